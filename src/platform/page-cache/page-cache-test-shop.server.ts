import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { onTestFinished } from 'vitest'
import type { RenderedPage } from './page-cache-page.server.ts'
import { createPageCache, type PageCacheOptions } from './page-cache.server.ts'

export const html = (text: string) =>
  `<!doctype html><title>${text}</title>${`<p>${text} bike</p>`.repeat(200)}`

export const aPage = (page: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' },
  body: html('Gravel'),
  tags: [],
  store: true,
  ...page,
})

type RequestOptions = { path?: string; method?: string; headers?: Record<string, string> }
type TestResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** A shop with only the cache: the path is the key, and `show` sets what its render returns. */
export async function aShop(options: Partial<PageCacheOptions> = {}) {
  const clock = { ms: 0 }
  const cache = createPageCache({
    maxBytes: 10_000_000,
    freshMs: 1000,
    staleMs: 1000,
    staleOnErrorMs: 60_000,
    now: () => clock.ms,
    ...options,
  })
  const shop = {
    render: async (_path: string): Promise<RenderedPage> => aPage(),
    renders: 0,
    requests: 0,
  }
  const server = createServer((req, res) => {
    shop.requests += 1
    const path = req.url ?? '/'
    const render = () => {
      shop.renders += 1
      return shop.render(path)
    }
    cache.respond(path, req, res, render).catch(() => res.writeHead(500).end('fault'))
  })
  const close = () => void server.close()
  onTestFinished(close)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  async function send({ path = '/', ...init }: RequestOptions = {}): Promise<TestResponse> {
    const sent = request({ port, host: '127.0.0.1', path, ...init }).end()
    const res = await new Promise<IncomingMessage>((resolve) => void sent.once('response', resolve))
    const body = Buffer.concat(await res.toArray())
    return { status: res.statusCode ?? 0, headers: res.headers, body }
  }
  const word = async (init?: RequestOptions) => (await send(init)).headers['x-cache']
  const text = async (init?: RequestOptions) => (await send(init)).body.toString()
  const show = (page: Partial<RenderedPage>) => {
    shop.render = async () => aPage(page)
  }
  const fail = () => {
    shop.render = () => Promise.reject(new Error('the database is away'))
  }
  return { send, cache, clock, close, fail, shop, show, text, word }
}

/** A render that waits until the test finishes it. */
export function aSlowRender(shop: { render: (path: string) => Promise<RenderedPage> }) {
  const started = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<RenderedPage>()
  shop.render = () => {
    started.resolve()
    return finished.promise
  }
  return { started: started.promise, finish: finished.resolve, fail: finished.reject }
}
