import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import type { RenderedPage } from './page-cache-page.server.ts'
import { aPage, aShop, html } from './page-cache-test-shop.server.ts'

test.each<[string, Partial<RenderedPage>]>([
  ['with a cookie', { headers: { 'Set-Cookie': ['cart=1', 'name=2'] } }],
  ['marked private', { headers: { 'Cache-Control': 'private, max-age=60' } }],
  ['marked not to be stored', { headers: { 'cache-control': 'no-store' } }],
  ['that varies by everything', { headers: { vary: '*' } }],
  ['whose render forbids storing', { store: false }],
  ['without content', { status: 204, body: '' }],
  ['that is blank by mistake', { body: '' }],
])('a page %s is never stored', async (_, page) => {
  const { send, cache, show, word } = await aShop()
  show(page)
  expect(await word()).toBe('pass')
  expect((await send()).headers['set-cookie']).toEqual(page.headers?.['Set-Cookie'])
  expect(cache.stats().entries).toBe(0)
})

test('a page sent once is compressed, without an ETag and never stored', async () => {
  const { cache } = await aShop()
  const server = createServer((req, res) => void cache.sendOnce(aPage(), req, res)).listen(0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}`, { headers: { 'if-none-match': '*' } })
  expect([headers.get('x-cache'), headers.get('content-encoding')]).toEqual(['pass', 'gzip'])
  expect([headers.get('etag'), cache.stats().entries]).toEqual([null, 0])
})

test('invented URLs take little room and evict no page', async () => {
  const { send, cache, show, word } = await aShop({ maxBytes: 2_000_000 })
  await send({ path: '/bikes' })
  show({ status: 404, body: html('Not found') })
  for (let i = 0; i < 60; i += 1) await send({ path: `/invented-${i}` })
  expect(cache.stats().otherEntries).toBeGreaterThan(10)
  expect(cache.stats().otherEntries).toBeLessThan(25)
  expect(await word({ path: '/invented-59' })).toBe('hit')
  expect(await word({ path: '/bikes' })).toBe('hit')
})

test('a 404 is rechecked soon, however long pages stay fresh', async () => {
  const { send, clock, show, text } = await aShop({ freshMs: 3_600_000 })
  show({ status: 404, body: html('Not found') })
  expect((await send()).status).toBe(404)
  clock.ms = 30_000
  show({ body: html('Here it is') })
  expect(await text()).toBe(html('Here it is'))
})

test.each([
  ['while fresh', 400],
  ['while stale', 1400],
])('a page that expires by itself %s is not served any longer', async (_, trueForMs) => {
  const { clock, show, text } = await aShop()
  show({ body: html('Soon'), trueForMs })
  expect(await text()).toBe(html('Soon'))
  show({ body: html('Now') })
  clock.ms = trueForMs
  expect(await text()).toBe(html('Now'))
})

test('a product that is withdrawn becomes a 404', async () => {
  const { send, cache, show } = await aShop()
  show({ tags: ['product:1'] })
  await send()
  cache.purge(['product:1'])
  show({ status: 404, body: html('Not found') })
  await send()
  const gone = await send({ headers: { 'if-none-match': '*' } })
  expect([gone.status, gone.headers['x-cache'], cache.stats().entries]).toEqual([404, 'hit', 1])
})

test('memory stays bounded whatever is requested, in any encoding', async () => {
  const maxBytes = 100_000
  const { send, cache, shop } = await aShop({ maxBytes })
  shop.render = async (path) => aPage({ body: html(path).repeat(5) })
  for (let i = 0; i < 100; i += 1) {
    for (const coding of ['br', 'gzip', 'identity']) {
      await send({ path: `/${i}`, headers: { 'accept-encoding': coding } })
      expect(cache.stats().bytes).toBeLessThanOrEqual(maxBytes)
    }
  }
  expect(cache.stats().evictions).toBeGreaterThan(10)
})

test('a page too large for the cache is still served', async () => {
  const { cache, show, text, word } = await aShop({ maxBytes: 10_000 })
  const huge = Array.from({ length: 20_000 }, (_, i) => i * 7919).join(' ')
  show({ body: huge })
  expect(await text()).toBe(huge)
  expect(await word()).toBe('pass')
  expect(cache.stats().entries).toBe(0)
})

// Enough variety for the best brotli to beat the fast one.
const listing = html(Array.from({ length: 400 }, (_, i) => `${(i * 7919) % 1000} mm`).join(' '))

test('a page requested again gets the best brotli in the background and keeps its ETag', async () => {
  const recompressed = Promise.withResolvers<{ before: number; after: number }>()
  const { send, cache, show } = await aShop({
    onPolished: (_, bytes) => recompressed.resolve(bytes),
  })
  show({ body: listing })
  const br = { headers: { 'accept-encoding': 'br' } }
  const fast = await send(br)
  const withFast = cache.stats().bytes
  await send(br)
  await send(br)
  const { before, after } = await recompressed.promise
  const best = await send(br)
  expect(best.body.length).toBeLessThan(fast.body.length)
  expect(before - after).toBe(fast.body.length - best.body.length)
  expect(best.headers['content-length']).toBe(String(best.body.length))
  expect(best.headers.etag).toBe(fast.headers.etag)
  expect(brotliDecompressSync(best.body).toString()).toBe(listing)
  expect(cache.stats().bytes).toBe(withFast - (before - after))
})

test('a page requested once does not get the best brotli', async () => {
  let recompressed = 0
  const { send, show } = await aShop({ onPolished: () => (recompressed += 1) })
  show({ body: listing })
  await send()
  await send()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(recompressed).toBe(0)
})

test('a page rendered again without a change keeps its best brotli', async () => {
  let recompressed = 0
  const { send, clock, show } = await aShop({ onPolished: () => (recompressed += 1) })
  show({ body: listing })
  const br = { headers: { 'accept-encoding': 'br' } }
  await send(br)
  await send(br)
  await send(br)
  await expect.poll(() => recompressed).toBe(1)
  const best = await send(br)
  clock.ms = 2500
  const renewed = await send(br)
  expect(renewed.headers['x-cache']).toBe('miss')
  expect(renewed.body).toEqual(best.body)
  clock.ms = 3000
  expect((await send(br)).headers['x-cache']).toBe('hit')
})
