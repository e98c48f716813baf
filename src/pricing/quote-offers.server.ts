import type { Offer } from '#/catalogue/model/offer.ts'
import { basePriceOf } from '#/catalogue/model/offer.ts'
import { activeSpecial, type Price } from '#/catalogue/model/price.ts'
import { findPriorPrices } from '#/catalogue/prices/price-history.server.ts'
import type { Country } from '#/country/country.ts'
import type { Site } from '#/platform/config/sites.ts'
import type { Ctx } from '#/visitor/context.ts'
import { loadPriceBook } from './pricing.server.ts'
import { quote, type Quote } from './quote.ts'

type Priced = Pick<Offer, 'sku' | 'prices'>
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
  const [book, before] = await Promise.all([
    loadPriceBook(ctx),
    country.isInEu ? findLowestBefore(ctx, lists, site) : new Map<string, number>(),
  ])
  return new Map(
    lists.map(({ sku, base, fixed }) => {
      const facts = { base, fixed, priorPrice: before.get(sku) ?? null }
      return [sku, quote(facts, book, country, ctx.now)]
    }),
  )
}

/** Only a current reduction needs the price before it. The base price and a country's fixed price have separate histories. */
async function findLowestBefore(
  ctx: Pick<Ctx, 'db' | 'now'>,
  lists: readonly { sku: string; base: Price; fixed: Price | null }[],
  site: QuoteMarket['site'],
): Promise<Map<string, number>> {
  const reduced = lists.flatMap(({ sku, base, fixed }) => {
    const list = fixed ?? base
    const special = activeSpecial(list, ctx.now)
    return special ? [{ sku, since: special.since, list }] : []
  })
  const byList = Map.groupBy(reduced, ({ list }) => `${list.country ?? ''} ${list.currency}`)
  const found = await Promise.all(
    [...byList.values()].flatMap((group) => {
      const [first] = group
      if (!first) return []
      const { country, currency } = first.list
      return [findPriorPrices(ctx, group, { site: site.id, currency, country })]
    }),
  )
  return new Map(found.flatMap((prices) => [...prices]))
}
