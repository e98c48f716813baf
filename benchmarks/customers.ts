/**
 * Measures account calls with client, shop and database on one machine: logins (a hash each, two at a time),
 * renewals, and reads of the current customer; and whether the time of a refusal reveals known email
 * addresses: the ratio of the medians, and how often a guess by time alone is right (0.5 is chance).
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/db/embedded/embedded.server.ts'

const connections = 16
const seconds = 4
const people = 60
/** The limits allow this many for one email address. */
const roundsPerPerson = 5
const password = 'gravel before breakfast'

type Call = { path: string; body?: unknown; cookies?: Map<string, string> }

const agent = new Agent({ keepAlive: true, maxSockets: connections })
let senders = 0

/** Every call comes from another IP address, so that the shop is measured and not its limits. */
function nextIp(): string {
  senders += 1
  return `10.${(senders >> 16) & 255}.${(senders >> 8) & 255}.${senders & 255}`
}

async function send(port: number, { path, body, cookies }: Call) {
  const cookie = [...(cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const outgoing = request({
    agent,
    host: '127.0.0.1',
    port,
    method: body === undefined ? 'GET' : 'POST',
    path: `/nuxt/api/${path}`,
    headers: {
      'x-forwarded-for': nextIp(),
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
  })
  const startedAt = performance.now()
  outgoing.end(body === undefined ? undefined : JSON.stringify(body))
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  await text(incoming)
  const ms = performance.now() - startedAt
  for (const line of incoming.headers['set-cookie'] ?? []) {
    const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=')
    cookies?.set(name, value)
  }
  return { status: incoming.statusCode ?? 0, ms }
}

async function startShop(
  databaseUrl: string,
  environment: Record<string, string>,
): Promise<{ port: number; child: ChildProcess }> {
  const port = 4500 + Math.floor(Math.random() * 400)
  const env = {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
    SHUTDOWN_NOTICE_SECONDS: '0',
    ...environment,
  }
  const child = spawn('node', ['build/server/server.js'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; tries < 600; tries += 1) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return { port, child }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The shop did not start')
}

async function stopShop(child: ChildProcess) {
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** Deletes the counts of attempts, because this many mails within the hour would be refused. */
async function deleteAttempts(databaseUrl: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('delete from rate_limits')
  await client.query('delete from graphile_worker._private_jobs')
  await client.end()
}

const emailOf = (person: number) => `rider-${person}@riders.example`
const inOrder = (times: readonly number[]) => times.toSorted((a, b) => a - b)
const median = (times: readonly number[]) => inOrder(times)[Math.floor(times.length / 2)] ?? 0
const share = (times: readonly number[], part: number) =>
  (inOrder(times)[Math.floor(times.length * part)] ?? 0).toFixed(1)

/** Runs this many calls at once, each as soon as the last is answered. */
async function load(
  name: string,
  atOnce: number,
  work: (worker: number) => Promise<{ status: number; ms: number }>,
) {
  const times: number[] = []
  const endsAt = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: atOnce }, async (_, worker) => {
      while (performance.now() < endsAt) {
        const { status, ms } = await work(worker)
        if (status !== 200) throw new Error(`${name} answered ${status}`)
        times.push(ms)
      }
    }),
  )
  console.log(
    `${name.padEnd(22)} ${String(Math.round(times.length / seconds)).padStart(6)}/s at ${atOnce} connections, 50 % ${share(times, 0.5)} ms, 95 % ${share(times, 0.95)} ms, 99 % ${share(times, 0.99)} ms`,
  )
}

/**
 * The share of pairs, one answer of each kind, in which the slower one is of the first kind: half if nothing
 * distinguishes them.
 */
function chanceOfGuessing(a: readonly number[], b: readonly number[]): number {
  const wins = a.reduce((sum, x) => sum + b.filter((y) => x > y).length, 0)
  return wins / (a.length * b.length)
}

type Compared = { port: number; name: string; path: string; body?: (round: number) => object }

/** Sends calls about known and unknown email addresses in turn and prints whether their times differ. */
async function compareAnswers({ port, name, path, body = () => ({}) }: Compared) {
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < roundsPerPerson; round += 1)
    for (let person = 0; person < people; person += 1) {
      const measure = async (email: string) =>
        (await send(port, { path, body: { ...body(round), email } })).ms
      const timeKnown = async () => known.push(await measure(emailOf(person)))
      const timeUnknown = async () => unknown.push(await measure(`no-${emailOf(person)}`))
      // The one that always comes second would be served by a warmer machine.
      for (const each of person % 2 === 0 ? [timeKnown, timeUnknown] : [timeUnknown, timeKnown])
        await each()
    }
  const [a, b] = [median(known), median(unknown)]
  console.log(
    `${name.padEnd(22)} known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms (medians of ${known.length}), ratio ${(a / b).toFixed(3)}, told apart ${chanceOfGuessing(known, unknown).toFixed(3)}`,
  )
}

const dataDir = await mkdtemp(join(tmpdir(), 'calder-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir })
const { port, child } = await startShop(postgres.url, { JOBS: 'false' })
const browsers = Array.from({ length: people }, () => new Map<string, string>())
for (const [person, cookies] of browsers.entries()) {
  const body = { firstName: 'Ada', lastName: 'Rider', email: emailOf(person), password }
  await send(port, { path: 'auth/register', body })
  await send(port, { path: 'auth/login', body: { email: emailOf(person), password }, cookies })
}
await compareAnswers({
  port,
  name: 'login refused',
  path: 'auth/login',
  body: (round) => ({ password: `wrong ${round}` }),
})
await compareAnswers({ port, name: 'reset, jobs elsewhere', path: 'auth/reset-password' })
await load('renew-token', connections, (worker) => {
  const cookies = browsers[worker] ?? new Map<string, string>()
  return send(port, { path: 'auth/renew-token', body: {}, cookies })
})
await load('customer', connections, (worker) => {
  const cookies = browsers[worker] ?? new Map<string, string>()
  return send(port, { path: 'auth/customer', cookies })
})
// So many logins end the older sessions of a customer, so this comes last.
await load('login', 2, (worker) =>
  send(port, { path: 'auth/login', body: { email: emailOf(worker), password } }),
)
await stopShop(child)
// The same process sends the mails: their work must not be seen in the time of the answers.
await deleteAttempts(postgres.url)
const sending = await startShop(postgres.url, { DATA_DIR: dataDir })
await compareAnswers({ port: sending.port, name: 'reset, jobs here', path: 'auth/reset-password' })
await stopShop(sending.child)
agent.destroy()
await postgres.stop()
await rm(dataDir, { recursive: true, force: true })
