import { isSoldIn } from '#/catalogue/product.ts'
import type { Country } from '#/country/country.ts'
import type { Currency } from '#/money/currency.ts'
import type { PriceBook } from '#/pricing/price-rule.ts'
import { addBit, type Bitset, emptyBitset } from './bitset.ts'
import {
  createOfferQuotes,
  type EntryPrice,
  entryPrice,
  type PriorPrices,
  type QuoteOffer,
} from './entry-price.ts'
import { obtainable } from './facet-values.ts'
import type { ListerIndex } from './lister-index.ts'
import type { SortName } from './lister.ts'

/** The index as one country sees it on one day: what is sold there, at which price, in which order. */
export type Shelf = {
  index: ListerIndex
  country: Country
  /** The country's own, or pounds where it has no price rule. */
  currency: Currency
  sold: Bitset
  quoteOffer: QuoteOffer
  prices: readonly (EntryPrice | null)[]
  /** Minor units; -1 where there is no price. */
  amounts: Int32Array
  order(sort: SortName): Uint32Array
}

type ShelfParts = { priors: PriorPrices; book: PriceBook; country: Country; now: Date }

export function createShelf(index: ListerIndex, { priors, book, country, now }: ShelfParts): Shelf {
  const quoteOffer = createOfferQuotes(priors, book, country, now)
  const prices = index.entries.map((entry) => entryPrice(entry, quoteOffer))
  const sold = emptyBitset(index.size)
  for (const [place, entry] of index.entries.entries())
    if (prices[place] && isSoldIn(entry, country.code)) addBit(sold, place)
  const amounts = Int32Array.from(prices, (price) => price?.price.amount ?? -1)
  const { currency } = book.ruleFor(country)
  return {
    index,
    country,
    currency,
    sold,
    quoteOffer,
    prices,
    amounts,
    order: createOrders(index, prices),
  }
}

/** Smaller comes first; what has no figure comes after all that have one. */
type Figure = (place: number) => number

function createOrders(index: ListerIndex, prices: readonly (EntryPrice | null)[]): Shelf['order'] {
  const priceOf: Figure = (place) => prices[place]?.price.amount ?? Infinity
  const figures: Record<SortName, Figure> = {
    position: (place) => place,
    price: priceOf,
    'price-desc': (place) => -priceOf(place),
    newest: (place) => -daysSinceEpoch(index.entries[place]?.released ?? null),
    weight: (place) => index.entries[place]?.grams ?? Infinity,
    saving: (place) => -(prices[place]?.savingPercent ?? 0),
  }
  const isGone = Uint8Array.from(index.entries, (entry) => (obtainable(entry).length > 0 ? 0 : 1))
  const made = new Map<SortName, Uint32Array>()
  return (sort) => {
    const order = made.get(sort) ?? sortedPlaces(index.size, figures[sort], isGone)
    made.set(sort, order)
    return order
  }
}

const daysSinceEpoch = (day: string | null) => (day === null ? -Infinity : Date.parse(day))

/** What can no longer be had stands behind everything else; equals keep the shop's own order. */
function sortedPlaces(size: number, figure: Figure, isGone: Uint8Array): Uint32Array {
  const keys = Float64Array.from({ length: size }, (_, place) => figure(place))
  const places = Uint32Array.from({ length: size }, (_, place) => place)
  return places.toSorted(
    (a, b) => (isGone[a] ?? 0) - (isGone[b] ?? 0) || compare(keys[a] ?? 0, keys[b] ?? 0) || a - b,
  )
}

/** Two infinities have no difference. */
const compare = (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0)
