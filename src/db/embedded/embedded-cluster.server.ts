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
 * Makes the database files once and gives their password. They are made aside and moved into place
 * whole: what a killed start leaves behind is never mistaken for a database.
 */
export async function ensureCluster(
  place: ClusterFolder,
  options: { durable: boolean; say: (line: string) => void },
): Promise<string> {
  const cluster = clusterOf(place.dataDir)
  await sweepUnfinished(place.dataDir)
  if (!existsSync(cluster)) {
    options.say(`Setting up a database in ${place.dataDir}.`)
    await rename(await makeCluster(place, options.durable), cluster)
    if (options.durable) await syncFolder(place.dataDir)
  }
  await refuseOtherMajor(place)
  return readFile(join(cluster, 'password'), 'utf8')
}

async function makeCluster(place: ClusterFolder, durable: boolean): Promise<string> {
  // A new name each time: an orphaned initdb may still be writing under the last one.
  const unfinished = join(place.dataDir, unfinishedPrefix + randomBytes(4).toString('hex'))
  const passwordFile = join(unfinished, 'password')
  await mkdir(unfinished, { mode: 0o700 })
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (place.user) {
    await chown(unfinished, place.user.uid, place.user.gid)
    await chown(passwordFile, place.user.uid, place.user.gid)
  }
  await runAs(place, 'initdb', [
    `--pgdata=${join(unfinished, 'data')}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Sorted by Postgres itself, so an index never depends on the machine's C library.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...(durable ? [] : ['--no-sync']),
  ])
  return unfinished
}

/** Runs one of Postgres' own programs to its end as the user Postgres belongs to. */
export async function runAs(
  place: ClusterFolder,
  program: 'initdb' | 'pg_ctl',
  args: string[],
): Promise<void> {
  const options = { ...ids(place.user), cwd: place.dataDir, env: bareEnvironment() }
  await promisify(execFile)(programPath(place.binaries, program), args, options).catch(
    (error: Error & { stderr?: string }) => {
      const reason = error.stderr?.trim().split('\n').at(-1) || error.message
      throw new EmbeddedPostgresError(`Postgres' ${program} failed: ${reason}`, { cause: error })
    },
  )
}

/** Nothing of ours is Postgres' business: neither secrets nor a stray PGDATA or PGPORT. */
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
  // One that is still being written to cannot be removed; the next start sweeps it.
  for (const name of leftovers)
    await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => {})
}

/** A rename is on the disk only when its folder is; Windows cannot open folders and needs no such care. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  await using handle = await open(folder, 'r')
  await handle.sync()
}
