import type { Currency } from '#/money/currency.ts'
import type { Card } from '#/lister/cards/card.ts'
import type { Facet } from './facets.ts'
import type { FilterName } from './filters.ts'
import type { Lister } from './lister.ts'
import type { ListingFinance } from './listing-finance.ts'

export type CategoryLink = { name: string; to: string }

/** One listing as pages show it: what was asked, what there is, and what could be asked instead. */
export type Listing = {
  lister: Lister
  total: number
  cards: Card[]
  facets: Facet[]
  /** From the cheapest to the dearest, in whole units; null where there is nothing to choose. */
  priceEnds: { least: number; most: number } | null
  currency: Currency
  /** What it costs by the month; null where that cannot be had. */
  finance: ListingFinance | null
  /** What this list holds when nothing narrows it. */
  productKinds: 'bikes' | 'accessories' | 'both'
  /** When nothing is left: what taking one filter away would give, the most first. */
  relaxableFilters: { name: FilterName; total: number }[]
  /** Nothing here is sold to the visitor's country, though elsewhere it is. */
  isUnavailableInCountry: boolean
  /** Then these are the nearest shelves of which something is. */
  alternatives: CategoryLink[]
}
