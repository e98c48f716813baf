import { isSoldIn } from '#/catalogue/model/product.ts'
import type { Country } from '#/country/country.ts'
import type { Currency } from '#/money/currency.ts'
import type { PriceBook } from '#/pricing/price-rule.ts'
import type { Quote } from '#/pricing/quote.ts'
import { addBit, type Bitset, emptyBitset, intersection } from './bitset.ts'
import type { PriorPrices } from '#/catalogue/prices/price-history.ts'
import {
  createOfferQuotes,
  type EntryPrice,
  type QuotedOffers,
  type QuoteOffer,
} from './entry-price.ts'
import type { ListerIndex } from './lister-index.ts'
import type { PriceGroups } from './price-groups.ts'
import { createSortOrders, type MarketSort } from './sort-orders.ts'
import { createTally, type PriceOrder, type Tally } from './tally.ts'

/** The index for one country on one day: what is sold there, at which price, in which order. */
export type MarketCatalogue = {
  index: ListerIndex
  country: Country
  /** The country's currency, or pounds where it has no price rule. */
  currency: Currency
  sold: Bitset
  quoteOffer: QuoteOffer
  prices: readonly (EntryPrice | null)[]
  /** Priced products, cheapest first. */
  byPrice: PriceOrder
  order(sort: MarketSort): Uint32Array
  tally(bits: Bitset): Tally
  /** The products of a set that are sold here; cached per set. */
  openIn(within: Bitset): Tally
}

type MarketInputs = {
  priors: PriorPrices
  book: PriceBook
  country: Country
  now: Date
  /** Quotes that are already known for the same country, day and price rule. */
  quoted?: QuotedOffers
}

export function createMarketCatalogue(index: ListerIndex, inputs: MarketInputs): MarketCatalogue {
  const { priors, book, country, now, quoted = new Map() } = inputs
  const quoteOffer = createOfferQuotes(quoted, priors, { book, country, now })
  const prices = entryPrices(index.priceGroups, index.size, quoteOffer)
  const sold = emptyBitset(index.size)
  for (const [position, entry] of index.entries.entries())
    if (prices[position] && isSoldIn(entry, country.code)) addBit(sold, position)
  const order = createSortOrders(index, { prices, country: country.code })
  const byPrice = priceOrder(prices)
  const tally = (bits: Bitset) => createTally(index, byPrice, bits)
  const tallies = new WeakMap<Bitset, Tally>()
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
      const open = tallies.get(within) ?? tally(intersection([within, sold]))
      tallies.set(within, open)
      return open
    },
  }
}

/** The price of each product, from the quotes of its price groups. */
function entryPrices(
  { offers, rows: { starts, items } }: PriceGroups,
  size: number,
  quoteOffer: QuoteOffer,
): (EntryPrice | null)[] {
  const quotes = offers.map(quoteOffer)
  const only = quotes.map((quoted) => quoted && { ...quoted, isFrom: false })
  const from = quotes.map((quoted) => quoted && { ...quoted, isFrom: true })
  return Array.from({ length: size }, (_, position) => {
    let cheapest: Quote | null = null
    let [group, isFrom] = [-1, false]
    for (let at = starts[position] ?? 0; at < (starts[position + 1] ?? 0); at += 1) {
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
  for (const [position, price] of prices.entries()) {
    if (!price) continue
    keys[priced] = price.price.amount * size + position
    priced += 1
  }
  const sorted = keys.subarray(0, priced).toSorted()
  return {
    positions: Uint32Array.from(sorted, (key) => key % size),
    amounts: Int32Array.from(sorted, (key) => Math.floor(key / size)),
  }
}
