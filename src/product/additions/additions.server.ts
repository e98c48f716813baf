import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { entryPictures } from '#/catalogue/pictures/product-images.server.ts'
import type { PricedCart } from '#/cart/pricing/price-cart.ts'
import { pictureUrl } from '#/images/names/picture-url.ts'
import { isSoldAt } from '#/lister/index/product-set.ts'
import type { ListerIndex } from '#/lister/index/lister-index.ts'
import type { MarketCatalogue } from '#/lister/index/market-catalogue.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { AdditionGroupView, AdditionView } from './addition-view.ts'
import { type Addition, type AdditionGroup, additionsFor } from './additions.ts'
import { bikeUrl } from '#/product/bike/bike-view.ts'
import type { FittedBike } from '#/product/review/fitted-bike.ts'
import { priceOf, type ProductPrices } from '#/product/api/product-prices.server.ts'

/** Suggestions for a bike in the cart. */
export function listAdditions(
  { visitor }: Ctx,
  { catalogue }: ProductPrices,
  bike: FittedBike,
  cart: PricedCart,
): AdditionGroup[] {
  const byCategory = accessoriesByCategory(catalogue.index)
  return additionsFor(bike, {
    productsIn: (category) => soldIn(catalogue, byCategory.get(category) ?? []),
    country: visitor.country.code,
    held: new Map(
      cart.lines.flatMap(({ line, item }) => (item ? [[item.productId, line] as const] : [])),
    ),
  })
}

type IndexedEntry = { position: number; entry: CatalogueEntry }
const categoryMaps = new WeakMap<ListerIndex, ReadonlyMap<string, readonly IndexedEntry[]>>()

/** Accessories by category, cached per index so that a large catalogue is not scanned for every bike. */
function accessoriesByCategory(index: ListerIndex): ReadonlyMap<string, readonly IndexedEntry[]> {
  const cached = categoryMaps.get(index)
  if (cached) return cached
  const byCategory = new Map<string, IndexedEntry[]>()
  for (const [position, entry] of index.entries.entries()) {
    if (entry.kind !== 'accessory' || entry.filterCategory === null) continue
    const held = byCategory.get(entry.filterCategory)
    if (held) held.push({ position, entry })
    else byCategory.set(entry.filterCategory, [{ position, entry }])
  }
  categoryMaps.set(index, byCategory)
  return byCategory
}

const soldIn = (catalogue: MarketCatalogue, placed: readonly IndexedEntry[]) =>
  placed.flatMap(({ position, entry }) => (isSoldAt(catalogue, position) ? [entry] : []))

export function toAdditionViews(
  { visitor }: Ctx,
  prices: ProductPrices,
  groups: readonly AdditionGroup[],
): AdditionGroupView[] {
  return groups.map(({ kind, reason, items }) => ({
    kind,
    reason,
    items: items.map((item) => additionView(visitor.locale, prices, item)),
  }))
}

export function additionView(
  locale: Ctx['visitor']['locale'],
  prices: ProductPrices,
  { entry, offer, held, needsSize }: Addition,
): AdditionView {
  const pictures = entryPictures(entry)
  const shown = pictures.find(({ colour }) => colour === offer.colour) ?? pictures[0]
  const size = entry.sizes.find(({ code }) => code === offer.size)?.name
  const colour = entry.colours.find(({ code }) => code === offer.colour)?.name[locale]
  const isFirst = entry.offers[0] === offer
  return {
    sku: offer.sku,
    productId: entry.id,
    name: entry.name[locale],
    subtitle: entry.subtitle?.[locale] ?? null,
    variant: [needsSize ? [] : (size ?? []), colour ?? []].flat().join(' · '),
    to: bikeUrl(entry.slug, isFirst ? {} : { colour: offer.colour, size: offer.size }),
    image: shown ? pictureUrl(shown.picture, { width: 320, ground: 'paper' }) : '',
    price: priceOf(prices, entry, [offer]),
    held,
    needsSize,
  }
}
