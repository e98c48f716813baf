/**
 * Measures the shop while 500 connections request uncached pages, and while five times its capacity is
 * requested. The goals: 95 of 100 cart calls succeed, `/livez` and `/readyz` always answer within a second, the
 * median refusal takes at most 100 ms, at five times the capacity pages are rendered at 80 % of the usual rate, and
 * the process takes at most 512 MB.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Flood, FloodAnswer } from './load/flood.ts'
import { memoryMb, quantile, type Server, startShop, stopped } from './shop-process.ts'
import { verdict } from './verdict.ts'

const seconds = Number(process.argv[2] ?? 15)
const settings = {
  CART_WRITES_PER_MINUTE: '1000000',
  LOG_LEVEL: 'info',
  TRUSTED_PROXIES: '127.0.0.1',
}

type Goal = { least: number; of: 'served' } | { most: number; of: 'slowest' }
type Probe = { name: string; method: string; path: string; body?: unknown; goal?: Goal }
const withinASecond: Goal = { most: 1_000, of: 'slowest' }
const probes: readonly Probe[] = [
  {
    name: 'cart add',
    method: 'POST',
    path: '/nuxt/api/cart/add-item',
    body: { cartItems: [{ sku: 'HLM-CREST-M-INK', quantity: 1 }] },
    goal: { least: 95, of: 'served' },
  },
  { name: 'checkout page', method: 'GET', path: '/checkout/' },
  { name: 'stored page', method: 'GET', path: '/' },
  { name: '/livez', method: 'GET', path: '/livez', goal: withinASecond },
  { name: '/readyz', method: 'GET', path: '/readyz', goal: withinASecond },
]

const inMs = (times: readonly number[], part: number) => `${quantile(times, part).toFixed(0)} ms`

/** Each from a new connection, as a new shopper's is. */
async function probe({ port }: Server, { method, path, body }: Probe) {
  const startedAt = performance.now()
  const status = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
    headers: {
      connection: 'close',
      ...(body !== undefined && { 'content-type': 'application/json', 'x-storefront': '1' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )
  return { status, ms: performance.now() - startedAt }
}

async function flooded(shop: Server, flood: Omit<Flood, 'port' | 'seconds'>) {
  const flooding: Flood = { port: shop.port, seconds, ...flood }
  const child = fork(join(import.meta.dirname, 'load/flood.ts'), [JSON.stringify(flooding)])
  const answers = once(child, 'message') as Promise<[FloodAnswer[]]>
  return (await answers)[0]
}

async function probedWhile(shop: Server, work: Promise<unknown>) {
  const over = new AbortController()
  void work.finally(() => over.abort())
  return Promise.all(
    probes.map(async (each) => {
      const answers: Awaited<ReturnType<typeof probe>>[] = []
      while (!over.signal.aborted) {
        answers.push(await probe(shop, each))
        await new Promise((resolve) => setTimeout(resolve, 250))
      }
      return { ...each, answers }
    }),
  )
}

function show(title: string, answers: readonly FloodAnswer[]): number {
  const times = (wanted: (status: number) => boolean) =>
    answers.filter(({ status }) => wanted(status)).map(({ ms }) => ms)
  const [served, refused, lost] = [
    times((status) => status > 0 && status < 500),
    times((status) => status >= 500),
    times((status) => status === 0),
  ]
  const pace = served.length / seconds
  console.log(
    `${title}: ${pace.toFixed(0)} pages/s (p99 ${inMs(served, 0.99)}), ${(refused.length / seconds).toFixed(0)} refused/s (p50 ${inMs(refused, 0.5)}, p99 ${inMs(refused, 0.99)}), ${lost.length} lost`,
  )
  if (refused.length > 0)
    console.log(`  median refusal ${verdict(quantile(refused, 0.5), { most: 100 }, ' ms')}`)
  return pace
}

async function measure(title: string, shop: Server, flood: Omit<Flood, 'port' | 'seconds'>) {
  const work = flooded(shop, flood)
  const others = await probedWhile(shop, work)
  const pace = show(title, await work)
  for (const { name, answers, goal } of others) {
    const good = answers.filter(({ status }) => status > 0 && status < 500)
    const times = answers.map(({ ms }) => ms)
    console.log(
      `  ${name.padEnd(14)} ${good.length} of ${answers.length} served, p50 ${inMs(times, 0.5)}, p99 ${inMs(times, 0.99)}`,
    )
    if (goal?.of === 'served')
      console.log(`    served ${verdict((good.length / answers.length) * 100, goal, ' %')}`)
    if (goal?.of === 'slowest')
      console.log(`    slowest ${verdict(Math.max(...times), goal, ' ms')}`)
  }
  const memory = memoryMb(shop, 'most')
  console.log(`  memory at most ${memory.toFixed(0)} MB, ${verdict(memory, { most: 512 }, ' MB')}`)
  return pace
}

const shop = await startShop(settings)
console.log(`memory after the start: ${memoryMb(shop, 'most').toFixed(0)} MB at most`)
for (const each of probes) await probe(shop, each)
show('warming up, 4 connections', await flooded(shop, { connections: 4 }))
const capacity = await measure('4 connections', shop, { connections: 4 })
await measure('500 connections', shop, { connections: 500 })
await measure('500 connections of as many networks', shop, { connections: 500, networks: 500 })
const pace = await measure('five times too much', shop, {
  connections: 2_000,
  perSecond: Math.round(capacity * 5),
})
const share = (pace / capacity) * 100
console.log(
  `  ${Math.round(share)} % of the pace of a calm day, ${verdict(share, { least: 80 }, ' %')}`,
)
await stopped(shop)
