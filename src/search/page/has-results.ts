import type { Listing } from '#/lister/listing/listing.ts'

/** A list that only its filters leave empty is still a result: the page says which filter to remove. */
export const hasResults = ({
  total,
  relaxableFilters,
}: Pick<Listing, 'total' | 'relaxableFilters'>): boolean => total > 0 || relaxableFilters.length > 0
