import { expect, test } from 'vitest'
import { aPage, aShop, aSlowRender, html } from './page-cache-test-shop.server.ts'

test('fifty simultaneous requests cost one render', async () => {
  const { send, shop } = await aShop()
  const slow = aSlowRender(shop)
  const visitors = Array.from({ length: 50 }, () => send())
  await expect.poll(() => shop.requests).toBe(50)
  slow.finish(aPage())
  const answers = await Promise.all(visitors)
  expect(shop.renders).toBe(1)
  expect(new Set(answers.map(({ body }) => body.toString()))).toEqual(new Set([html('Gravel')]))
})

test('fifty simultaneous requests cost one render even when it fails', async () => {
  const { send, shop } = await aShop()
  const slow = aSlowRender(shop)
  const visitors = Array.from({ length: 50 }, () => send())
  await expect.poll(() => shop.requests).toBe(50)
  slow.finish(aPage({ status: 503, store: false }))
  const statuses = (await Promise.all(visitors)).map(({ status }) => status)
  expect([new Set(statuses), shop.renders]).toEqual([new Set([503]), 1])
})

test('a failed render is logged once, however many requests wait for it', async () => {
  const logged: object[] = []
  const { send, shop } = await aShop({ log: { warn: (details) => logged.push(details) } })
  const slow = aSlowRender(shop)
  const visitors = Array.from({ length: 5 }, () => send())
  await expect.poll(() => shop.requests).toBe(5)
  slow.fail(new Error('the database is away'))
  await Promise.all(visitors)
  expect(logged).toHaveLength(1)
})

test('serves a stale page to five hundred requests while one render replaces it', async () => {
  const { send, clock, shop, text, word } = await aShop()
  await send()
  clock.ms = 1500
  const slow = aSlowRender(shop)
  const words = await Promise.all(Array.from({ length: 500 }, () => word()))
  expect(new Set(words)).toEqual(new Set(['stale']))
  slow.finish(aPage({ body: html('new') }))
  await expect.poll(() => text()).toBe(html('new'))
  expect(shop.renders).toBe(2)
})

test('renews few pages at a time when the whole shop goes stale at once', async () => {
  const { send, cache, clock, shop, word } = await aShop()
  const paths = Array.from({ length: 20 }, (_, i) => `/${i}`)
  for (const path of paths) await send({ path })
  clock.ms = 1500
  const slow = aSlowRender(shop)
  for (const path of paths) expect(await word({ path })).toBe('stale')
  expect(cache.stats().underWay).toBe(8)
  slow.finish(aPage())
  await expect.poll(() => cache.stats().underWay).toBe(0)
  for (const path of paths) await send({ path })
  await expect.poll(() => cache.stats().underWay).toBe(0)
  expect(shop.renders).toBe(40)
})

test('a page past its stale time is rendered before it is served', async () => {
  const { send, clock, show, text } = await aShop()
  await send()
  clock.ms = 2000
  show({ body: html('new') })
  expect(await text()).toBe(html('new'))
})

test('a purge removes its pages at once and leaves the others', async () => {
  const { send, cache, shop, text, word } = await aShop()
  shop.render = async (path) =>
    aPage({ tags: ['menu', `product:${path}`], body: html(`${path} old`) })
  await send({ path: '/a' })
  await send({ path: '/b' })
  shop.render = async (path) => aPage({ tags: ['menu'], body: html(`${path} new`) })
  expect(cache.purge(['product:/a', 'product:/unknown'])).toBe(1)
  expect(await text({ path: '/a' })).toBe(html('/a new'))
  expect(await word({ path: '/b' })).toBe('hit')
  expect(cache.purge(new Set(['menu']))).toBe(2)
  expect(await text({ path: '/b' })).toBe(html('/b new'))
})

test('a page whose price changes during its render is neither stored nor served', async () => {
  const { send, cache, shop, show } = await aShop()
  const slow = aSlowRender(shop)
  const before = send()
  await slow.started
  cache.purge(['product:1'])
  const after = send()
  await expect.poll(() => shop.requests).toBe(2)
  show({ body: html('new price'), tags: ['product:1'] })
  slow.finish(aPage({ body: html('old price'), tags: ['product:1'] }))
  expect((await before).body.toString()).toBe(html('new price'))
  expect((await after).body.toString()).toBe(html('new price'))
  expect((await send()).headers['x-cache']).toBe('hit')
})

