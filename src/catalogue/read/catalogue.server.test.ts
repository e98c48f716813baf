import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testCtx } from '../../../tests/helpers/context.ts'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { allForIndex, loadAccessory, loadChildBike, loadParentBike } from './catalogue.server.ts'
import { listCategories, loadCategory } from './categories.server.ts'
import { isListedIn } from '#/catalogue/model/category.ts'
import { listComponents } from './components.server.ts'
import { importFiles } from '#/catalogue/import/import.server.ts'
import { basePriceOf, sendable } from '#/catalogue/model/offer.ts'
import { findPriorPrices } from '#/catalogue/prices/price-history.server.ts'
import { jsonFile, sampleFiles, sampleFilesWith } from '#/catalogue/demo-data/sample-files.ts'
import { sampleModel } from '#/catalogue/demo-data/sample-model.ts'
import { entryPictures } from '#/catalogue/pictures/product-images.server.ts'
import { setPrice } from '../../../tests/catalogue/set-price.ts'
import { setStock } from '#/catalogue/stock/set-stock.server.ts'
import { stockOf } from '#/catalogue/stock/stock.server.ts'

const now = new Date('2026-11-15T10:00:00Z')
const monday = new Date('2026-11-16T09:00:00Z')

const { db } = await testDatabase()
await importFiles(db, sampleFiles(), { now })
const ctx = () => testCtx(db, { now: monday })
const noProduct = expect.objectContaining({ code: 'product-not-found', status: 404 })

test('loads a model with its builds and their offers', async () => {
  const { parent, bikes } = await loadParentBike(ctx(), { slug: 'moor-ti' })
  expect(parent.breadcrumbs.map(({ name }) => name.de)).toEqual(['Fahrräder', 'Gravel'])
  expect(bikes.map(({ bike }) => bike.name.en)).toEqual([
    'Moor Ti Rival XPLR',
    'Moor Ti Force XPLR',
    'Moor Ti Force XPLR, ex-demo',
  ])
  expect(bikes.map(({ offers }) => offers.length)).toEqual([4, 4, 1])
})

test('loads a build with its stock, base price and fixed country prices', async () => {
  const { bike } = await loadChildBike(ctx(), { slug: 'moor-ti-rival' })
  const offer = bike.offers.find(({ sku }) => sku === 'MOORTI-RIVAL-M-RAW')
  expect(offer && sendable(offer)).toBe(4)
  expect(offer?.prices.map(({ country, currency, price }) => [country, currency, price])).toEqual([
    [null, 'GBP', 349_900],
    ['de', 'EUR', 399_900],
  ])
})

test('tags a page with its bike, model and maker', async () => {
  const request = ctx()
  const { bike, family } = await loadChildBike(request, { slug: 'moor-ti-rival' })
  expect([...request.tags]).toEqual(
    expect.arrayContaining([
      `product:${bike.id}`,
      `product:${family.parent.id}`,
      'maker:calder',
      'places',
    ]),
  )
})

test('a variant’s own price and GTIN override its product’s', async () => {
  const { offers } = await loadAccessory(ctx(), { slug: 'crest-helmet' })
  expect(offers.map((offer) => [offer.sku, basePriceOf(offer)?.price, offer.gtin])).toEqual([
    ['HLM-CREST-S-INK', 8900, null],
    ['HLM-CREST-M-INK', 8900, '5060000000017'],
    ['HLM-CREST-M-MOSS', 9500, null],
  ])
})

test('a model is shown in the colours that a build of it is sold in', async () => {
  const shop = await testDatabase()
  const builds = sampleModel.builds.map((build) => ({ ...build, colours: ['raw'] }))
  const model = jsonFile('models', 'models/moor-ti.json', { ...sampleModel, builds })
  const report = await importFiles(shop.db, sampleFilesWith(model), { now })
  expect(report.errors).toEqual([])
  const entry = (await allForIndex(shop.db)).find(({ kind }) => kind === 'parent-bike')
  expect(entry && entryPictures(entry).map(({ colour }) => colour)).toEqual(['raw'])
})

test('refuses a slug of another kind of product', async () => {
  await expect(loadAccessory(ctx(), { slug: 'moor-ti' })).rejects.toEqual(noProduct)
  await expect(loadParentBike(ctx(), { slug: 'moor-ti-rival' })).rejects.toEqual(noProduct)
  await expect(loadChildBike(ctx(), { slug: 'moor-ti' })).rejects.toEqual(noProduct)
})

