import { listAttributeValues } from '#/catalogue/categories.server.ts'
import type { CategoryNode } from '#/catalogue/category.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import { minorDigits } from '#/money/currency.ts'
import type { Ctx } from '#/visitor/context.ts'
import { addAll, type Bitset, countBits } from './bitset.ts'
import { cardAt } from './cards.server.ts'
import { facetsOf } from './facets.ts'
import { type Listed, listProducts } from './list-products.ts'
import type { Listing } from './listing.ts'
import type { Lister } from './lister.ts'
import type { ListerIndex } from './lister-index.ts'
import { loadShelf } from './lister-index.server.ts'
import type { Shelf } from './shelf.ts'

type Source = {
  shelf: Shelf
  /** What the listing is made from. */
  within: Bitset
  /** Left out, the order the lister asks for. */
  order?: Uint32Array
}

/** A category's products, filtered, counted, sorted and cut to what is shown. */
export async function listCategory(
  ctx: Ctx,
  category: CategoryNode,
  lister: Lister,
): Promise<Listing> {
  const shelf = await loadShelf(ctx)
  return makeListing(ctx, { shelf, within: placesBelow(shelf.index, category, ctx.now) }, lister)
}

/** A shelf of shelves holds what its rules take in, and what those below it do. */
function placesBelow(index: ListerIndex, category: CategoryNode, now: Date): Bitset {
  const places = index.placesIn(category, now)
  const below = category.children.filter(({ rule, children }) => rule || children.length > 0)
  if (below.length === 0) return places
  const all = places.slice()
  for (const child of below) addAll(all, placesBelow(index, child, now))
  return all
}

export async function makeListing(ctx: Ctx, source: Source, lister: Lister): Promise<Listing> {
  const { visitor, now } = ctx
  const { shelf, within } = source
  const listed = listProducts(shelf, { ...source, lister })
  const t = translatorFor(visitor.locale)
  const words = {
    named: await listAttributeValues(ctx),
    locale: visitor.locale,
    yes: t('lister.fast'),
  }
  const ask = { locale: visitor.locale, now, lister }
  return {
    lister,
    total: listed.total,
    cards: listed.places.flatMap((place) => cardAt(shelf, place, ask) ?? []),
    facets: facetsOf(shelf.index, listed, lister, words),
    priceEnds: priceEnds(listed, shelf),
    currency: shelf.currency,
    loosen: listed.without.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total),
    isNotSoldHere: listed.total === 0 && countBits(within) > 0 && isClosed(shelf, within),
  }
}

const isClosed = ({ sold }: Shelf, within: Bitset) =>
  !within.some((word, i) => (word & (sold[i] ?? 0)) !== 0)

function priceEnds({ prices }: Listed, { currency }: Shelf): Listing['priceEnds'] {
  if (!prices) return null
  const unit = 10 ** minorDigits[currency]
  const ends = { least: Math.floor(prices.least / unit), most: Math.ceil(prices.most / unit) }
  return ends.least === ends.most ? null : ends
}
