import type { Day } from '#/catalogue/calendar/day.ts'
import type { Currency } from '#/money/currency.ts'
import type { Card } from '#/lister/cards/card.ts'
import type { Facet } from './facets.ts'
import type { FilterName } from './filters.ts'
import { type Lister, type SortName, sortNames } from './lister.ts'
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
  /** The dispatch date of most of the cards; null where they differ. */
  usualDispatch: Day | null
  /** Monthly prices; left out where no credit is offered. */
  finance?: ListingFinance
  /** The kinds of products in the list before filters. */
  productKinds: 'bikes' | 'accessories' | 'both'
  /** For an empty list: the total without each filter, the largest first. */
  relaxableFilters: { name: FilterName; total: number }[]
  /** Nothing here is sold to the visitor's country, though it is to others. */
  isUnavailableInCountry: boolean
  /** In that case, related categories that are sold there. */
  alternatives: CategoryLink[]
}

/** Without credit there is no order by monthly price. */
export const sortsOf = ({ finance }: Pick<Listing, 'finance'>): readonly SortName[] =>
  finance ? sortNames : sortNames.filter((name) => name !== 'monthly')
