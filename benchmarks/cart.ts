/**
 * What the cart bears: requests a second and how long they take at 16 connections, on Postgres that
 * writes to disk, with client, shop and database on one machine; and how many statements each call
 * takes, counted between the shop and the database. Budgets: 600 adds and 1,500 reads a second.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startEmbeddedPostgres } from '../src/db/embedded.server.ts'

const connections = 16
const seconds = 4
const sku = 'HLM-CREST-M-INK'

type Call = { name: string; method: 'GET' | 'POST'; path: string; body?: unknown; isKeyed?: true }
const item = { cartItems: [{ sku, quantity: 1 }] }
const calls: readonly Call[] = [
  { name: 'fetch-cart', method: 'GET', path: 'fetch-cart' },
  { name: 'add-item', method: 'POST', path: 'add-item', body: item },
  { name: 'add-item, with a key', method: 'POST', path: 'add-item', body: item, isKeyed: true },
  { name: 'clear-cart', method: 'POST', path: 'clear-cart', body: {} },
]

type Answer = { status: number; cookie: string; body: string }

async function ask(agent: Agent, port: number, call: Call, cookie: string): Promise<Answer> {
  const outgoing = request({
    agent,
    host: '127.0.0.1',
    port,
    method: call.method,
    path: `/nuxt/api/cart/${call.path}`,
    headers: {
      'x-storefront': '1',
      ...(cookie && { cookie }),
      ...(call.body !== undefined && { 'content-type': 'application/json' }),
      ...(call.isKeyed && { 'idempotency-key': crypto.randomUUID() }),
    },
  })
  outgoing.end(call.body === undefined ? undefined : JSON.stringify(call.body))
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  const body = await text(incoming)
  const [set = ''] = incoming.headers['set-cookie'] ?? []
  return { status: incoming.statusCode ?? 0, cookie: set.split(';', 1)[0] ?? '', body }
}

/** Shoppers with a cart each, asking as fast as they are answered. Runs in a process of its own. */
async function load(port: number, call: Call) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const endsAt = performance.now() + seconds * 1000
  async function shopper() {
    const { cookie } = await ask(agent, port, calls[1] as Call, '')
    let asked = 0
    while (performance.now() < endsAt) {
      // a line holds 99 pieces, so now and then the shopper starts again
      if (call.path === 'add-item' && (asked += 1) % 90 === 0)
        await ask(agent, port, calls[3] as Call, cookie)
      const startedAt = performance.now()
      const { status, body } = await ask(agent, port, call, cookie)
      if (status !== 200 || body.includes('"user_errors":[{')) throw new Error(body)
      times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: connections }, shopper))
  agent.destroy()
  process.send?.(times.toSorted((a, b) => a - b))
}

async function startShop(databaseUrl: string): Promise<{ port: number; child: ChildProcess }> {
  const port = 4500 + Math.floor(Math.random() * 400)
  const env = {
    ...process.env,
    CART_WRITES_PER_MINUTE: '1000000',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    JOBS: 'false',
    LOG_LEVEL: 'warn',
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

/** Between shop and database: every simple query and every execution is one statement. */
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

/** Processor seconds the shop has used, from the kernel's own books: a figure that a busy machine leaves alone. */
function processorSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

const share = (times: readonly number[], part: number) =>
  (times[Math.floor(times.length * part)] ?? 0).toFixed(1)

async function countStatements(databaseUrl: string): Promise<Map<string, number>> {
  const proxy = await countingProxy(new URL(databaseUrl))
  const shop = await startShop(proxy.url)
  const agent = new Agent({ keepAlive: true })
  const { cookie } = await ask(agent, shop.port, calls[1] as Call, '')
  const counted = new Map<string, number>()
  for (const call of calls) {
    // the first may have loaded something into memory
    await ask(agent, shop.port, call, cookie)
    await new Promise((resolve) => setTimeout(resolve, 200))
    const before = proxy.count()
    await ask(agent, shop.port, call.path === 'clear-cart' ? (calls[1] as Call) : call, cookie)
    counted.set(call.name, proxy.count() - before)
  }
  agent.destroy()
  await stopped(shop.child)
  proxy.close()
  return counted
}

async function stopped(child: ChildProcess) {
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function measure() {
  const dataDir = await mkdtemp(join(tmpdir(), 'calder-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir })
  const shop = await startShop(postgres.url)
  const statements = await countStatements(postgres.url)
  console.log(`${connections} connections, ${seconds} s each`)
  for (const call of calls) {
    const before = processorSeconds(shop.child)
    const client = fork(import.meta.filename, [String(shop.port), call.name])
    const [times] = (await once(client, 'message')) as [number[]]
    const perProcessorSecond = times.length / (processorSeconds(shop.child) - before)
    const perSecond = Math.round(times.length / seconds)
    console.log(
      `${call.name.padEnd(22)} ${String(perSecond).padStart(6)}/s, ${Math.round(perProcessorSecond)} per processor second, 50 % ${share(times, 0.5)} ms, 95 % ${share(times, 0.95)} ms, 99 % ${share(times, 0.99)} ms, ${statements.get(call.name)} statements`,
    )
  }
  await stopped(shop.child)
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

const [, , port, name] = process.argv
const asked = calls.find((call) => call.name === name)
if (port && asked) await load(Number(port), asked)
else await measure()
