import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { programPath } from './embedded-binaries.server.ts'
import { EmbeddedPostgresError } from './embedded-error.server.ts'
import { clusterOf, dataOf, type ClusterFolder } from './embedded-folder.server.ts'
import { ids } from './embedded-user.server.ts'

export const superuser = 'calder'
const unfinishedPrefix = 'cluster.unfinished-'

/**
 * Creates the database files once and returns their password. They are created in a temporary folder and
 * then renamed, so an interrupted start never leaves something that looks like a database.
 */
export async function ensureCluster(
  folder: ClusterFolder,
  options: { durable: boolean; print: (line: string) => void },
): Promise<string> {
  const cluster = clusterOf(folder.dataDir)
  await sweepUnfinished(folder.dataDir)
  if (!existsSync(cluster)) {
    options.print(`Setting up a database in ${folder.dataDir}.`)
    await rename(await makeCluster(folder, options.durable), cluster)
    if (options.durable) await syncFolder(folder.dataDir)
  }
  await refuseOtherMajor(folder)
  return readFile(join(cluster, 'password'), 'utf8')
}

async function makeCluster(folder: ClusterFolder, durable: boolean): Promise<string> {
  // A new name each time, because an orphaned initdb may still be writing under the last one.
  const unfinished = join(folder.dataDir, unfinishedPrefix + randomBytes(4).toString('hex'))
  const passwordFile = join(unfinished, 'password')
  await mkdir(unfinished, { mode: 0o700 })
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (folder.user) {
    await chown(unfinished, folder.user.uid, folder.user.gid)
    await chown(passwordFile, folder.user.uid, folder.user.gid)
  }
  await runAs(folder, 'initdb', [
    `--pgdata=${join(unfinished, 'data')}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Postgres' own collation, so that an index never depends on the machine's C library.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...(durable ? [] : ['--no-sync']),
  ])
  return unfinished
}

/** Runs one of Postgres' own programs to its end as the user that owns Postgres. */
export async function runAs(
  folder: ClusterFolder,
  program: 'initdb' | 'pg_ctl',
  args: string[],
): Promise<void> {
  const options = { ...ids(folder.user), cwd: folder.dataDir, env: bareEnvironment() }
  await promisify(execFile)(programPath(folder.binaries, program), args, options).catch(
    (error: Error & { stderr?: string }) => {
      const reason = error.stderr?.trim().split('\n').at(-1) || error.message
      throw new EmbeddedPostgresError(`Postgres' ${program} failed: ${reason}`, { cause: error })
    },
  )
}

/** Postgres inherits no environment of ours: neither secrets nor a stray PGDATA or PGPORT. */
export const bareEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  SystemRoot: process.env['SystemRoot'],
  LC_ALL: 'C',
})

async function refuseOtherMajor({ dataDir, binaries }: ClusterFolder): Promise<void> {
  const made = (await readFile(join(dataOf(dataDir), 'PG_VERSION'), 'utf8')).trim()
  const ours = binaries.version.split('.')[0]
  if (made !== ours)
    throw new EmbeddedPostgresError(
      `The database in ${dataDir} was made by Postgres ${made} and this shop brings Postgres ${ours}; move the folder away, or set DATABASE_URL to a Postgres ${made}.`,
    )
}

async function sweepUnfinished(dataDir: string): Promise<void> {
  const leftovers = (await readdir(dataDir)).filter((name) => name.startsWith(unfinishedPrefix))
  // A folder that is still being written to cannot be removed; the next start sweeps it.
  for (const name of leftovers)
    await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => {})
}

/** A rename is durable only once its folder is synced; Windows cannot open folders and does not need this. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  await using handle = await open(folder, 'r')
  await handle.sync()
}
