import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aShop, html } from './page-cache-test-shop.server.ts'

test('the second visitor gets the first visitor’s page without a render', async () => {
  const { send, shop, cache } = await aShop()
  const first = await send()
  const second = await send()
  expect(second.body).toEqual(first.body)
  expect([first.headers['x-cache'], second.headers['x-cache'], shop.renders]).toEqual([
    'miss',
    'hit',
    1,
  ])
  expect(cache.stats()).toMatchObject({ hits: 1, misses: 1, renders: 1, entries: 1 })
})

test('a hit carries the headers of the render but none of its first response', async () => {
  const { send, show } = await aShop()
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
  await send()
  const { headers, body } = await send()
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

test('serves the page in every encoding the browser accepts', async () => {
  const { send } = await aShop()
  const inCoding = (coding: string) => send({ headers: { 'accept-encoding': coding } })
  for (const _ of ['first time', 'from memory']) {
    const [br, gzip, plain] = [await inCoding('gzip, br'), await inCoding('gzip'), await send()]
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

test('a tiny response is sent uncompressed', async () => {
  const { send, show } = await aShop()
  show({ body: '{}' })
  const { headers, body } = await send({ headers: { 'accept-encoding': 'br' } })
  expect([headers['content-encoding'], body.toString()]).toEqual([undefined, '{}'])
})

test('returns 304 for a matching ETag, in any encoding', async () => {
  const { send } = await aShop()
  const { etag = '' } = (await send({ headers: { 'accept-encoding': 'br' } })).headers
  for (const held of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
    const repeated = await send({ headers: { 'if-none-match': held, 'accept-encoding': 'gzip' } })
    expect([repeated.status, repeated.body.length, repeated.headers.etag]).toEqual([304, 0, etag])
    expect(repeated.headers).toMatchObject({
      'cache-control': 'public, max-age=0',
      vary: 'Accept-Encoding',
    })
    expect(repeated.headers).not.toHaveProperty('content-length')
  }
  expect((await send({ headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test('returns 304 even when the page has to be rendered first', async () => {
  const { send, cache } = await aShop()
  const { etag = '' } = (await send()).headers
  cache.purgeAll()
  const repeated = await send({ headers: { 'if-none-match': etag } })
  expect([repeated.status, repeated.headers['x-cache']]).toEqual([304, 'miss'])
})

test('a changed security policy changes the ETag', async () => {
  const { send, cache, show } = await aShop()
  const before = await send()
  cache.purgeAll()
  show({ headers: { 'content-security-policy': "default-src 'none'" } })
  expect((await send()).headers.etag).not.toBe(before.headers.etag)
})

test('HEAD returns the headers without the body', async () => {
  const { send } = await aShop()
  const whole = await send({ headers: { 'accept-encoding': 'br' } })
  const head = await send({ method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  expect(head.body).toHaveLength(0)
  expect(head.headers['content-length']).toBe(String(whole.body.length))
  expect(head.headers['x-cache']).toBe('hit')
})

test('a POST is neither served from the cache nor stored', async () => {
  const { send, cache, show } = await aShop()
  await send()
  show({ body: html('posted') })
  const posted = await send({ method: 'POST', headers: { 'if-none-match': '*' } })
  expect([posted.status, posted.headers['x-cache']]).toEqual([200, 'pass'])
  expect((await send()).body.toString()).toBe(html('Gravel'))
  expect(cache.stats().entries).toBe(1)
})

test('an invalid header fails one render and is not stored', async () => {
  const { send, cache, show } = await aShop()
  show({ headers: { link: '</ü→.css>; rel=preload' } })
  expect((await send()).status).toBe(500)
  expect(cache.stats().entries).toBe(0)
})
