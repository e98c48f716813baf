/**
 * Measures account calls with client, shop and database on one machine: logins (a hash each, two at a time),
 * renewals, and reads of the current customer; and whether the time of a refusal reveals known email
 * addresses: the ratio of the medians, and how often a guess by time alone is right (0.5 is chance).
 */
import { Agent } from 'node:http'
import pg from 'pg'
import { send as sendCall } from './load/cart-load.ts'
import { startOwnPostgres } from './own-postgres.ts'
import { median, spread, startShop, stopped } from './shop-process.ts'

const connections = 16
const seconds = 4
const people = 60
/** The limits allow this many for one email address. */
const roundsPerPerson = 5
const password = 'gravel before breakfast'

type Call = { path: string; body?: unknown; cookies?: Map<string, string> }

const agent = new Agent({ keepAlive: true, maxSockets: connections })

async function send(port: number, { path, body, cookies = new Map() }: Call) {
  const method = body === undefined ? 'GET' : 'POST'
  const startedAt = performance.now()
  const answer = await sendCall({ agent, port, cookies }, { name: path, method, path, body })
  const ms = performance.now() - startedAt
  for (const [name, value] of answer.cookies) cookies.set(name, value)
  return { status: answer.status, ms }
}

const openShop = (databaseUrl: string, environment: Record<string, string> = {}) =>
  startShop({
    DATABASE_URL: databaseUrl,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ...environment,
  })

/** Deletes the counts of attempts, because this many mails within the hour would be refused. */
async function deleteAttempts(databaseUrl: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('delete from rate_limits')
  await client.query('delete from graphile_worker._private_jobs')
  await client.end()
}

const emailOf = (person: number) => `rider-${person}@riders.example`

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
    `${name.padEnd(22)} ${String(Math.round(times.length / seconds)).padStart(6)}/s at ${atOnce} connections, ${spread(times)}`,
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

const postgres = await startOwnPostgres()
const shop = await openShop(postgres.url, { JOBS: 'false' })
const { port } = shop
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
await stopped(shop)
// The same process sends the mails: their work must not be seen in the time of the answers.
await deleteAttempts(postgres.url)
const sending = await openShop(postgres.url)
await compareAnswers({ port: sending.port, name: 'reset, jobs here', path: 'auth/reset-password' })
await stopped(sending)
agent.destroy()
await postgres.remove()
