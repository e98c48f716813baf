/**
 * What is left of bare `node:http` when a stored page goes through the whole front of the shop:
 * visitor, address rules, key, cache, log and figures. Same bytes, same run; budget 75 %. All take turns,
 * each round has a ratio of its own, and the one in the middle counts: a machine that is busy for a
 * while is busy for all of them.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Load } from './http-load.ts'
import { median, processorSeconds, type Server, startShop, stopped } from './shop-process.ts'

const rounds = 25
/** For the compilers. */
const unmeasured = 3
const connections = 32
/** Per cent of what bare `node:http` does with the same processor time. */
const budget = 75
const path = process.argv[3] ?? '/'
const headers = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en-GB,en;q=0.9',
  Cookie: 'i18n_redirected=en; location_country=gb',
}

/** Sends the very bytes and headers the shop sent, with nothing in between. */
function serveBare() {
  process.once('message', ({ head, body }: { head: [string, string][]; body: string }) => {
    const bytes = Buffer.from(body, 'base64')
    const ready = head.flat()
    const server = createServer((_, res) => res.writeHead(200, ready).end(bytes))
    server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
  })
}

async function startBare(shop: Server): Promise<Server> {
  const answer = await fetch(`http://127.0.0.1:${shop.port}${path}`, { headers })
  const raw = await fetch(`http://127.0.0.1:${shop.port}${path}`, {
    headers: { ...headers, 'Accept-Encoding': 'identity' },
  })
  const size = Number(answer.headers.get('content-length'))
  console.log(
    `${path}: ${(await raw.text()).length} characters, ${size} bytes in ${answer.headers.get('content-encoding')}`,
  )
  const skipped = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
  const head = [...answer.headers].filter(([name]) => !skipped.has(name))
  const child = fork(import.meta.filename, ['bare'])
  child.send({ head, body: Buffer.alloc(size, 'x').toString('base64') })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { port, child }
}

async function measure(server: Server, extra: Record<string, string>, status: number) {
  const load: Load = {
    port: server.port,
    path,
    headers: { ...headers, ...extra },
    status,
    connections,
    seconds: 0.6,
  }
  const before = processorSeconds(server)
  const client = fork(join(import.meta.dirname, 'http-load.ts'), [JSON.stringify(load)])
  const [answers] = (await once(client, 'message')) as [number]
  return {
    perSecond: answers / load.seconds,
    perProcessorSecond: answers / (processorSeconds(server) - before),
  }
}

async function compare() {
  const shop = await startShop()
  for (let asked = 0; asked < 5; asked += 1)
    await fetch(`http://127.0.0.1:${shop.port}${path}`, { headers })
  await new Promise((resolve) => setTimeout(resolve, 2000))
  const bare = await startBare(shop)
  const etag =
    (await fetch(`http://127.0.0.1:${shop.port}${path}`, { headers })).headers.get('etag') ?? ''
  const contestants = [
    { name: 'bare node:http', server: bare, extra: {}, status: 200 },
    { name: 'shop, stored page', server: shop, extra: {}, status: 200 },
    { name: 'shop, 304', server: shop, extra: { 'If-None-Match': etag }, status: 304 },
  ]
  const scores = new Map(
    contestants.map(({ name }) => [name, [] as Awaited<ReturnType<typeof measure>>[]]),
  )
  for (let round = 0; round < unmeasured + rounds; round += 1)
    for (const { name, server, extra, status } of round % 2
      ? contestants.toReversed()
      : contestants) {
      const score = await measure(server, extra, status)
      if (round >= unmeasured) scores.get(name)?.push(score)
    }
  const base = scores.get('bare node:http') ?? []
  // a machine so busy that somebody got no answer at all says nothing about either
  const whole = base.flatMap((_, round) =>
    [...scores.values()].every((list) => (list[round]?.perSecond ?? 0) > 0) ? [round] : [],
  )
  if (whole.length < rounds) console.log(`${rounds - whole.length} of ${rounds} rounds left out`)
  for (const [name, list] of scores) {
    const shares = whole.map(
      (round) =>
        ((list[round]?.perProcessorSecond ?? 0) / (base[round]?.perProcessorSecond ?? 1)) * 100,
    )
    const sorted = shares.toSorted((a, b) => a - b)
    const [lower, share, upper] = [0.25, 0.5, 0.75].map((part) =>
      Math.round(sorted[Math.floor(sorted.length * part)] ?? 0),
    )
    console.log(
      `${name.padEnd(20)} ${Math.round(median(list.map((score) => score.perSecond)))}/s, ${Math.round(median(list.map((score) => score.perProcessorSecond)))} per processor second, ${share} %, half of all rounds between ${lower} and ${upper} %${(share ?? 0) < budget ? ', UNDER BUDGET' : ''}`,
    )
  }
  bare.child.kill()
  await stopped(shop)
}

if (process.argv[2] === 'bare') serveBare()
else await compare()
