import type { Offer } from '#/catalogue/model/offer.ts'
import { basePriceOf } from '#/catalogue/model/offer.ts'
import { activeSpecial, type Price } from '#/catalogue/model/price.ts'
import { findPriorPricesOn, type Reduction } from '#/catalogue/prices/price-history.server.ts'
import type { PriorPrices } from '#/catalogue/prices/price-history.ts'
import type { Country } from '#/country/country.ts'
import type { Site } from '#/platform/config/sites.ts'
import type { Ctx } from '#/visitor/context.ts'
import { loadPriceBook } from './pricing.server.ts'
import { priorPriceIn, quote, type Quote } from './quote.ts'

type Priced = Pick<Offer, 'sku' | 'prices'>
/** The base price of an offer, and its fixed price in the country. */
type Lists = { sku: string; base: Price; fixed: Price | null }
type QuoteMarket = { site: Pick<Site, 'id'>; country: Country }

/** Quotes for offers in a country, by SKU; offers without a base price are left out. */
export async function quoteOffers(
  ctx: Pick<Ctx, 'db' | 'liveCache' | 'tags' | 'now'>,
  offers: readonly Priced[],
  { site, country }: QuoteMarket,
): Promise<Map<string, Quote>> {
  const lists = offers.flatMap(({ sku, prices }) => {
    const base = basePriceOf({ prices })
    const fixed = prices.find((price) => price.country === country.code) ?? null
    return base ? [{ sku, base, fixed }] : []
  })
  const nothing: PriorPrices = new Map()
  const [book, priors] = await Promise.all([
    loadPriceBook(ctx),
    country.isInEu ? findPriorPricesOn(site.id, ctx, reductionsNow(lists, ctx.now)) : nothing,
  ])
  return new Map(
    lists.map(({ sku, base, fixed }) => {
      const priorPrice = priorPriceIn(fixed ?? base, sku, priors, book.ruleFor(country))
      const facts = { base, fixed, priorPrice }
      return [sku, quote(facts, book, country, ctx.now)]
    }),
  )
}

/** Only a current reduction needs the price before it. */
function reductionsNow(lists: readonly Lists[], now: Date): Reduction[] {
  return lists.flatMap(({ sku, base, fixed }) => {
    const list = fixed ?? base
    const special = activeSpecial(list, now)
    return special ? [{ sku, since: special.since, list }] : []
  })
}
