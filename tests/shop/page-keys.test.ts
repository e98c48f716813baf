import { expect, test } from 'vitest'
import { demoDatabase } from '../helpers/demo-database.ts'
import { testShop } from '../helpers/shop.ts'

const shop = await testShop({ METRICS_NETWORKS: '127.0.0.1' }, await demoDatabase())

/** The number of cached pages, without redirects and 404 pages. */
async function cachedPages(): Promise<number> {
  const text = await (await shop.get('/metrics')).text()
  const figure = (name: string) =>
    Number(new RegExp(`^page_cache\\{figure="${name}"\\} (\\d+)$`, 'm').exec(text)?.[1])
  return figure('entries') - figure('otherEntries')
}

const invented = Array.from({ length: 24 }, (_, index) => `x${(index * 7_919).toString(36)}`)

test.each([
  ['/bikes/', ['sort', 'dir', 'page', 'show']],
  ['/bikes/', ['colour', 'material', 'by_size', 'manufacturer', 'condition', 'filter_category']],
  ['/bikes/', ['size', 'height', 'inseam', 'utm_source']],
  ['/search/', ['sort', 'page', 'colour', 'discipline']],
  ['/wold-sl/', ['colour', 'size', 'height', 'sort', 'material']],
  ['/wold-sl-105/', ['colour', 'size', 'inseam', 'page', 'material']],
  ['/crest-helmet/', ['colour', 'size', 'height', 'shifting']],
  ['/compare/', ['bikes']],
])('invented values at %s (%s) add no cached page', async (path, names) => {
  expect((await shop.get(path)).status).toBe(200)
  const before = await cachedPages()
  for (const [index, value] of invented.entries()) {
    const name = names[index % names.length]
    const answer = await shop.get(`${path}?${name}=${value}`)
    expect([200, 302], `${path}?${name}=${value}`).toContain(answer.status)
    expect(answer.headers.get('location') ?? path).toBe(path)
  }
  expect(await cachedPages()).toBe(before)
})

test('existing values still work', async () => {
  for (const path of [
    '/bikes/?sort=price-desc',
    '/bikes/?material=carbon&colour=forest',
    '/search/?q=helmet&sort=price',
    '/wold-sl-105/?size=M',
    '/compare/?bikes=wold-sl-105~M,wold-sl',
  ])
    expect([200, 302], path).toContain((await shop.get(path)).status)
  expect((await shop.get('/bikes/?material=carbon&sort=price')).status).toBe(200)
  expect((await shop.get('/wold-sl-105/?size=M')).status).toBe(200)
})

test('a known value stays if an unknown one is removed', async () => {
  const answer = await shop.get('/bikes/?material=carbon,unobtainium&sort=price')
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/bikes/?material=carbon&sort=price')
})

test('a listing has one cached page, however its URL is written', async () => {
  await shop.get('/bikes/?material=carbon&price=500_900&sort=price-desc')
  const before = await cachedPages()
  const answers = await Promise.all(
    [
      '/bikes/?sort=price&dir=desc&material=carbon&price=500_900',
      '/bikes/?price_from=500&price_to=900&sort=price-desc&material=carbon&page=1',
      '/bikes/?price=900_500&material=carbon,carbon&sort=price-desc&show=abc',
    ].map((path) => shop.get(path)),
  )
  expect(answers.map(({ headers }) => headers.get('x-cache'))).toEqual(['hit', 'hit', 'hit'])
  expect(await cachedPages()).toBe(before)
})

test('a personal page is not cached', async () => {
  const before = await cachedPages()
  const answer = await shop.get('/wold-sl-105/?height=178.5&inseam=82')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await cachedPages()).toBe(before)
})
