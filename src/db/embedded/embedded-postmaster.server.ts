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
type LaunchOptions = {
  password: string
  durable: boolean
  /** The port already in use by clients, which a restart must keep. */ port?: number
}

const logSizeLimit = 10_000_000
const startLimitMs = 20_000
const transientErrors = /address already in use|could not bind|shared memory block .* still in use/i

export const connectionUrl = (port: number, password: string, database: string): string =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`

/** Takes over the Postgres that runs on this folder, or starts one. The caller must hold the folder's lock. */
export async function ensureRunning(
  folder: ClusterFolder,
  options: LaunchOptions,
): Promise<Running> {
  for (;;) {
    const postmaster = await findPostmaster(folder)
    if (!postmaster) return { port: await launch(folder, options), adopted: false }
    // It may be recovering and answer soon, or shutting down and end soon.
    if (
      postmaster.port &&
      (await answers(connectionUrl(postmaster.port, options.password, 'postgres')))
    )
      return { port: postmaster.port, adopted: true }
    await sleep(50)
  }
}

/** Fast shutdown: open transactions are rolled back, committed ones are kept. */
export async function halt(folder: ClusterFolder): Promise<void> {
  if (!(await findPostmaster(folder))) return
  await runAs(folder, 'pg_ctl', [
    'stop',
    '-D',
    dataOf(folder.dataDir),
    '-m',
    'fast',
    '-w',
    '-t',
    '30',
  ])
}

/** The process id and port in Postgres' pid file, if that process really is this Postgres. */
export async function findPostmaster(
  folder: ClusterFolder,
): Promise<{ pid: number; port: number } | null> {
  const data = dataOf(folder.dataDir)
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return null
  const lines = (await readFile(file, 'utf8')).split('\n')
  const pid = Number(lines[0])
  if (!isRunning(pid)) return null
  if (isPostgresOn(lines[1] ?? data, pid)) return { pid, port: Number(lines[3] ?? 0) }
  // After a reboot the process id may belong to any program, and Postgres would refuse to start. It accepts
  // its own parent's id; the rest of the file still guards against orphaned backends.
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

async function launch(folder: ClusterFolder, options: LaunchOptions): Promise<number> {
  const deadline = Date.now() + startLimitMs
  for (;;) {
    const port = options.port ?? (await freePort())
    const problem = await tryLaunch(folder, { ...options, port })
    if (problem === null) return port
    // Backends of a killed Postgres take a while to exit, and a free port may be taken by another program.
    if (Date.now() > deadline || !transientErrors.test(problem))
      throw new EmbeddedPostgresError(
        `Postgres did not start: ${lastFatal(problem)} (the whole story is in ${logOf(folder)}).`,
      )
    await sleep(200)
  }
}

async function tryLaunch(
  folder: ClusterFolder,
  { port, password, durable }: LaunchOptions & { port: number },
): Promise<string | null> {
  const { file, from, descriptor } = openLog(folder)
  const child = spawn(
    programPath(folder.binaries, 'postgres'),
    ['-D', dataOf(folder.dataDir), '-p', String(port), ...settingFlags(durable)],
    {
      ...ids(folder.user),
      cwd: folder.dataDir,
      env: bareEnvironment(),
      // A process group of its own: Ctrl-C then reaches only the shop, which stops Postgres last.
      detached: true,
      windowsHide: true,
      stdio: ['ignore', descriptor, descriptor],
    },
  )
  closeSync(descriptor)
  child.unref()
  const exited = new AbortController()
  const end = new Promise<string>((settle) => {
    child.once('error', (error) => settle(error.message))
    child.once('exit', () => settle(readFileSync(file).subarray(from).toString()))
  }).finally(() => exited.abort())
  const answering = untilAnswering(connectionUrl(port, password, 'postgres'), exited.signal)
  const problem = await Promise.race([end, answering])
  // Once it has answered, its exit need not be reported, and by then its log may be gone with its folder.
  child.removeAllListeners('exit')
  return problem
}

async function untilAnswering(url: string, exited: AbortSignal): Promise<null> {
  while (!exited.aborted && !(await answers(url))) await sleep(25)
  return null
}

/** A checkpoint blocks creating and dropping databases until it is over, and tests do that all the time. */
const nonDurable = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  checkpoint_timeout: '1d',
  max_wal_size: '4GB',
}

/** Passed at every start rather than stored once, so that an old folder gets new settings too. */
function settingFlags(durable: boolean): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    // Socket paths must be short, and the path of a data folder may be long.
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
    ...(durable ? {} : nonDurable),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

const logOf = (folder: ClusterFolder) => join(folder.dataDir, 'postgres.log')

function openLog(folder: ClusterFolder): { file: string; from: number; descriptor: number } {
  const file = logOf(folder)
  const size = existsSync(file) ? statSync(file).size : 0
  if (size > logSizeLimit) renameSync(file, `${file}.old`)
  const descriptor = openSync(file, 'a', 0o600)
  if (folder.user) fchownSync(descriptor, folder.user.uid, folder.user.gid)
  return { file, from: size > logSizeLimit ? 0 : size, descriptor }
}

const lastFatal = (log: string): string =>
  /.*FATAL:\s*(.*)/s.exec(log)?.[1]?.split('\n')[0] ??
  log.trim().split('\n').at(-1) ??
  'no reason given'

/** Whether Postgres accepts our password; false while starting up, recovering or shutting down. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
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
