import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type RequestedItem, toCartLines } from '#/cart/lines/to-cart-lines.ts'
import { emptyCart } from '#/cart/api/empty-cart.server.ts'
import { readFramedBikes } from '#/cart/items/framed-bikes.store.server.ts'
import type { SellableItem } from '#/cart/items/sellable-item.ts'
import { loadItems } from '#/cart/items/sellable-items.server.ts'
import { paintedPrice, unitPrice } from './line-price.ts'
import { priceCart } from './price-cart.ts'
import { countries, type Country } from '#/country/country.ts'
import { loadPriceBook } from '#/pricing/pricing.server.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { demoDatabase } from '../../../tests/helpers/demo-database.ts'

/** Every bike and every part of the demo, its frames and its price rules. */
async function demoItems() {
  const { db } = await demoDatabase()
  const ctx = testCtx(db)
  const [catalogue, book] = await Promise.all([loadItems(ctx), loadPriceBook(ctx)])
  const { rows } = await db.execute<{ sku: string }>(sql`select sku from variants order by sku`)
  const all = rows.flatMap(({ sku }) => catalogue.get(sku) ?? [])
  const bikes = all.filter(({ kind }) => kind === 'bike')
  const parts = all.filter(({ kind }) => kind === 'part')
  const ids = [...new Set(bikes.map(({ productId }) => productId))]
  return { ctx, catalogue, book, bikes, parts, frames: await readFramedBikes(db, ids) }
}

let demo: Awaited<ReturnType<typeof demoItems>>
beforeAll(async () => {
  demo = await demoItems()
}, 120_000)

const marketIn = (country: Country) => ({
  book: demo.book,
  country,
  now: demo.ctx.now,
  warehouses: [],
})
const pricesAlone = new Map<string, number | null>()
function aloneIn(country: Country, { sku }: SellableItem): number | null {
  const key = `${sku} ${country.code}`
  const known = pricesAlone.get(key)
  if (known !== undefined) return known
  const line = { uid: '', sku, quantity: 1, options: [], entered: [], colour: null }
  const price = unitPrice(line, demo.catalogue, marketIn(country))?.price.amount ?? null
  pricesAlone.set(key, price)
  return price
}

/** The price of the cheapest part of a section that is sold in a country. */
const cheapest = new Map<string, number>()
function cheapestIn(country: Country, section: string): number {
  const key = `${section} ${country.code}`
  const known = cheapest.get(key)
  if (known !== undefined) return known
  const rivals = demo.parts.filter((part) => part.section?.key === section)
  const price = Math.min(...rivals.flatMap((part) => aloneIn(country, part) ?? []))
  cheapest.set(key, price)
  return price
}

/**
 * The lowest valid price of a bike: as shown, with the cheapest part of each section in place of its own
 * where that is cheaper. It ignores whether parts fit, so a real build can only cost more.
 */
const minima = new Map<string, number>()
function lowestValidPrice(bike: SellableItem, country: Country): number {
  const key = `${bike.sku} ${country.code}`
  const known = minima.get(key)
  if (known !== undefined) return known
  const saved = Object.entries(bike.parts).map(([section, ownSku]) => {
    const own = demo.catalogue.get(ownSku)
    const included = own && aloneIn(country, own)
    if (included === undefined || included === null) return 0
    return included - Math.min(included, cheapestIn(country, section))
  })
  const asShown = aloneIn(country, bike) ?? 0
  const minimum = asShown - saved.reduce((sum, saving) => sum + saving, 0)
  minima.set(key, minimum)
  return minimum
}

const linesFor = (items: readonly RequestedItem[]) => {
  let uids = 0
  const { catalogue, frames } = demo
  const requested = toCartLines(items, { catalogue, frames, newUid: () => `${(uids += 1)}` })
  return requested.flatMap((each) => ('line' in each ? [each.line] : []))
}

/** The parts that are cheaper than a bike's own and, each by itself, fit it. */
const cheaperParts = new Map<number, readonly SellableItem[]>()
function cheaperFor(bike: SellableItem): readonly SellableItem[] {
  const known = cheaperParts.get(bike.productId)
  if (known) return known
  const isCheaper = (part: SellableItem) => {
    const included = demo.catalogue.get(bike.parts[part.section?.key ?? ''] ?? '')
    return (included?.prices[0]?.price ?? 0) > (part.prices[0]?.price ?? 0)
  }
  const isFitting = (part: SellableItem) =>
    linesFor([
      {
        sku: bike.sku,
        quantity: 1,
        selectedOptions: [btoa(`bundle/${part.section?.id}/${part.sku}/1`)],
        entered: [],
        ref: null,
        associatedRef: null,
      },
    ]).length === 1
  const cheaper = demo.parts.filter((part) => isCheaper(part) && isFitting(part))
  cheaperParts.set(bike.productId, cheaper)
  return cheaper
}

