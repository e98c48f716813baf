import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { allForIndex } from '#/catalogue/read/catalogue.server.ts'
import { importCatalogue } from '../../../tests/catalogue/import-catalogue.ts'
import { basePriceOf } from '#/catalogue/model/offer.ts'
import { countries, findCountry } from '#/country/country.ts'
import { money } from '#/money/money.ts'
import { loadPriceBook, importPriceRules } from '#/pricing/pricing.server.ts'
import { feedPrice } from '#/pricing/product-feed.ts'
import { localPrice } from '#/pricing/price-rule.ts'
import { quote } from '#/pricing/quote.ts'
import { createLiveCache } from '#/platform/server-cache/live-cache.ts'
import { testShop, type TestShop } from '../../../tests/helpers/shop.ts'
import { childText, parseXml } from '../../../tests/helpers/xml.ts'

// The first page and picture of each kind are made while the test waits.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feeds-'))
  shop = await testShop({ DATA_DIR: folder })
  const { db } = shop.database
  await importCatalogue(db)
  await importPriceRules(db, JSON.parse(await readFile('demo/pricing/price-rules.json', 'utf8')))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const german = { headers: { host: 'de.caldercycles.example' } }

async function feed(path = '/feeds/products.xml', options = {}) {
  const response = await shop.get(path, options)
  const channel = parseXml(await response.text()).children[0]
  const items = channel?.children.filter(({ name }) => name === 'item') ?? []
  return new Map(items.map((item) => [childText(item, 'g:id') ?? '', item]))
}

test('every sellable item is in the feed once, and models are not', async () => {
  const items = await feed()
  // Four of each whole build, one ex-demo bike, three helmets.
  expect(items.size).toBe(12)
})

test('a reduced bike has both prices', async () => {
  const bike = (await feed()).get('MOORTI-FORCE-M-RAW')
  expect(bike && childText(bike, 'g:price')).toBe('4299.00 GBP')
  expect(bike && childText(bike, 'g:sale_price')).toBe('3899.00 GBP')
})

test('a helmet has its size, colour, GTIN and weight', async () => {
  const helmet = (await feed()).get('HLM-CREST-M-INK')
  const fields = ['title', 'g:color', 'g:size', 'g:gtin', 'g:shipping_weight', 'g:availability']
  expect(helmet && fields.map((name) => childText(helmet, name))).toEqual([
    'Crest helmet, Ink, M (55–59 cm)',
    'Ink',
    'M (55–59 cm)',
    '5060000000017',
    '0.27 kg',
    'in_stock',
  ])
})

test('an item made to order has a dispatch date, and an unavailable one is out of stock', async () => {
  const items = await feed()
  const [made, gone] = [items.get('MOORTI-FORCE-M-RAW'), items.get('MOORTI-FORCEEXDEMO-M-RAW')]
  expect(made && childText(made, 'g:availability')).toBe('backorder')
  expect(made && childText(made, 'g:availability_date')).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(gone && childText(gone, 'g:availability')).toBe('out_of_stock')
  expect(gone && childText(gone, 'g:condition')).toBe('used')
})

test.each(['gb', 'fr', 'us', 'jp'])('prices for %s equal those in the shop', async (code) => {
  const country = findCountry(code)
  if (!country) throw new Error(`no country ${code}`)
  const { db } = shop.database
  const liveCache = createLiveCache(() => {})
  const book = await loadPriceBook({ db, liveCache, tags: new Set() })
  const items = await feed(`/feeds/products.xml?country=${code}`)
  const offers = (await allForIndex(db)).flatMap(({ kind, offers: own }) =>
    kind === 'parent-bike' ? [] : own,
  )
  expect(offers).toHaveLength(items.size)
  for (const { sku, prices } of offers) {
    const base = basePriceOf({ prices })
    const item = items.get(sku)
    if (!base || !item) throw new Error(`${sku} is missing`)
    const { price } = quote({ base, priorPrice: null }, book, country, new Date())
    expect(childText(item, 'g:sale_price') ?? childText(item, 'g:price')).toBe(feedPrice(price))
  }
})

