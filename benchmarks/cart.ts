/**
 * Measures cart calls at 16 connections, on Postgres that writes to disk, with client, shop and database on
 * one machine: requests a second, their times, and statements a call, counted between shop and database.
 * Budgets: 600 adds and 1,500 reads a second where bare `node:http` answers 32,000. It is measured first,
 * and a machine on which it answers fewer has so much less to reach.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { connect, createServer } from 'node:net'
import { startBareWith } from './load/bare-http.ts'
import {
  addItem,
  send,
  type Call,
  calls,
  connections,
  guestCart,
  logIn,
  seconds,
  type Shopper,
  shopperAt,
  warmUpSeconds,
} from './load/cart-load.ts'
import { startOwnPostgres } from './own-postgres.ts'
import { processorSeconds, type Server, spread, startShop, stopped } from './shop-process.ts'
import { verdict } from './verdict.ts'

/** Shoppers come from IP addresses of their own, which only a trusted proxy may name. */
const openShop = (databaseUrl: string) =>
  startShop({
    DATABASE_URL: databaseUrl,
    JOBS: 'false',
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '127.0.0.1',
  })

/** A proxy between shop and database: every simple query and every execution counts as one statement. */
async function countingProxy(target: URL) {
  let statements = 0
  const server = createServer((shop) => {
    const database = connect(Number(target.port), target.hostname)
    let isStarted = false
    let held = Buffer.alloc(0)
    shop.on('data', (chunk) => {
      database.write(chunk)
      held = Buffer.concat([held, chunk])
      for (;;) {
        const head = isStarted ? 1 : 0
        if (held.length < head + 4) return
        const size = head + held.readUInt32BE(head)
        if (held.length < size) return
        if (isStarted && 'QE'.includes(String.fromCharCode(held[0] ?? 0))) statements += 1
        isStarted = true
        held = held.subarray(size)
      }
    })
    database.pipe(shop)
    for (const socket of [shop, database]) socket.on('error', () => socket.destroy())
    shop.on('close', () => database.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as { port: number }).port)
  return { url: url.href, count: () => statements, close: () => server.close() }
}

async function countStatements(databaseUrl: string): Promise<Map<string, number>> {
  const proxy = await countingProxy(new URL(databaseUrl))
  const shop = await openShop(proxy.url)
  const agent = new Agent({ keepAlive: true })
  const guest = shopperAt(shop.port, agent)
  const customer = shopperAt(shop.port, agent)
  const authCartId = await logIn(customer)
  const counted = new Map<string, number>()
  async function count(name: string, shopper: Shopper, call: Call) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    const before = proxy.count()
    await send(shopper, call)
    counted.set(name, proxy.count() - before)
  }
  for (const call of calls) {
    if (call.name === 'merge-cart') {
      const guestCartId = await guestCart(guest)
      await count(call.name, customer, { ...call, body: { guestCartId, authCartId } })
      continue
    }
    const { cookies } = await send({ ...guest, cookies: new Map() }, addItem)
    await count(call.name, { ...guest, cookies }, call)
  }
  agent.destroy()
  await stopped(shop)
  proxy.close()
  return counted
}

/** Calls a second, where bare `node:http` answers this many. */
const budgets: Record<string, number> = { 'add-item': 600, 'fetch-cart': 1_500 }
const bareOfBudgets = 32_000

/** Returns how many were answered a second. `bare` is how many bare `node:http` answers here. */
async function measure(server: Server, name: string, bare = 0): Promise<number> {
  const before = processorSeconds(server)
  const client = fork(new URL('load/cart-load.ts', import.meta.url), [String(server.port), name])
  const [times] = (await once(client, 'message')) as [number[]]
  const spent = processorSeconds(server) - before
  // The preparation of a merge, with the hashing of two logins, is not part of its time.
  const own = (spent * 1000 * seconds) / (seconds + warmUpSeconds) / times.length
  const processor = name === 'merge-cart' ? '' : ` ${own.toFixed(2)} ms of the server's processor,`
  const queries = statements.has(name) ? `, ${statements.get(name)} statements` : ''
  const perSecond = times.length / seconds
  const budget = budgets[name]
  const judged =
    budget === undefined
      ? ''
      : `; ${verdict(perSecond, { least: Math.round(budget * Math.min(1, bare / bareOfBudgets)) }, '/s')}`
  console.log(
    `${name.padEnd(22)} ${String(Math.round(perSecond)).padStart(6)}/s,${processor} ${spread(times)}${queries}${judged}`,
  )
  return perSecond
}

const postgres = await startOwnPostgres()
// The first start makes the tables and the demo shop.
await stopped(await openShop(postgres.url))
const statements = await countStatements(postgres.url)
console.log(`${connections} connections, ${seconds} s each`)
const bareServer = await startBareWith(Buffer.alloc(1_800, 'x'))
const bare = await measure(bareServer, 'bare')
bareServer.child.kill()
const shop = await openShop(postgres.url)
for (const { name } of calls) await measure(shop, name, bare)
await stopped(shop)
await postgres.remove()