const oddQuantity = fc.oneof(
  { weight: 12, arbitrary: fc.constant('1') },
  { weight: 1, arbitrary: fc.integer({ min: -3, max: 120 }).map(String) },
  { weight: 1, arbitrary: fc.constantFrom('01', '1.5', '1e2', ' 1', '1/1', '') },
)

/** Mostly the usual value, so that most requests have one oddity and not five. */
const rarely = <Odd, Usual>(odd: fc.Arbitrary<Odd>, usual: Usual) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(usual) }, { weight: 2, arbitrary: odd })

/** An option as any client might send it: mostly a real part, sometimes malformed. */
function oddOption(bike: SellableItem) {
  const own = demo.parts.filter(({ section }) => section && bike.parts[section.key] !== undefined)
  const cheaper = cheaperFor(bike)
  const part = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...(cheaper.length > 0 ? cheaper : own)) },
    { weight: 1, arbitrary: fc.constantFrom(...own) },
    { weight: 1, arbitrary: fc.constantFrom(...demo.parts) },
    { weight: 1, arbitrary: fc.constantFrom(...demo.bikes) },
  )
  return fc
    .record({
      part,
      quantity: oddQuantity,
      section: rarely(fc.integer({ min: -2, max: 100 }), null),
      isSmall: fc.boolean(),
    })
    .map(({ part: { sku, section }, quantity, section: other, isSmall }) => {
      const named = isSmall ? sku.toLowerCase() : sku
      return btoa(`bundle/${other ?? section?.id ?? 7}/${named}/${quantity}`)
    })
}

const anyRequest = () =>
  fc.constantFrom(...demo.bikes).chain((bike) =>
    fc.record({
      bike: fc.constant(bike),
      country: fc.constantFrom(...countries),
      quantity: rarely(fc.integer({ min: -2, max: 120 }), 1),
      options: fc.array(oddOption(bike), { maxLength: 3 }),
      isDoubled: rarely(fc.constant(true), false),
      colours: rarely(
        fc.array(fc.constantFrom(...demo.parts.filter(({ sku }) => sku.includes('BBCOLOUR'))), {
          maxLength: 2,
        }),
        [] as SellableItem[],
      ),
    }),
  )

test('finds bikes with cheaper parts in the demo', () => {
  const gb = countries[0]
  expect(demo.bikes.length).toBeGreaterThan(100)
  expect(demo.parts.length).toBeGreaterThan(100)
  const lowered = demo.bikes.filter(
    (bike) => gb && lowestValidPrice(bike, gb) < (aloneIn(gb, bike) ?? 0),
  )
  expect(lowered.length).toBeGreaterThan(demo.bikes.length / 2)
})

test('keeps every bike’s lowest valid price above zero in every country', () => {
  const models = demo.bikes.filter(
    ({ productId }, position) =>
      demo.bikes.findIndex((other) => other.productId === productId) === position,
  )
  expect(models.length).toBeGreaterThan(20)
  for (const bike of models)
    for (const country of countries)
      expect(lowestValidPrice(bike, country), `${bike.sku} ${country.code}`).toBeGreaterThan(0)
}, 60_000)

test('never prices a build below its lowest valid price, whatever the request', () => {
  const hits = { taken: 0, cheaper: 0, refused: 0, several: 0 }
  fc.assert(
    fc.property(anyRequest(), ({ bike, country, quantity, options, isDoubled, colours }) => {
      const plain = { quantity, entered: [], selectedOptions: [] as string[] }
      const items: RequestedItem[] = [
        {
          ...plain,
          sku: bike.sku,
          selectedOptions: isDoubled ? [...options, ...options] : options,
          ref: 'a',
          associatedRef: null,
        },
        ...colours.map(({ sku }) => ({ ...plain, sku, ref: null, associatedRef: 'a' })),
      ]
      const lines = linesFor(items)
      const cart = emptyCart(demo.ctx, { customerId: null, site: 'uk' })
      const priced = priceCart(
        { ...cart, lines },
        {
          catalogue: demo.catalogue,
          stock: new Map(),
          held: new Map(),
          coupon: null,
          market: marketIn(country),
          shipping: null,
        },
      )
      if (lines.length === 0) hits.refused += 1
      const minimum = lowestValidPrice(bike, country)
      for (const { line, unit, total } of priced.lines) {
        if (!unit) continue
        hits.taken += 1
        if (line.quantity > 1) hits.several += 1
        if (unit.price.amount < (aloneIn(country, bike) ?? 0)) hits.cheaper += 1
        expect(unit.price.amount).toBeGreaterThanOrEqual(minimum)
        expect(total.amount).toBe(paintedPrice(unit).amount * line.quantity)
        expect(total.amount).toBeGreaterThanOrEqual(minimum * line.quantity)
      }
    }),
    { numRuns: 4_000 },
  )
  expect(hits.taken).toBeGreaterThan(400)
  expect(hits.cheaper).toBeGreaterThan(100)
  expect(hits.several).toBeGreaterThan(100)
  expect(hits.refused).toBeGreaterThan(400)
}, 120_000)
