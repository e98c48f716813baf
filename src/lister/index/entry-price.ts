import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { basePriceOf, type Offer } from '#/catalogue/model/offer.ts'
import type { Price } from '#/catalogue/model/price.ts'
import type { Country } from '#/country/country.ts'
import type { PriceBook } from '#/pricing/price-rule.ts'
import { quote, type Quote } from '#/pricing/quote.ts'
import { obtainable } from './facet-values.ts'

/** The lowest price before a reduction, by list and SKU, in the list's minor units. */
export type PriorPrices = ReadonlyMap<string, number>
export const priorKey = (list: Pick<Price, 'country'>, sku: string) =>
  `${list.country ?? ''} ${sku}`

/** What a product costs on one list: from the cheapest of its variants that can be had. */
export type EntryPrice = Quote & { isFrom: boolean }

/** Quotes by all that they are made from. */
export type QuotedOffers = Map<string, Quote>

export type QuoteOffer = (offer: Offer) => Quote | null

/** Variants mostly cost the same, and so do many products: what is quoted once is remembered. */
export function createOfferQuotes(
  known: QuotedOffers,
  priors: PriorPrices,
  { book, country, now }: { book: PriceBook; country: Country; now: Date },
): QuoteOffer {
  return (offer) => {
    const base = basePriceOf(offer)
    if (!base) return null
    const fixed = offer.prices.find((price) => price.country === country.code) ?? null
    const list = fixed ?? base
    const lowestBefore = list.special ? (priors.get(priorKey(list, offer.sku)) ?? null) : null
    const key = `${priceKey(base)} ${fixed ? priceKey(fixed) : ''} ${lowestBefore}`
    const held = known.get(key)
    if (held) return held
    const quoted = quote({ base, fixed, lowestBefore }, book, country, now)
    known.set(key, quoted)
    return quoted
  }
}

export const priceKey = ({ price, special }: Price) =>
  special ? `${price}:${special.price}:${special.from ?? ''}:${special.to ?? ''}` : String(price)

export function entryPrice(
  entry: Pick<CatalogueEntry, 'offers'>,
  quoteOffer: QuoteOffer,
): EntryPrice | null {
  const held = obtainable(entry)
  const offers = held.length > 0 ? held : entry.offers
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
