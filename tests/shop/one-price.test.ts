import { beforeAll, expect, test } from 'vitest'
import { loadAccessory, loadParentBike } from '#/catalogue/read/catalogue.server.ts'
import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { availabilityOf, basePriceOf, type Offer } from '#/catalogue/model/offer.ts'
import { findPriorPrices } from '#/catalogue/prices/price-history.server.ts'
import { type AccessoryProduct, type FamilyBike, isSoldIn } from '#/catalogue/model/product.ts'
import { plainAmount } from '#/catalogue/read/structured-data.ts'
import { countries, type Country } from '#/country/country.ts'
import { cardAt } from '#/lister/cards/cards.server.ts'
import { type Money, toWire } from '#/money/money.ts'
import { loadPriceBook } from '#/pricing/pricing.server.ts'
import type { PriceBook } from '#/pricing/price-rule.ts'
import { quote, type Quote } from '#/pricing/quote.ts'
import { accessoryData } from '#/product/accessory/accessory-view.server.ts'
import { childBikeData } from '#/product/bike/child-bike-view.server.ts'
import { loadProductPrices } from '#/product/api/product-prices.server.ts'
import {
  accessoryStructuredData,
  bikeStructuredData,
} from '#/product/api/product-structured-data.server.ts'
import { answerChildBike, answerProduct } from '#/product/api/product-wire.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { testCtx } from '../helpers/context.ts'
import { demoDatabase } from '../helpers/demo-database.ts'

type Sold = { entry: CatalogueEntry; product: FamilyBike | AccessoryProduct }

const home = testCtx((await demoDatabase()).db)
let sold: Sold[]
let book: PriceBook

beforeAll(async () => {
  book = await loadPriceBook(home)
  const { catalogue } = await loadProductPrices(home)
  const { entries } = catalogue.index
  const models = entries.filter(({ kind }) => kind === 'parent-bike')
  const families = await Promise.all(models.map(({ id }) => loadParentBike(home, { id })))
  const bikes = new Map(families.flatMap((family) => family.bikes.map((bike) => [bike.id, bike])))
  sold = await Promise.all(
    entries
      .filter(({ kind }) => kind !== 'parent-bike')
      .map(async (entry) => ({
        entry,
        product: bikes.get(entry.id) ?? (await loadAccessory(home, { id: entry.id })),
      })),
  )
}, 120_000)

const inCountry = (country: Country): Ctx => ({
  ...home,
  tags: new Set(),
  visitor: { ...home.visitor, country },
})

/** Computes the price from the stored price lists, independently of the code the pages use. */
async function quotedPrice(offers: readonly Offer[], country: Country): Promise<Quote | null> {
  const inStock = offers.filter((offer) => {
    const { isInStock, leadTimeDays } = availabilityOf(offer)
    return isInStock || leadTimeDays !== null
  })
  const quotes = await Promise.all(
    (inStock.length > 0 ? inStock : offers).map(async (offer) => {
      const base = basePriceOf(offer)
      if (!base) return []
      const fixed = offer.prices.find((price) => price.country === country.code) ?? null
      const list = fixed ?? base
      const lowest = list.special
        ? await findPriorPrices(home, [{ sku: offer.sku, since: list.special.since }], {
            site: home.visitor.site.id,
            currency: list.currency,
            country: list.country,
          })
        : new Map<string, number>()
      const priorPrice = lowest.get(offer.sku) ?? null
      return [quote({ base, fixed, priorPrice }, book, country, home.now)]
    }),
  )
  return quotes.flat().toSorted((a, b) => a.price.amount - b.price.amount)[0] ?? null
}

/** The lowest price in the structured data; null if there is none. */
function structuredPrice(structuredData: string): string | null {
  const { '@graph': graph } = JSON.parse(structuredData) as { '@graph': Record<string, unknown>[] }
  const offers = graph[0]?.['offers'] as { price?: string; lowPrice?: string } | undefined
  return offers?.lowPrice ?? offers?.price ?? null
}

const inspected = countries.filter(({ code }) => ['gb', 'de', 'us'].includes(code))

/** All products in three countries, and every sixth in each other country, offset by country. */
const productsIn = (country: Country): readonly Sold[] =>
  inspected.includes(country)
    ? sold
    : sold.filter((_, position) => (position + countries.indexOf(country)) % 6 === 0)

test.each(countries.map((country) => [country.code, country] as const))(
  'in %s a product has the same price on its card, its page and for search engines',
  async (_code, country) => {
    const ctx = inCountry(country)
    const prices = await loadProductPrices(ctx)
    expect(sold.length).toBeGreaterThan(100)
    for (const { entry, product } of productsIn(country)) {
      const isSold = isSoldIn(entry, country.code)
      const quoted = isSold ? await quotedPrice(product.offers, country) : null
      const position = prices.catalogue.index.positionOfId.get(entry.id) ?? -1
      const card = cardAt(prices.catalogue, position, { locale: 'en', now: ctx.now })
      const structuredData =
        product.kind === 'accessory'
          ? accessoryStructuredData(ctx, prices, product, null)
          : bikeStructuredData(ctx, prices, product, null)
      const page = isSold ? prices.of(product.offers) : null
      expect(
        [card?.price, card?.was, page?.price, structuredPrice(structuredData)],
        entry.slug,
      ).toEqual([quoted?.price, quoted?.was, quoted?.price, quoted && plainAmount(quoted.price)])
    }
  },
  60_000,
)

const nothingChosen = new URLSearchParams()

/**
 * An accessory page shows the price of its preselected option, or the lowest if a size is still to
 * be chosen.
 */
async function accessoryPrices(ctx: Ctx, { id, slug, offers }: AccessoryProduct) {
  const page = await accessoryData(ctx, { id }, nothingChosen)
  const inColour = page.sizes.map(({ sku }) => sku)
  const skus = page.chosen ? [page.chosen.sku] : inColour
  const chosen = offers.filter(({ sku }) => skus.includes(sku))
  const { product } = await answerProduct(ctx, { urlKey: slug })
  return {
    shown: page.price?.price,
    expected: (await quotedPrice(chosen, ctx.visitor.country))?.price,
    answered: product.aggregated_price_special ?? product.aggregated_price,
  }
}

async function bikePrices(ctx: Ctx, { id, slug }: FamilyBike, expected: Money | undefined) {
  const page = await childBikeData(ctx, { id }, nothingChosen)
  const { bike } = await answerChildBike(ctx, { urlKey: slug }, {})
  const answered = bike.aggregated_price_special ?? bike.aggregated_price
  return { shown: page.price?.price, expected, answered }
}

/** Whole pages are slow, so each product is checked in one of the countries. */
const thirdFor = (country: Country): readonly Sold[] =>
  sold.filter((_, position) => position % inspected.length === inspected.indexOf(country))

test.each(inspected.map((country) => [country.code, country] as const))(
  'in %s the page and the API call of a product state the price of its card',
  async (_code, country) => {
    const ctx = inCountry(country)
    const { catalogue } = await loadProductPrices(ctx)
    const products = thirdFor(country)
    expect(products.length).toBeGreaterThan(40)
    for (const { entry, product } of products) {
      const card = cardAt(catalogue, catalogue.index.positionOfId.get(entry.id) ?? -1, {
        locale: 'en',
        now: ctx.now,
      })
      const { shown, expected, answered } =
        product.kind === 'accessory'
          ? await accessoryPrices(ctx, product)
          : await bikePrices(ctx, product, card?.price)
      expect([shown, answered], entry.slug).toEqual([
        card ? expected : undefined,
        card && toWire(card.price),
      ])
    }
  },
  180_000,
)
