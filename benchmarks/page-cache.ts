/**
 * The share of the throughput of bare `node:http` that is left for a page of the page cache: same bytes, same
 * coding, same headers, on the same machine in the same run. Budget: 75 %.
 *
 * Servers run in processes of their own, the client in a third. Rounds alternate between the servers
 * and medians are compared, because the machine's speed changes within seconds. The budget is
 * judged by requests per second of the server's processor time: what it reaches once nothing else is in
 * its way, and comparable while something else keeps the machine busy.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { constants, brotliCompressSync } from 'node:zlib'
import type { Load } from './http-load.ts'
import { createPageCache } from '../src/platform/page-cache/page-cache.server.ts'
import { pageKey, pickQuery } from '../src/platform/page-cache/page-key.server.ts'

const rounds = 6
const secondsPerRound = 2
const connections = 32
const budget = 0.75

const path = '/bikes/gravel'
// As many as a browser sends: reading them is part of both servers' work.
const browserHeaders = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en-GB,en;q=0.9',
  Cookie: 'country=GB; locale=en; consent=1',
}
const filtered = `${path}?colour=slate&page=2&utm_source=mail`
// Names that do not repeat, or brotli would make next to nothing of the page.
const hashed = (i: number) => createHash('sha256').update(`${i}`).digest('base64url').slice(0, 36)

/** About 80 kB of HTML, 12 kB in brotli. */
function listingPage(): string {
  const card = (i: number) =>
    `<article class="card"><a href="/bikes/gravel-${i}"><img src="/img/${(i * 7919).toString(36)}.webp" ` +
    `width="640" height="400" alt="Gravel bike ${i} in slate"><h2>Model ${hashed(i)}</h2>` +
    `<p class="price">£${((i * 7907) % 4000) + 900}</p><p>from £${(i * 31) % 190} a month</p></a></article>`
  return `<!doctype html><html lang="en-GB">${Array.from({ length: 300 }, (_, i) => card(i)).join('')}`
}
const page = listingPage()

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=0, s-maxage=60',
  'Content-Security-Policy': "default-src 'self'; object-src 'none'; base-uri 'none'",
  'Cache-Tag': 'category:7,menu',
  Vary: 'Accept-Encoding',
}

const servers: Record<string, () => RequestListener> = {
  bare() {
    const body = brotliCompressSync(page, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    })
    const all = {
      ...headers,
      ETag: 'W/"0123456789012345678901"',
      'Content-Encoding': 'br',
      'X-Cache': 'hit',
    }
    const ready = [...Object.entries(all).flat(), 'Content-Length', String(body.length)]
    return (_, res) => res.writeHead(200, ready).end(body)
  },
  cache() {
    const hour = 3_600_000
    const lifetimes = { freshMs: hour, staleMs: hour, staleOnErrorMs: hour }
    const cache = createPageCache({ maxBytes: 50_000_000, ...lifetimes })
    const render = async () => ({ status: 200, headers, body: page, tags: ['menu'], store: true })
    return (req, res) => {
      const key = keyOf(req.url ?? '/')
      if (!cache.tryHit(key, req, res)) void cache.respond(key, req, res, render)
    }
  },
}

/** The cache key is made for each request, so it is part of the measurement. */
function keyOf(url: string): string {
  const [pathname = '/', search = ''] = url.split('?', 2)
  const query =
    search === '' ? [] : pickQuery(new URLSearchParams(search), ['colour', 'page', 'size'])
  const visitor = {
    site: 'uk',
    locale: 'en',
    country: 'GB',
    kind: 'html',
    buildId: 'b1',
  } as const
  return pageKey({ ...visitor, path: pathname, query: query ?? [] })
}

function serve(name: string): void {
  const listener = servers[name]?.()
  if (!listener) throw new Error(`No server called ${name}`)
  const server = createServer(listener).listen(0, '127.0.0.1', () =>
    process.send?.(server.address()),
  )
  process.on('message', () => process.send?.(process.cpuUsage()))
}

type Server = { process: ChildProcess; port: number }
type Contestant = { name: string; server: Server; path: string; etag?: string }
type Score = { perSecond: number; perCpuSecond: number }