test('the German feed is in German and has the price fixed for Germany', async () => {
  const bike = (await feed('/feeds/products.xml', german)).get('MOORTI-RIVAL-M-MOSS')
  expect(bike && childText(bike, 'title')).toBe('Moor Ti Rival XPLR, Moos, M')
  expect(bike && childText(bike, 'g:price')).toBe('3999.00 EUR')
  expect(bike && childText(bike, 'link')).toBe(
    'https://de.caldercycles.example/moor-ti-rival/?colour=moss',
  )
})

test('in the EU the list price is the lowest price before the reduction', async () => {
  const bike = (await feed('/feeds/products.xml', german)).get('MOORTI-FORCE-M-RAW')
  const { db } = shop.database
  const book = await loadPriceBook({ db, liveCache: createLiveCache(() => {}), tags: new Set() })
  const local = (pence: number) =>
    feedPrice(money(localPrice(pence, book.ruleFor({ code: 'de' })), 'EUR'))
  expect(bike && childText(bike, 'g:price')).toBe(local(429_900))
  expect(bike && childText(bike, 'g:sale_price')).toBe(local(389_900))
})

test('the shop serves the picture in the feed as JPEG', async () => {
  const bike = (await feed()).get('MOORTI-RIVAL-M-MOSS')
  const { pathname, search } = new URL((bike && childText(bike, 'g:image_link')) ?? '')
  const response = await shop.get(pathname + search)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(response.headers.get('cache-control')).toContain('immutable')
})

test('returns 304 when the feed is unchanged', async () => {
  const first = await shop.get('/feeds/products.xml', { headers: { 'accept-encoding': 'gzip' } })
  expect(first.headers.get('content-encoding')).toBe('gzip')
  const etag = first.headers.get('etag') ?? ''
  const again = await shop.get('/feeds/products.xml', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

test('a shared cache keeps the feed no longer than the shop does, and no feed outlives its day', async () => {
  const maxAgeAt = async (time: string) => {
    vi.setSystemTime(new Date(time))
    const { headers } = await shop.get('/feeds/products.xml?country=ie')
    return Number(/^public, max-age=(\d+)$/.exec(headers.get('cache-control') ?? '')?.[1])
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    expect(await maxAgeAt('2030-06-30T20:00:00Z')).toBe(600)
    expect(await maxAgeAt('2030-06-30T20:04:00Z')).toBe(360)
    expect(await maxAgeAt('2030-06-30T20:10:00Z')).toBe(600)
    // In summer the shop's day ends at eleven o'clock of UTC.
    expect(await maxAgeAt('2030-06-30T22:56:40Z')).toBe(200)
    expect(await maxAgeAt('2030-06-30T23:00:00Z')).toBe(600)
  } finally {
    vi.useRealTimers()
  }
})

test('returns 404 for a country we do not sell to', async () => {
  expect((await shop.get('/feeds/products.xml?country=kp')).status).toBe(404)
})

test('whoever asks for one country after another is told to wait, and a stored feed is still sent', async () => {
  const paths = countries.map(({ code }) => `/feeds/products.xml?country=${code}`)
  const made: string[] = []
  let refusal: Response | null = null
  // Both sites have every country, so that there are enough of them even if a minute ends in between.
  for (const options of [{}, german])
    for (const path of paths) {
      if (refusal) break
      const response = await shop.get(path, options)
      if (response.status === 200) made.push(path)
      else refusal = response
    }
  expect(refusal?.status).toBe(429)
  expect(Number(refusal?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(made.length).toBeGreaterThan(8)
  const site = made.length > paths.length ? german : {}
  expect((await shop.get(made.at(-1) ?? '', site)).status).toBe(200)
})
