import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { basePriceOf } from '#/catalogue/model/offer.ts'
import { isSoldIn } from '#/catalogue/model/product.ts'
import { countryCodes } from '#/country/country.ts'
import { entriesIn, type ProductSet } from '#/lister/index/product-set.ts'
import type { ListerIndex } from '#/lister/index/lister-index.ts'

/**
 * The countries to which nothing of a list is sold; all countries for an empty list. It needs no market
 * catalogue and stops at the first product that is sold everywhere.
 */
export function closedCountries(
  index: Pick<ListerIndex, 'entries'>,
  set: ProductSet,
): readonly string[] {
  let closed: readonly string[] = countryCodes
  for (const entry of entriesIn(index, set)) {
    if (closed.length === 0) break
    if (isPriced(entry)) closed = closed.filter((country) => !isSoldIn(entry, country))
  }
  return closed
}

const isPriced = ({ offers }: CatalogueEntry) => offers.some((offer) => basePriceOf(offer) !== null)
