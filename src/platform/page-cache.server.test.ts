import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import type { RenderedPage } from './page-cache-page.server.ts'
import { createPageCache, type PageCacheOptions } from './page-cache.server.ts'

const html = (text: string) =>
  `<!doctype html><title>${text}</title>${`<p>${text} bike</p>`.repeat(200)}`

const aPage = (page: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' },
  body: html('Gravel'),
  tags: [],
  store: true,
  ...page,
})

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

type Asked = { path?: string; method?: string; headers?: Record<string, string> }
type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** A shop with nothing but the cache: the path is the key, `show` says what its render gives. */
async function aShop(options: Partial<PageCacheOptions> = {}) {
  const clock = { ms: 0 }
  const cache = createPageCache({
    ...{ maxBytes: 10_000_000, freshMs: 1000, staleMs: 1000, staleOnErrorMs: 60_000 },
    now: () => clock.ms,
    ...options,
  })
  const shop = {
    render: async (_path: string): Promise<RenderedPage> => aPage(),
    renders: 0,
    asked: 0,
  }
  const server = createServer((req, res) => {
    shop.asked += 1
    const path = req.url ?? '/'
    const render = () => {
      shop.renders += 1
      return shop.render(path)
    }
    cache.respond(path, req, res, render).catch(() => res.writeHead(500).end('fault'))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined

  const ask = ({ path = '/', ...asked }: Asked = {}) =>
    new Promise<Answered>((resolve, reject) => {
      const sent = request({ port: port ?? 0, host: '127.0.0.1', path, ...asked }, async (res) => {
        const body = Buffer.concat(await res.toArray())
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body })
      })
      sent.on('error', reject).end()
    })
  const word = async (asked?: Asked) => (await ask(asked)).headers['x-cache']
  const text = async (asked?: Asked) => (await ask(asked)).body.toString()
  const show = (page: Partial<RenderedPage>) => {
    shop.render = async () => aPage(page)
  }
  const fail = () => {
    shop.render = () => Promise.reject(new Error('the database is away'))
  }
  return { ask, cache, clock, fail, shop, show, text, word }
}

/** A render that waits until it is told to go on. */
function aSlowRender(shop: { render: (path: string) => Promise<RenderedPage> }) {
  const started = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<RenderedPage>()
  shop.render = () => {
    started.resolve()
    return finished.promise
  }
  return { started: started.promise, finish: finished.resolve, fail: finished.reject }
}

test('the second visitor gets the first one’s page without a render', async () => {
  const { ask, shop, cache } = await aShop()
  const first = await ask()
  const second = await ask()
  expect(second.body).toEqual(first.body)
  expect([first.headers['x-cache'], second.headers['x-cache'], shop.renders]).toEqual([
    'miss',
    'hit',
    1,
  ])
  expect(cache.stats()).toMatchObject({ hits: 1, misses: 1, renders: 1, entries: 1 })
})

test('a hit carries the headers of the render and no leftovers of its first answer', async () => {
  const { ask, show } = await aShop()
  show({
    headers: {
      'Content-Type': 'text/html',
      'Content-Security-Policy': "default-src 'self'",
      'Cache-Tag': 'product:1,menu',
      Link: ['</a.css>; rel=preload', '</b.js>; rel=preload'],
      'X-Request-Id': 'first',
      'Server-Timing': 'render;dur=3',
      Vary: 'Accept-Language',
    },
  })
  await ask()
  const { headers, body } = await ask()
  expect(headers).toMatchObject({
    'content-type': 'text/html',
    'content-security-policy': "default-src 'self'",
    'cache-tag': 'product:1,menu',
    link: '</a.css>; rel=preload, </b.js>; rel=preload',
    vary: 'Accept-Language, Accept-Encoding',
    'content-length': String(body.length),
  })
  expect(headers).not.toHaveProperty('x-request-id')
  expect(headers).not.toHaveProperty('server-timing')
})

