import { chown } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { findBinaries } from './embedded-binaries.server.ts'
import { ensureCluster } from './embedded-cluster.server.ts'
import { holdPostgres, type Hold } from './embedded-hold.server.ts'
import { withFileLock } from './embedded-lock.server.ts'
import { chooseFolder, type ClusterFolder } from './embedded-folder.server.ts'
import { addressOf, ensureRunning, findPostmaster, halt } from './embedded-postmaster.server.ts'

export type EmbeddedPostgres = {
  url: string
  /** Where the data really is: not the wished folder when Postgres cannot reach that. */
  dataDir: string
  /** Whether it was running already: started by another process, or outliving a killed one. */
  adopted: boolean
  /** The last process to use it stops it. */
  stop(): Promise<'stopped' | 'left-running'>
}
type Options = {
  dataDir: string
  say?: (line: string) => void
  /** False trades the safety of what was written for speed: for tests only. */
  durable?: boolean
  database?: string
}

/**
 * The Postgres the shop brings along. Any number of processes may start it on one folder: the first
 * makes and starts it, the rest join, and whoever notices that it died brings it back.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { say = () => {}, durable = true, database = 'calder' } = options
  const place = await chooseFolder({
    dataDir: resolve(options.dataDir),
    binaries: findBinaries(),
    say,
  })
  const locked = <T>(work: () => Promise<T>) => withFolderLock(place, work)

  return locked(async () => {
    const password = await ensureCluster(place, { durable, say })
    const { port, adopted } = await ensureRunning(place, { password, durable })
    const address = addressOf(port, password, 'postgres')
    let isStopped = false
    const revive = () =>
      locked(async () => {
        if (!isStopped) await ensureRunning(place, { password, durable, port })
      })
    const hold = await holdPostgres({ address, revive, onLoss: say })
    await ensureDatabase(address, database)
    return {
      url: addressOf(port, password, database),
      dataDir: place.dataDir,
      adopted,
      stop: () => {
        isStopped = true
        return locked(() => stopUnlessUsed(place, hold, say))
      },
    }
  })
}

async function stopUnlessUsed(place: ClusterFolder, hold: Hold, say: (line: string) => void) {
  const isUp = (await findPostmaster(place)) !== null
  // A hold that just broke cannot count; then Postgres is gone, or the others will bring it back.
  const others = isUp ? await hold.countOthers().catch(() => 0) : 0
  await hold.release()
  if (others > 0) {
    say('Postgres stays up for the other processes of the shop.')
    return 'left-running'
  }
  await halt(place)
  return 'stopped'
}

async function ensureDatabase(address: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

async function withFolderLock<T>(place: ClusterFolder, work: () => Promise<T>): Promise<T> {
  const file = join(place.dataDir, 'lock')
  return withFileLock(file, async () => {
    if (place.user) await chown(file, place.user.uid, place.user.gid)
    return work()
  })
}
