import type { Currency } from '#/money/currency.ts'
import type { Card } from '#/lister/cards/card.ts'
import type { Facet } from './facets.ts'
import type { FilterName } from './filters.ts'
import type { Lister } from './lister.ts'
import type { ListingFinance } from './listing-finance.ts'

export type CategoryLink = { name: string; to: string }

/** One listing as pages show it: its state, the products found and the available filters. */
export type Listing = {
  lister: Lister
  total: number
  cards: Card[]
  facets: Facet[]
  /** The lowest and the highest price, in whole units; null where there is no range. */
  priceEnds: { least: number; most: number } | null
  currency: Currency
  /** Monthly prices; null where finance is not offered. */
  finance: ListingFinance | null
  /** The kinds of products in the list before filters. */
  productKinds: 'bikes' | 'accessories' | 'both'
  /** For an empty list: the total without each filter, the largest first. */
  relaxableFilters: { name: FilterName; total: number }[]
  /** Nothing here is sold to the visitor's country, though it is to others. */
  isUnavailableInCountry: boolean
  /** In that case, related categories that are sold there. */
  alternatives: CategoryLink[]
}
