import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { basePriceOf, type Offer } from '#/catalogue/model/offer.ts'
import type { Price } from '#/catalogue/model/price.ts'
import type { PriorPrices } from '#/catalogue/prices/price-history.ts'
import type { Country } from '#/country/country.ts'
import type { PriceBook } from '#/pricing/price-rule.ts'
import { priorPriceIn, quote, type Quote } from '#/pricing/quote.ts'
import { obtainable } from './facet-values.ts'

/** A product's price in one country: that of its cheapest available variant. */
export type EntryPrice = Quote & { isFrom: boolean }

/** Quotes, keyed by all their inputs. */
export type QuotedOffers = Map<string, Quote>

export type QuoteOffer = (offer: Offer) => Quote | null

/** Cached, since variants mostly cost the same and so do many products. */
export function createOfferQuotes(
  cache: QuotedOffers,
  priors: PriorPrices,
  { book, country, now }: { book: PriceBook; country: Country; now: Date },
): QuoteOffer {
  const rule = book.ruleFor(country)
  return (offer) => {
    const base = basePriceOf(offer)
    if (!base) return null
    const fixed = offer.prices.find((price) => price.country === country.code) ?? null
    const list = fixed ?? base
    const priorPrice = priorPriceIn(list, offer.sku, priors, rule)
    const key = `${priceKey(base)} ${fixed ? priceKey(fixed) : ''} ${priorPrice}`
    const cached = cache.get(key)
    if (cached) return cached
    const quoted = quote({ base, fixed, priorPrice }, book, country, now)
    cache.set(key, quoted)
    return quoted
  }
}

export const priceKey = ({ price, special }: Price) =>
  special ? `${price}:${special.price}:${special.from ?? ''}:${special.to ?? ''}` : String(price)

export function entryPrice(
  entry: Pick<CatalogueEntry, 'offers'>,
  quoteOffer: QuoteOffer,
): EntryPrice | null {
  const cached = obtainable(entry)
  const offers = cached.length > 0 ? cached : entry.offers
  let cheapest: Quote | null = null
  let isFrom = false
  for (const offer of offers) {
    const quoted = quoteOffer(offer)
    if (!quoted) continue
    if (cheapest && quoted.price.amount !== cheapest.price.amount) isFrom = true
    if (!cheapest || quoted.price.amount < cheapest.price.amount) cheapest = quoted
  }
  return cheapest && { ...cheapest, isFrom }
}
