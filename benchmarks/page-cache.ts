/**
 * The share of the throughput of bare `node:http` that is left for a page of the page cache: same bytes, same
 * coding, same headers, on the same machine in the same run. Budget: 75 %.
 *
 * Servers run in processes of their own, the client in a third. Rounds alternate between the servers
 * and medians are compared, because the machine's speed changes within seconds. The budget is
 * judged by requests per second of the server's processor time: what it reaches once nothing else is in
 * its way, and comparable while something else keeps the machine busy.
 */
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { constants, brotliCompressSync } from 'node:zlib'
import { createPageCache } from '../src/platform/page-cache/page-cache.server.ts'
import { pageKey, pickQuery } from '../src/platform/page-cache/page-key.server.ts'
import { browserHeaders, takeTurns } from './load/bare-http.ts'
import { median, type Server } from './shop-process.ts'
import { verdict } from './verdict.ts'

const load = { rounds: 6, connections: 32, seconds: 2 }
/** Per cent of what bare `node:http` does with the same processor time. */
const budget = 75

const path = '/bikes/gravel'
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
}

async function start(name: string): Promise<Server> {
  const child = fork(import.meta.filename, [name])
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { child, port }
}

async function compare(): Promise<void> {
  const [bare, cache] = [await start('bare'), await start('cache')]
  const etag = await warmUp(cache)
  const whole = { path, headers: browserHeaders, status: 200 }
  const unchanged = { path, headers: { ...browserHeaders, 'If-None-Match': etag }, status: 304 }
  const scores = await takeTurns(
    [
      { name: 'bare', server: bare, ...whole },
      { name: 'cache', server: cache, ...whole },
      { name: 'cache, filtered', server: cache, ...whole, path: filtered },
      { name: 'cache, 304', server: cache, ...unchanged },
    ],
    load,
  )
  for (const { child } of [bare, cache]) child.kill()
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

function report(scores: Awaited<ReturnType<typeof takeTurns>>): void {
  const medians = new Map(
    [...scores].map(([name, all]) => [
      name,
      {
        perSecond: median(all.map((score) => score.perSecond)),
        perProcessorSecond: median(all.map((score) => score.perProcessorSecond)),
      },
    ]),
  )
  const base = medians.get('bare')
  if (!base) throw new Error('Nothing to compare with')
  const shareOf = (value: number) => value / base.perProcessorSecond
  for (const [name, { perSecond, perProcessorSecond }] of medians) {
    const ratio = `${percent(perSecond / base.perSecond)}  ${percent(shareOf(perProcessorSecond))} by processor time`
    console.log(
      `${name.padEnd(16)} ${perSecond.toFixed(0).padStart(6)} requests/s  ${perProcessorSecond.toFixed(0).padStart(6)} per processor second  ${ratio}`,
    )
  }
  const reached = shareOf(medians.get('cache')?.perProcessorSecond ?? 0) * 100
  console.log(verdict(reached, { least: budget }, ' %'))
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(0).padStart(4)} %`

const [, , role] = process.argv
if (role) serve(role)
else await compare()
