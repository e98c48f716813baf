import { execFileSync, spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fchownSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { programPath } from './embedded-binaries.server.ts'
import { bareEnvironment, runAs, superuser } from './embedded-cluster.server.ts'
import { EmbeddedPostgresError } from './embedded-error.server.ts'
import { dataOf, type ClusterFolder } from './embedded-folder.server.ts'
import { freePort } from './embedded-port.server.ts'
import { ids } from './embedded-user.server.ts'

type Running = { port: number; adopted: boolean }
type Wanted = {
  password: string
  durable: boolean
  /** The one given out already. */ port?: number
}

const logSizeLimit = 10_000_000
const startPatienceMs = 20_000
const passingTroubles = /address already in use|could not bind|shared memory block .* still in use/i

export const addressOf = (port: number, password: string, database: string): string =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`

/** Takes over the Postgres that runs on this folder, or starts one. Only under the folder's lock. */
export async function ensureRunning(place: ClusterFolder, wanted: Wanted): Promise<Running> {
  for (;;) {
    const postmaster = await findPostmaster(place)
    if (!postmaster) return { port: await launch(place, wanted), adopted: false }
    // It may be recovering, in which case it soon answers, or on its way out, in which case it goes.
    if (postmaster.port && (await answers(addressOf(postmaster.port, wanted.password, 'postgres'))))
      return { port: postmaster.port, adopted: true }
    await sleep(50)
  }
}

/** Fast shutdown: transactions in flight are rolled back, what was acknowledged is kept. */
export async function halt(place: ClusterFolder): Promise<void> {
  if (!(await findPostmaster(place))) return
  await runAs(place, 'pg_ctl', [
    'stop',
    '-D',
    dataOf(place.dataDir),
    '-m',
    'fast',
    '-w',
    '-t',
    '30',
  ])
}

/** The process id and port that Postgres wrote down, if that process really is this Postgres. */
export async function findPostmaster(
  place: ClusterFolder,
): Promise<{ pid: number; port: number } | null> {
  const data = dataOf(place.dataDir)
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return null
  const lines = (await readFile(file, 'utf8')).split('\n')
  const pid = Number(lines[0])
  if (!isRunning(pid)) return null
  if (isPostgresOn(lines[1] ?? data, pid)) return { pid, port: Number(lines[3] ?? 0) }
  // After a reboot the number may belong to any program, and Postgres would refuse to start. It never
  // minds its own parent's number; the rest of the file still guards against orphaned backends.
  await writeFile(file, [process.pid, ...lines.slice(1)].join('\n'))
  return null
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function isPostgresOn(data: string, pid: number): boolean {
  if (process.platform === 'win32') return true
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes('postgres') && command.includes(data)
  } catch {
    return false
  }
}

async function launch(place: ClusterFolder, wanted: Wanted): Promise<number> {
  const deadline = Date.now() + startPatienceMs
  for (;;) {
    const port = wanted.port ?? (await freePort())
    const trouble = await tryLaunch(place, { ...wanted, port })
    if (trouble === null) return port
    // Backends of a killed Postgres take a moment to notice, and a free port may be snatched away.
    if (Date.now() > deadline || !passingTroubles.test(trouble))
      throw new EmbeddedPostgresError(
        `Postgres did not start: ${lastFatal(trouble)} (the whole story is in ${logOf(place)}).`,
      )
    await sleep(200)
  }
}

async function tryLaunch(
  place: ClusterFolder,
  { port, password, durable }: Wanted & { port: number },
): Promise<string | null> {
  const { file, from, descriptor } = openLog(place)
  const child = spawn(
    programPath(place.binaries, 'postgres'),
    ['-D', dataOf(place.dataDir), '-p', String(port), ...settingFlags(durable)],
    {
      ...ids(place.user),
      cwd: place.dataDir,
      env: bareEnvironment(),
      // A group of its own: Ctrl-C reaches the shop first, which stops Postgres last.
      detached: true,
      windowsHide: true,
      stdio: ['ignore', descriptor, descriptor],
    },
  )
  closeSync(descriptor)
  child.unref()
  const over = new AbortController()
  const end = new Promise<string>((settle) => {
    child.once('error', (error) => settle(error.message))
    child.once('exit', () => settle(readFileSync(file).subarray(from).toString()))
  }).finally(() => over.abort())
  const answering = untilAnswering(addressOf(port, password, 'postgres'), over.signal)
  const trouble = await Promise.race([end, answering])
  // Once it has answered, its end needs no telling, and by then its log may be gone with its folder.
  child.removeAllListeners('exit')
  return trouble
}

async function untilAnswering(address: string, over: AbortSignal): Promise<null> {
  while (!over.aborted && !(await answers(address))) await sleep(25)
  return null
}

/** A checkpoint halts everyone who makes or drops a database until it is over, and tests do that all the time. */
const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  checkpoint_timeout: '1d',
  max_wal_size: '4GB',
}

/** Given at every start rather than written down once, so that an old folder gets new settings too. */
function settingFlags(durable: boolean): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    // Socket paths must be short and a data folder's may be long.
    unix_socket_directories: '',
    shared_buffers: '128MB',
    max_connections: '200',
    wal_compression: 'on',
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Details and statements of a failed query quote what shoppers typed.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    ...(durable ? {} : forgetful),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

const logOf = (place: ClusterFolder) => join(place.dataDir, 'postgres.log')

function openLog(place: ClusterFolder): { file: string; from: number; descriptor: number } {
  const file = logOf(place)
  const size = existsSync(file) ? statSync(file).size : 0
  if (size > logSizeLimit) renameSync(file, `${file}.old`)
  const descriptor = openSync(file, 'a', 0o600)
  if (place.user) fchownSync(descriptor, place.user.uid, place.user.gid)
  return { file, from: size > logSizeLimit ? 0 : size, descriptor }
}

const lastFatal = (log: string): string =>
  /.*FATAL:\s*(.*)/s.exec(log)?.[1]?.split('\n')[0] ??
  log.trim().split('\n').at(-1) ??
  'no reason given'

/** Whether somebody with our password is at home; false while starting up, recovering or shutting down. */
async function answers(address: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