async function start(name: string): Promise<Server> {
  const server = fork(import.meta.filename, [name])
  const [{ port }] = (await once(server, 'message')) as [{ port: number }]
  return { process: server, port }
}

async function compare(): Promise<void> {
  const [bare, cache] = [await start('bare'), await start('cache')]
  const etag = await warmUp(cache)
  const contestants: Contestant[] = [
    { name: 'bare', server: bare, path },
    { name: 'cache', server: cache, path },
    { name: 'cache, filtered', server: cache, path: filtered },
    { name: 'cache, 304', server: cache, path, etag },
  ]
  const scores = new Map<string, Score[]>(contestants.map(({ name }) => [name, []]))
  for (let round = 0; round <= rounds; round += 1) {
    // The order is reversed in every round, so that no server always follows the same one.
    const order = round % 2 === 0 ? contestants : contestants.toReversed()
    for (const contestant of order) {
      const score = await measure(contestant)
      // The first round lets the compiler optimise the code.
      if (round > 0) scores.get(contestant.name)?.push(score)
    }
  }
  for (const server of [bare, cache]) server.process.kill()
  report(scores)
}

/** Sends requests until the best brotli has replaced the fast one, so that both servers send the same sizes. */
async function warmUp({ port }: Server): Promise<string> {
  for (const url of [path, filtered, path, filtered, path, filtered]) await send(port, url)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const answer = await send(port, path)
  console.log(`page: ${page.length} bytes, brotli ${answer.headers.get('content-length')} bytes`)
  return answer.headers.get('etag') ?? ''
}

async function send(port: number, url: string): Promise<Response> {
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
    headers: { 'accept-encoding': 'br' },
  })
  await answer.arrayBuffer()
  return answer
}

async function measure({ server, ...requested }: Contestant): Promise<Score> {
  const before = await processorSeconds(server)
  const requests = await load(server.port, requested)
  const spent = (await processorSeconds(server)) - before
  return { perSecond: requests / secondsPerRound, perCpuSecond: requests / spent }
}

async function processorSeconds({ process: server }: Server): Promise<number> {
  server.send('cpu')
  const [{ user, system }] = (await once(server, 'message')) as [NodeJS.CpuUsage]
  return (user + system) / 1e6
}

async function load(port: number, requested: { path: string; etag?: string }): Promise<number> {
  const held = requested.etag ? { 'If-None-Match': requested.etag } : {}
  const work: Load = {
    port,
    path: requested.path,
    headers: { ...browserHeaders, ...held },
    status: requested.etag ? 304 : 200,
    connections,
    seconds: secondsPerRound,
  }
  const client = fork(new URL('http-load.ts', import.meta.url), [JSON.stringify(work)])
  const [message] = await Promise.all([once(client, 'message'), once(client, 'exit')])
  return Number(message[0])
}

function report(scores: Map<string, Score[]>): void {
  const medians = new Map([...scores].map(([name, all]) => [name, medianScore(all)]))
  const base = medians.get('bare')
  if (!base) throw new Error('Nothing to compare with')
  for (const [name, { perSecond, perCpuSecond }] of medians) {
    const ratio = `${percent(perSecond / base.perSecond)}  ${percent(perCpuSecond / base.perCpuSecond)} by processor time`
    console.log(
      `${name.padEnd(16)} ${perSecond.toFixed(0).padStart(6)} requests/s  ${perCpuSecond.toFixed(0).padStart(6)} per processor second  ${ratio}`,
    )
  }
  const reached = (medians.get('cache')?.perCpuSecond ?? 0) / base.perCpuSecond
  console.log(`budget ${percent(budget)}: ${reached >= budget ? 'kept' : 'missed'}`)
  if (reached < budget) process.exitCode = 1
}

const medianScore = (all: Score[]): Score => ({
  perSecond: median(all.map(({ perSecond }) => perSecond)),
  perCpuSecond: median(all.map(({ perCpuSecond }) => perCpuSecond)),
})
const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
const percent = (ratio: number) => `${(ratio * 100).toFixed(0).padStart(4)} %`

const [, , role] = process.argv
if (role) serve(role)
else await compare()