test('a purge of another tag does not disturb a render', async () => {
  const { send, cache, shop, word } = await aShop()
  const slow = aSlowRender(shop)
  const first = send()
  await slow.started
  cache.purge(['product:2'])
  slow.finish(aPage({ tags: ['product:1'] }))
  await first
  expect([await word(), shop.renders]).toEqual(['hit', 1])
})

test('a page whose price changes during a background render is not stored', async () => {
  const { send, cache, clock, shop, show, text } = await aShop()
  show({ tags: ['product:1'] })
  await send()
  clock.ms = 1500
  const slow = aSlowRender(shop)
  await send()
  await slow.started
  cache.purge(['product:1'])
  slow.finish(aPage({ body: html('old price'), tags: ['product:1'] }))
  await expect.poll(() => cache.stats().underWay).toBe(0)
  show({ body: html('new price') })
  expect(await text()).toBe(html('new price'))
})

test('a purge of everything during a render keeps the old page out', async () => {
  const { send, cache, shop, show, text } = await aShop()
  const slow = aSlowRender(shop)
  const first = send()
  await slow.started
  cache.purgeAll()
  show({ body: html('new') })
  slow.finish(aPage({ body: html('old') }))
  await first
  expect(await text()).toBe(html('new'))
})

test('serves stored pages for up to a day while the database is away', async () => {
  const { send, clock, fail, word } = await aShop({ staleOnErrorMs: 86_400_000 })
  await send()
  fail()
  clock.ms = 86_400_000
  expect(await word()).toBe('stale')
  clock.ms = 86_402_000
  expect((await send()).status).toBe(500)
})

test('a purged page is still served when its render fails', async () => {
  const { send, cache, fail, show, text } = await aShop()
  show({ tags: ['product:1'] })
  await send()
  cache.purge(['product:1'])
  fail()
  expect(await text()).toBe(html('Gravel'))
})

test('an error page never replaces a good one', async () => {
  const { send, clock, show, text, word } = await aShop()
  await send()
  show({ status: 503, body: 'sorry', store: false })
  clock.ms = 1500
  expect(await word()).toBe('stale')
  clock.ms = 5000
  expect(await text()).toBe(html('Gravel'))
})

test('after a failed render serves the old page for a second, then renders again', async () => {
  const { send, clock, fail, shop, show, text, word } = await aShop()
  await send()
  clock.ms = 5000
  fail()
  await send()
  expect(shop.renders).toBe(2)
  for (const _ of Array(10)) expect(await word()).toBe('stale')
  expect(shop.renders).toBe(2)
  clock.ms = 6000
  show({ body: html('back') })
  expect(await text()).toBe(html('back'))
})

test('a render that hangs times out and the old page is served', async () => {
  const { send, clock, shop, word } = await aShop({ renderLimitMs: 20 })
  await send()
  clock.ms = 5000
  aSlowRender(shop)
  expect(await word()).toBe('stale')
})

test('an error response is not stored', async () => {
  const { send, show, word } = await aShop()
  show({ status: 500, body: 'sorry', store: true })
  expect((await send()).status).toBe(500)
  show({})
  expect(await word()).toBe('miss')
})

test('a page with a cookie is not shared with requests that waited for the same URL', async () => {
  const { send, shop } = await aShop()
  const slow = aSlowRender(shop)
  const first = send()
  await slow.started
  const waiting = Array.from({ length: 10 }, () => send())
  await expect.poll(() => shop.requests).toBe(11)
  let visitor = 1
  shop.render = async () => aPage({ headers: { 'set-cookie': `visitor=${(visitor += 1)}` } })
  slow.finish(aPage({ headers: { 'set-cookie': 'visitor=1' } }))
  const cookies = (await Promise.all([first, ...waiting])).map(
    ({ headers }) => headers['set-cookie'],
  )
  expect(new Set(cookies.flat()).size).toBe(11)
})
