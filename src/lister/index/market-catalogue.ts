import { isSoldIn } from '#/catalogue/model/product.ts'
import type { Country } from '#/country/country.ts'
import type { Currency } from '#/money/currency.ts'
import type { PriceBook } from '#/pricing/price-rule.ts'
import type { Quote } from '#/pricing/quote.ts'
import { addBit, type Bitset, emptyBitset, intersection } from './bitset.ts'
import {
  createOfferQuotes,
  type EntryPrice,
  type PriorPrices,
  type QuotedOffers,
  type QuoteOffer,
} from './entry-price.ts'
import type { ListerIndex } from './lister-index.ts'
import type { SortName } from '#/lister/listing/lister.ts'
import type { PriceGroups } from './price-groups.ts'
import { createSortOrders } from './sort-orders.ts'
import { createTally, type PriceOrder, type Tally } from './tally.ts'

/** The index as one country sees it on one day: what is sold there, at which price, in which order. */
export type MarketCatalogue = {
  index: ListerIndex
  country: Country
  /** The country's own, or pounds where it has no price rule. */
  currency: Currency
  sold: Bitset
  quoteOffer: QuoteOffer
  prices: readonly (EntryPrice | null)[]
  /** What is sold, cheapest first. */
  byPrice: PriceOrder
  order(sort: SortName): Uint32Array
  tally(bits: Bitset): Tally
  /** What of a list is sold here; counted once for a list that is asked for again. */
  openIn(within: Bitset): Tally
}

type MarketInputs = {
  priors: PriorPrices
  book: PriceBook
  country: Country
  now: Date
  /** What the same country, day and rule have quoted already. */
  quoted?: QuotedOffers
}

export function createMarketCatalogue(index: ListerIndex, parts: MarketInputs): MarketCatalogue {
  const { priors, book, country, now, quoted = new Map() } = parts
  const quoteOffer = createOfferQuotes(quoted, priors, { book, country, now })
  const prices = entryPrices(index.priceGroups, index.size, quoteOffer)
  const sold = emptyBitset(index.size)
  for (const [place, entry] of index.entries.entries())
    if (prices[place] && isSoldIn(entry, country.code)) addBit(sold, place)
  const order = createSortOrders(index, { prices, country: country.code })
  const byPrice = priceOrder(prices)
  const tally = (bits: Bitset) => createTally(index, byPrice, bits)
  const known = new WeakMap<Bitset, Tally>()
  const { currency } = book.ruleFor(country)
  return {
    index,
    country,
    currency,
    sold,
    quoteOffer,
    prices,
    byPrice,
    order,
    tally,
    openIn(within) {
      const open = known.get(within) ?? tally(intersection([within, sold]))
      known.set(within, open)
      return open
    },
  }
}

/** What each product costs, by the groups it is priced with. */
function entryPrices(
  { offers, rows: { starts, items } }: PriceGroups,
  size: number,
  quoteOffer: QuoteOffer,
): (EntryPrice | null)[] {
  const quotes = offers.map(quoteOffer)
  const only = quotes.map((quoted) => quoted && { ...quoted, isFrom: false })
  const from = quotes.map((quoted) => quoted && { ...quoted, isFrom: true })
  return Array.from({ length: size }, (_, place) => {
    let cheapest: Quote | null = null
    let [group, isFrom] = [-1, false]
    for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at += 1) {
      const own = items[at] ?? 0
      const quoted = quotes[own]
      if (!quoted) continue
      if (cheapest && quoted.price.amount !== cheapest.price.amount) isFrom = true
      if (cheapest && quoted.price.amount >= cheapest.price.amount) continue
      cheapest = quoted
      group = own
    }
    return (isFrom ? from : only)[group] ?? null
  })
}

function priceOrder(prices: readonly (EntryPrice | null)[]): PriceOrder {
  const size = prices.length
  const keys = new Float64Array(size)
  let priced = 0
  for (const [place, price] of prices.entries()) {
    if (!price) continue
    keys[priced] = price.price.amount * size + place
    priced += 1
  }
  const sorted = keys.subarray(0, priced).toSorted()
  return {
    places: Uint32Array.from(sorted, (key) => key % size),
    amounts: Int32Array.from(sorted, (key) => Math.floor(key / size)),
  }
}
