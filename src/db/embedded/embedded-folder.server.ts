import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { chmod, chown, cp, lchown, mkdir, readdir, realpath, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { programPath, type Binaries } from './embedded-binaries.server.ts'
import { EmbeddedPostgresError } from './embedded-error.server.ts'
import { canWriteIn, choosePostgresUser, ids, type SystemUser } from './embedded-user.server.ts'

/** Where this Postgres lives, which programs it is, and whom it runs as (null: as ourselves). */
export type ClusterFolder = { dataDir: string; binaries: Binaries; user: SystemUser | null }
type FolderOptions = { dataDir: string; binaries: Binaries; say: (line: string) => void }

const rootsOwnPlace = '/var/lib/calder'

export const clusterOf = (dataDir: string) => join(dataDir, 'cluster')
export const dataOf = (dataDir: string) => join(dataDir, 'cluster', 'data')

/** The wished folder, or one that works where the user Postgres runs as cannot reach that. */
export async function chooseFolder({
  dataDir: wished,
  binaries,
  say,
}: FolderOptions): Promise<ClusterFolder> {
  const user = choosePostgresUser(wished)
  const dataDir = user ? await chooseDataDir(wished, user, say) : await ownDataDir(wished)
  return { dataDir, binaries: await reachableBinaries(binaries, dataDir, user), user }
}

async function ownDataDir(wished: string): Promise<string> {
  await mkdir(wished, { recursive: true })
  const cluster = clusterOf(wished)
  if (existsSync(cluster) && process.getuid && statSync(cluster).uid !== process.getuid())
    throw new EmbeddedPostgresError(
      `The database in ${wished} belongs to another user of this machine; start the shop as that user or as root, or choose another DATA_DIR.`,
    )
  return wished
}

async function chooseDataDir(
  wished: string,
  user: SystemUser,
  say: FolderOptions['say'],
): Promise<string> {
  const instead = join(rootsOwnPlace, shortHash(wished))
  await openFor(wished, user)
  const isReached = canWriteIn(wished, user)
  const isHere = existsSync(clusterOf(wished))
  // Once begun, data stays where it is, even when the wished folder is opened up afterwards.
  if (isReached && (isHere || !existsSync(clusterOf(instead)))) return wished
  if (isHere && !existsSync(clusterOf(instead)))
    throw new EmbeddedPostgresError(
      `User ${user.name}, who owns the database in ${wished}, can no longer reach that folder; let them through, or move it to ${instead}.`,
    )
  await openFor(instead, user)
  await chmod(rootsOwnPlace, 0o755)
  say(`The database for ${wished} lives in ${instead}, where user ${user.name} can reach it.`)
  return instead
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
  const reached = user ? await copyBinaries(binaries, dataDir, user) : binaries
  const trouble = tryToRun(reached, user)
  if (trouble === null) return reached
  throw new EmbeddedPostgresError(
    `The Postgres that comes with the shop does not run on this machine (${trouble}); set DATABASE_URL to a Postgres of your own.`,
  )
}

/** What is in the way of running Postgres at all: permissions, or libraries this system lacks. */
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
    for (const path of await everythingIn(unfinished)) await lchown(path, user.uid, user.gid)
    await rename(unfinished, home).catch(() => rm(unfinished, { recursive: true }))
  }
  return { ...binaries, home }
}

async function everythingIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return [root, ...entries.map((entry) => join(entry.parentPath, entry.name))]
}
