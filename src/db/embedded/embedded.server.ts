import { chown } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { findBinaries } from './embedded-binaries.server.ts'
import { ensureCluster } from './embedded-cluster.server.ts'
import { holdPostgres, type Hold } from './embedded-hold.server.ts'
import { withFileLock } from './embedded-lock.server.ts'
import { chooseFolder, type ClusterFolder } from './embedded-folder.server.ts'
import { connectionUrl, ensureRunning, findPostmaster, halt } from './embedded-postmaster.server.ts'

export type EmbeddedPostgres = {
  url: string
  /** The actual data folder; not the requested one when Postgres cannot reach that. */
  dataDir: string
  /** Whether it was running already: started by another process, or left by a killed one. */
  adopted: boolean
  /** Stops Postgres unless another process still uses it. */
  stop(): Promise<'stopped' | 'left-running'>
}
type Options = {
  dataDir: string
  print?: (line: string) => void
  /** False trades durability for speed: for tests only. */
  durable?: boolean
  database?: string
}

/**
 * The Postgres that comes with the shop. Any number of processes may start it on one folder: the first
 * creates and starts it, the rest join, and any of them restarts it when it dies.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { print = () => {}, durable = true, database = 'calder' } = options
  const folder = await chooseFolder({
    dataDir: resolve(options.dataDir),
    binaries: findBinaries(),
    print,
  })
  const locked = <T>(work: () => Promise<T>) => withFolderLock(folder, work)

  return locked(async () => {
    const password = await ensureCluster(folder, { durable, print })
    const { port, adopted } = await ensureRunning(folder, { password, durable })
    const url = connectionUrl(port, password, 'postgres')
    let isStopped = false
    const revive = () =>
      locked(async () => {
        if (!isStopped) await ensureRunning(folder, { password, durable, port })
      })
    const hold = await holdPostgres({ url, revive, onLoss: print })
    await ensureDatabase(url, database)
    return {
      url: connectionUrl(port, password, database),
      dataDir: folder.dataDir,
      adopted,
      stop: () => {
        isStopped = true
        return locked(() => stopUnlessUsed(folder, hold, print))
      },
    }
  })
}

async function stopUnlessUsed(folder: ClusterFolder, hold: Hold, print: (line: string) => void) {
  const isUp = (await findPostmaster(folder)) !== null
  // A connection that just broke cannot count; then Postgres is gone, or the other processes restart it.
  const others = isUp ? await hold.countOthers().catch(() => 0) : 0
  await hold.release()
  if (others > 0) {
    print('Postgres stays up for the other processes of the shop.')
    return 'left-running'
  }
  await halt(folder)
  return 'stopped'
}

async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

async function withFolderLock<T>(folder: ClusterFolder, work: () => Promise<T>): Promise<T> {
  const file = join(folder.dataDir, 'lock')
  return withFileLock(file, async () => {
    if (folder.user) await chown(file, folder.user.uid, folder.user.gid)
    return work()
  })
}