test('every visitor can read the page, whatever codings the browser knows', async () => {
  const { ask } = await aShop()
  const inCoding = (coding: string) => ask({ headers: { 'accept-encoding': coding } })
  for (const _ of ['first time', 'from memory']) {
    const [br, gzip, plain] = [await inCoding('gzip, br'), await inCoding('gzip'), await ask()]
    expect(br.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(brotliDecompressSync(br.body).toString()).toBe(html('Gravel'))
    expect(gunzipSync(gzip.body).toString()).toBe(html('Gravel'))
    expect(plain.body.toString()).toBe(html('Gravel'))
    for (const { headers, body } of [br, gzip, plain]) {
      expect(headers['content-length']).toBe(String(body.length))
      expect(headers.vary).toBe('Accept-Encoding')
    }
  }
  const refused = await inCoding('br;q=0, gzip;q=0')
  expect(refused.headers).not.toHaveProperty('content-encoding')
})

test('a tiny answer is sent as it is', async () => {
  const { ask, show } = await aShop()
  show({ body: '{}' })
  const { headers, body } = await ask({ headers: { 'accept-encoding': 'br' } })
  expect([headers['content-encoding'], body.toString()]).toEqual([undefined, '{}'])
})

test('who still holds the page is told so, in any coding', async () => {
  const { ask } = await aShop()
  const { etag = '' } = (await ask({ headers: { 'accept-encoding': 'br' } })).headers
  for (const held of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
    const again = await ask({ headers: { 'if-none-match': held, 'accept-encoding': 'gzip' } })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
    expect(again.headers).toMatchObject({
      'cache-control': 'public, max-age=0',
      vary: 'Accept-Encoding',
    })
    expect(again.headers).not.toHaveProperty('content-length')
  }
  expect((await ask({ headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test('who holds the page is told so even when it has to be rendered for the answer', async () => {
  const { ask, cache } = await aShop()
  const { etag = '' } = (await ask()).headers
  cache.clear()
  const again = await ask({ headers: { 'if-none-match': etag } })
  expect([again.status, again.headers['x-cache']]).toEqual([304, 'miss'])
})

test('a changed security policy is a changed page', async () => {
  const { ask, cache, show } = await aShop()
  const before = await ask()
  cache.clear()
  show({ headers: { 'content-security-policy': "default-src 'none'" } })
  expect((await ask()).headers.etag).not.toBe(before.headers.etag)
})

test('HEAD tells everything but the body', async () => {
  const { ask } = await aShop()
  const whole = await ask({ headers: { 'accept-encoding': 'br' } })
  const head = await ask({ method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  expect(head.body).toHaveLength(0)
  expect(head.headers['content-length']).toBe(String(whole.body.length))
  expect(head.headers['x-cache']).toBe('hit')
})

test('a POST is never answered from memory nor kept', async () => {
  const { cache, show, word, ask } = await aShop()
  await ask()
  show({ body: html('posted') })
  expect(await word({ method: 'POST', headers: { 'if-none-match': '*' } })).toBe('pass')
  expect((await ask()).body.toString()).toBe(html('Gravel'))
  expect(cache.stats().entries).toBe(1)
})

test('fifty visitors at once cost one render', async () => {
  const { ask, shop } = await aShop()
  const slow = aSlowRender(shop)
  const visitors = Array.from({ length: 50 }, () => ask())
  await expect.poll(() => shop.asked).toBe(50)
  slow.finish(aPage())
  const answers = await Promise.all(visitors)
  expect(shop.renders).toBe(1)
  expect(new Set(answers.map(({ body }) => body.toString()))).toEqual(new Set([html('Gravel')]))
})

test('an expired hot page is given to all five hundred while one render renews it', async () => {
  const { ask, clock, shop, text, word } = await aShop()
  await ask()
  clock.ms = 1500
  const slow = aSlowRender(shop)
  const words = await Promise.all(Array.from({ length: 500 }, () => word()))
  expect(new Set(words)).toEqual(new Set(['stale']))
  slow.finish(aPage({ body: html('new') }))
  await expect.poll(() => text()).toBe(html('new'))
  expect(shop.renders).toBe(2)
})

test('a page older than its stale time is rendered before it is given', async () => {
  const { ask, clock, show, text } = await aShop()
  await ask()
  clock.ms = 2000
  show({ body: html('new') })
  expect(await text()).toBe(html('new'))
})

test('a purged page is gone at once, another is not', async () => {
  const { ask, cache, shop, text, word } = await aShop()
  shop.render = async (path) =>
    aPage({ tags: ['menu', `product:${path}`], body: html(`${path} old`) })
  await ask({ path: '/a' })
  await ask({ path: '/b' })
  shop.render = async (path) => aPage({ tags: ['menu'], body: html(`${path} new`) })
  expect(cache.purge(['product:/a', 'product:/unknown'])).toBe(1)
  expect(await text({ path: '/a' })).toBe(html('/a new'))
  expect(await word({ path: '/b' })).toBe('hit')
  expect(cache.purge(new Set(['menu']))).toBe(2)
  expect(await text({ path: '/b' })).toBe(html('/b new'))
})

test('a price that changes during a render is not kept, and not shown to who asked afterwards', async () => {
  const { ask, cache, shop, show } = await aShop()
  const slow = aSlowRender(shop)
  const before = ask()
  await slow.started
  cache.purge(['product:1'])
  const after = ask()
  await expect.poll(() => shop.asked).toBe(2)
  show({ body: html('new price'), tags: ['product:1'] })
  slow.finish(aPage({ body: html('old price'), tags: ['product:1'] }))
  expect((await before).body.toString()).toBe(html('new price'))
  expect((await after).body.toString()).toBe(html('new price'))
  expect((await ask()).headers['x-cache']).toBe('hit')
})

test('a purge of something else does not disturb a render', async () => {
  const { ask, cache, shop, word } = await aShop()
  const slow = aSlowRender(shop)
  const first = ask()
  await slow.started
  cache.purge(['product:2'])
  slow.finish(aPage({ tags: ['product:1'] }))
  await first
  expect([await word(), shop.renders]).toEqual(['hit', 1])
})

test('emptying the cache during a render does not let the old page in', async () => {
  const { ask, cache, shop, show, text } = await aShop()
  const slow = aSlowRender(shop)
  const first = ask()
  await slow.started
  cache.clear()
  show({ body: html('new') })
  slow.finish(aPage({ body: html('old') }))
  await first
  expect(await text()).toBe(html('new'))
})

test('with the database away, known pages are still given, up to a day', async () => {
  const { ask, clock, fail, word } = await aShop({ staleOnErrorMs: 86_400_000 })
  await ask()
  fail()
  clock.ms = 86_400_000
  expect(await word()).toBe('stale')
  clock.ms = 86_402_000
  expect((await ask()).status).toBe(500)
})

test('a purged page still covers up for a render that fails', async () => {
  const { ask, cache, fail, show, text } = await aShop()
  show({ tags: ['product:1'] })
  await ask()
  cache.purge(['product:1'])
  fail()
  expect(await text()).toBe(html('Gravel'))
})

test('an error page never takes the place of a good one', async () => {
  const { ask, clock, show, text, word } = await aShop()
  await ask()
  show({ status: 503, body: 'sorry', store: false })
  clock.ms = 1500
  expect(await word()).toBe('stale')
  clock.ms = 5000
  expect(await text()).toBe(html('Gravel'))
})

test('after a failed render the old page is given at once for a second, then we try again', async () => {
  const { ask, clock, fail, shop, show, text, word } = await aShop()
  await ask()
  clock.ms = 5000
  fail()
  await ask()
  expect(shop.renders).toBe(2)
  for (const _ of Array(10)) expect(await word()).toBe('stale')
  expect(shop.renders).toBe(2)
  clock.ms = 6000
  show({ body: html('back') })
  expect(await text()).toBe(html('back'))
})

test('a render that hangs is given up, and the old page given', async () => {
  const { ask, clock, shop, word } = await aShop({ renderLimitMs: 20 })
  await ask()
  clock.ms = 5000
  aSlowRender(shop)
  expect(await word()).toBe('stale')
})

test('an error is answered, but not kept', async () => {
  const { ask, show, word } = await aShop()
  show({ status: 500, body: 'sorry', store: true })
  expect((await ask()).status).toBe(500)
  show({})
  expect(await word()).toBe('miss')
})

test.each<[string, Partial<RenderedPage>]>([
  ['with a cookie', { headers: { 'Set-Cookie': ['cart=1', 'name=2'] } }],
  ['marked private', { headers: { 'Cache-Control': 'private, max-age=60' } }],
  ['marked not to be stored', { headers: { 'cache-control': 'no-store' } }],
  ['that varies by everything', { headers: { vary: '*' } }],
  ['the render wants forgotten', { store: false }],
  ['without content', { status: 204, body: '' }],
  ['that is blank by mistake', { body: '' }],
])('an answer %s is never kept', async (_, page) => {
  const { ask, cache, show, word } = await aShop()
  show(page)
  expect(await word()).toBe('pass')
  expect((await ask()).headers['set-cookie']).toEqual(page.headers?.['Set-Cookie'])
  expect(cache.stats().entries).toBe(0)
})

test('a page with a cookie goes to nobody who waited for the same address', async () => {
  const { ask, shop } = await aShop()
  const slow = aSlowRender(shop)
  const first = ask()
  await slow.started
  const waiting = Array.from({ length: 10 }, () => ask())
  await expect.poll(() => shop.asked).toBe(11)
  let visitor = 1
  shop.render = async () => aPage({ headers: { 'set-cookie': `visitor=${(visitor += 1)}` } })
  slow.finish(aPage({ headers: { 'set-cookie': 'visitor=1' } }))
  const cookies = (await Promise.all([first, ...waiting])).map(
    ({ headers }) => headers['set-cookie'],
  )
  expect(new Set(cookies.flat()).size).toBe(11)
})

test('invented addresses take little room and push out no page', async () => {
  const { ask, cache, show, word } = await aShop({ maxBytes: 2_000_000 })
  await ask({ path: '/bikes' })
  show({ status: 404, body: html('Not found') })
  for (let i = 0; i < 60; i += 1) await ask({ path: `/invented-${i}` })
  expect(cache.stats().otherEntries).toBeLessThan(25)
  expect(await word({ path: '/invented-59' })).toBe('hit')
  expect(await word({ path: '/bikes' })).toBe('hit')
})

test('a page that was missing shows up soon after it exists, however long pages stay fresh', async () => {
  const { ask, clock, show, text } = await aShop({ freshMs: 3_600_000 })
  show({ status: 404, body: html('Not found') })
  expect((await ask()).status).toBe(404)
  clock.ms = 30_000
  show({ body: html('Here it is') })
  expect(await text()).toBe(html('Here it is'))
})

test('a product taken off the shop turns into "not found"', async () => {
  const { ask, cache, show } = await aShop()
  show({ tags: ['product:1'] })
  await ask()
  cache.purge(['product:1'])
  show({ status: 404, body: html('Not found') })
  await ask()
  const gone = await ask({ headers: { 'if-none-match': '*' } })
  expect([gone.status, gone.headers['x-cache'], cache.stats().entries]).toEqual([404, 'hit', 1])
})

test('memory stays bounded whatever is asked for, in whatever coding', async () => {
  const maxBytes = 100_000
  const { ask, cache, shop } = await aShop({ maxBytes })
  shop.render = async (path) => aPage({ body: html(path) })
  for (let i = 0; i < 100; i += 1) {
    for (const coding of ['br', 'gzip', 'identity']) {
      await ask({ path: `/${i}`, headers: { 'accept-encoding': coding } })
      expect(cache.stats().bytes).toBeLessThanOrEqual(maxBytes)
    }
  }
  expect(cache.stats().evictions).toBeGreaterThan(50)
})

test('a page too large for the cache is answered all the same', async () => {
  const { cache, show, text, word } = await aShop({ maxBytes: 10_000 })
  const huge = Array.from({ length: 20_000 }, (_, i) => i * 7919).join(' ')
  show({ body: huge })
  expect(await text()).toBe(huge)
  expect(await word()).toBe('pass')
  expect(cache.stats().entries).toBe(0)
})

// Enough variety for the best brotli to find something the fast one does not.
const listing = html(Array.from({ length: 400 }, (_, i) => `${(i * 7919) % 1000} mm`).join(' '))

test('a page asked for again gets the best brotli in the background, and stays the same page', async () => {
  const polished = Promise.withResolvers<{ before: number; after: number }>()
  const { ask, cache, show } = await aShop({ onPolished: (_, bytes) => polished.resolve(bytes) })
  show({ body: listing })
  const br = { headers: { 'accept-encoding': 'br' } }
  const fast = await ask(br)
  const withFast = cache.stats().bytes
  await ask(br)
  await ask(br)
  const { before, after } = await polished.promise
  const best = await ask(br)
  expect(best.body.length).toBeLessThan(fast.body.length)
  expect(before - after).toBe(fast.body.length - best.body.length)
  expect(best.headers['content-length']).toBe(String(best.body.length))
  expect(best.headers.etag).toBe(fast.headers.etag)
  expect(brotliDecompressSync(best.body).toString()).toBe(listing)
  expect(cache.stats().bytes).toBe(withFast - (before - after))
})

test('a page asked for once is not worth the best brotli', async () => {
  let polished = 0
  const { ask } = await aShop({ onPolished: () => (polished += 1) })
  await ask()
  await ask()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(polished).toBe(0)
})

test('a page rendered anew without a change keeps its best brotli', async () => {
  let polished = 0
  const { ask, clock, show } = await aShop({ onPolished: () => (polished += 1) })
  show({ body: listing })
  const br = { headers: { 'accept-encoding': 'br' } }
  await ask(br)
  await ask(br)
  await ask(br)
  await expect.poll(() => polished).toBe(1)
  const best = await ask(br)
  clock.ms = 2500
  const renewed = await ask(br)
  expect(renewed.headers['x-cache']).toBe('miss')
  expect(renewed.body).toEqual(best.body)
  clock.ms = 3000
  expect((await ask(br)).headers['x-cache']).toBe('hit')
})
