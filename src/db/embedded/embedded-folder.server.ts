import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { chmod, chown, cp, lchown, mkdir, readdir, realpath, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { programPath, type Binaries } from './embedded-binaries.server.ts'
import { EmbeddedPostgresError } from './embedded-error.server.ts'
import { canWriteIn, choosePostgresUser, ids, type SystemUser } from './embedded-user.server.ts'

/** The data folder, the Postgres programs, and the user they run as (null: the current user). */
export type ClusterFolder = { dataDir: string; binaries: Binaries; user: SystemUser | null }
type FolderOptions = { dataDir: string; binaries: Binaries; print: (line: string) => void }

const rootFallback = '/var/lib/calder'

export const clusterOf = (dataDir: string) => join(dataDir, 'cluster')
export const dataOf = (dataDir: string) => join(dataDir, 'cluster', 'data')

/** The requested folder, or another one where the user that Postgres runs as cannot reach it. */
export async function chooseFolder({
  dataDir: requested,
  binaries,
  print,
}: FolderOptions): Promise<ClusterFolder> {
  const user = choosePostgresUser(requested)
  const dataDir = user ? await chooseDataDir(requested, user, print) : await ownDataDir(requested)
  return { dataDir, binaries: await reachableBinaries(binaries, dataDir, user), user }
}

async function ownDataDir(requested: string): Promise<string> {
  await mkdir(requested, { recursive: true })
  const cluster = clusterOf(requested)
  if (existsSync(cluster) && process.getuid && statSync(cluster).uid !== process.getuid())
    throw new EmbeddedPostgresError(
      `The database in ${requested} belongs to another user of this machine; start the shop as that user or as root, or choose another DATA_DIR.`,
    )
  return requested
}

async function chooseDataDir(
  requested: string,
  user: SystemUser,
  print: FolderOptions['print'],
): Promise<string> {
  const fallback = join(rootFallback, shortHash(requested))
  await openFor(requested, user)
  const isReachable = canWriteIn(requested, user)
  const isHere = existsSync(clusterOf(requested))
  // Existing data stays where it is, even when the requested folder becomes reachable afterwards.
  if (isReachable && (isHere || !existsSync(clusterOf(fallback)))) return requested
  if (isHere && !existsSync(clusterOf(fallback)))
    throw new EmbeddedPostgresError(
      `User ${user.name}, who owns the database in ${requested}, can no longer reach that folder; let them through, or move it to ${fallback}.`,
    )
  await openFor(fallback, user)
  await chmod(rootFallback, 0o755)
  print(`The database for ${requested} lives in ${fallback}, where user ${user.name} can reach it.`)
  return fallback
}

async function openFor(folder: string, user: SystemUser): Promise<void> {
  await mkdir(folder, { recursive: true })
  await chown(folder, user.uid, user.gid)
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

async function reachableBinaries(
  binaries: Binaries,
  dataDir: string,
  user: SystemUser | null,
): Promise<Binaries> {
  if (tryToRun(binaries, user) === null) return binaries
  const reachable = user ? await copyBinaries(binaries, dataDir, user) : binaries
  const problem = tryToRun(reachable, user)
  if (problem === null) return reachable
  throw new EmbeddedPostgresError(
    `The Postgres that comes with the shop does not run on this machine (${problem}); set DATABASE_URL to a Postgres of your own.`,
  )
}

/** The reason why Postgres cannot run at all: permissions, or missing system libraries. Null when it runs. */
function tryToRun(binaries: Binaries, user: SystemUser | null): string | null {
  const postgres = programPath(binaries, 'postgres')
  const tried = spawnSync(postgres, ['--version'], { ...ids(user), cwd: '/', encoding: 'utf8' })
  if (tried.status === 0) return null
  return tried.error?.message ?? tried.stderr.trim().split('\n').at(-1) ?? 'no reason given'
}

async function copyBinaries(
  binaries: Binaries,
  dataDir: string,
  user: SystemUser,
): Promise<Binaries> {
  const home = join(dataDir, `binaries-${binaries.version}`)
  if (!existsSync(home)) {
    const unfinished = `${home}.${randomBytes(4).toString('hex')}`
    await cp(await realpath(binaries.home), unfinished, {
      recursive: true,
      verbatimSymlinks: true,
    })
    // Root's umask may have closed the files to everyone but their owner.
    for (const path of await pathsIn(unfinished)) await lchown(path, user.uid, user.gid)
    await rename(unfinished, home).catch(() => rm(unfinished, { recursive: true }))
  }
  return { ...binaries, home }
}

async function pathsIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return [root, ...entries.map((entry) => join(entry.parentPath, entry.name))]
}