test('the index has every product once, builds after their model', async () => {
  const entries = await allForIndex(db)
  expect(entries.map(({ sku }) => sku).toSorted()).toEqual([
    'HLM-CREST',
    'MOORTI',
    'MOORTI-FORCE',
    'MOORTI-FORCEEXDEMO',
    'MOORTI-RIVAL',
  ])
  const positions = entries
    .filter(({ kind }) => kind !== 'accessory')
    .map(({ position }) => position)
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
})

test('the sale category lists reduced products by its rule', async () => {
  const { category } = await loadCategory(ctx(), { path: 'sale' })
  const entries = await allForIndex(db)
  expect(
    entries.filter((entry) => isListedIn(category, entry, monday)).map(({ sku }) => sku),
  ).toEqual(['MOORTI', 'MOORTI-FORCE'])
})

test('lists the category tree in order', async () => {
  const tree = await listCategories(ctx())
  expect(tree.map(({ path, children }) => [path, children.map((child) => child.path)])).toEqual([
    ['bikes', ['bikes/gravel']],
    ['accessories', ['accessories/helmets']],
    ['sale', []],
  ])
})

test('lists the configurator’s sections with their parts', async () => {
  const [wheels] = await listComponents(ctx())
  expect(wheels?.id).toBe(7)
  expect(wheels?.components.map(({ sku }) => sku)).toEqual(['WHL-A25', 'WHL-C40'])
})

test('returns current stock and dispatch dates; only bikes wait for the workshop', async () => {
  const answers = await stockOf(ctx(), [
    'HLM-CREST-M-INK',
    'MOORTI-RIVAL-M-RAW',
    'MOORTI-RIVAL-S-RAW',
    'MOORTI-FORCEEXDEMO-M-RAW',
    'GONE',
  ])
  expect(answers.map(({ sku, quantity, dispatchDate }) => [sku, quantity, dispatchDate])).toEqual([
    ['HLM-CREST-M-INK', 12, '2026-11-16'],
    ['MOORTI-RIVAL-M-RAW', 4, '2026-11-19'],
    ['MOORTI-RIVAL-S-RAW', 0, '2026-12-10'],
    ['MOORTI-FORCEEXDEMO-M-RAW', 0, null],
  ])
})

test('finds the prior price of a reduction in the price history', async () => {
  const reduced = [{ sku: 'MOORTI-FORCE-M-RAW', since: new Date('2026-10-01T00:00:00Z') }]
  const prior = await findPriorPrices(ctx(), reduced, {
    site: 'de',
    currency: 'GBP',
    country: null,
  })
  expect(prior.get('MOORTI-FORCE-M-RAW')).toBe(429_900)
})

test('records a new price and deletes planned ones', async () => {
  const sku = 'WHL-C40'
  const steps = async () => {
    const rows = await db.execute<{ from: string; price: number }>(sql`
      select "from"::date::text as "from", price from price_history where sku = ${sku} and site = 'uk' order by "from"`)
    return rows.rows.map(({ from, price }) => `${from} ${price}`)
  }
  const sale = { price: 99_900, from: '2026-11-27', to: '2026-11-30' }
  await setPrice(db, { sku, country: null, price: 114_900, special: sale }, monday)
  expect(await steps()).toEqual(['2026-11-15 114900', '2026-11-27 99900', '2026-12-01 114900'])
  const ended = { sku, country: null, price: 119_900, special: null }
  await setPrice(db, ended, new Date('2026-11-20T09:00:00Z'))
  expect(await steps()).toEqual(['2026-11-15 114900', '2026-11-20 119900'])
})

test('does not set a price for an unknown SKU', async () => {
  expect(await setPrice(db, { sku: 'GONE', country: null, price: 1 }, monday)).toBe(false)
})

test('purges listings when an item sells out, not when one piece is sold', async () => {
  const count = (quantity: number) =>
    setStock(db, [{ sku: 'HLM-CREST-M-INK', place: 'leeds', quantity }])
  const isListing = (tag: string) => tag.startsWith('category:')
  expect((await count(1)).changedTags.filter(isListing)).toEqual([])
  expect((await count(0)).changedTags.filter(isListing)).not.toEqual([])
  expect((await count(0)).changedTags).toEqual([])
})

test('refuses a stock level for an unknown place and names it', async () => {
  expect(await setStock(db, [{ sku: 'HLM-CREST-M-INK', place: 'atlantis', quantity: 1 }])).toEqual({
    changedTags: [],
    unknown: ['atlantis'],
  })
})
