import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { basePriceOf } from '#/catalogue/model/offer.ts'
import { isSoldIn } from '#/catalogue/model/product.ts'
import { countryCodes } from '#/country/country.ts'
import { type Bitset, countBits, positionsOf } from '#/lister/index/bitset.ts'
import type { ListerIndex } from '#/lister/index/lister-index.ts'

/**
 * The countries to which nothing of a list is sold, without a shelf for each of them: the first thing
 * that is sold everywhere settles it. All countries, where the list is empty.
 */
export function closedCountries(
  { entries }: Pick<ListerIndex, 'entries'>,
  places: Bitset,
): readonly string[] {
  let closed: readonly string[] = countryCodes
  for (const place of positionsOf(places, countBits(places))) {
    const entry = entries[place]
    if (closed.length === 0) break
    if (entry && isPriced(entry)) closed = closed.filter((country) => !isSoldIn(entry, country))
  }
  return closed
}

const isPriced = ({ offers }: CatalogueEntry) => offers.some((offer) => basePriceOf(offer) !== null)
