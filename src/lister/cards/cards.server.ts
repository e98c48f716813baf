import { entryPictures } from '#/catalogue/pictures/product-images.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { Card } from './card.ts'
import { hasBit } from '#/lister/index/bitset.ts'
import type { Lister } from '#/lister/listing/lister.ts'
import { loadMarketCatalogue } from '#/lister/index/lister-index.server.ts'
import { makeCard } from './make-card.ts'
import { memoizeWeak } from '#/platform/server-cache/memoize-weak.ts'
import type { MarketCatalogue } from '#/lister/index/market-catalogue.ts'

const picturesOf = memoizeWeak(entryPictures)

type Ask = { locale: Ctx['visitor']['locale']; now: Date; lister?: Lister }

/** The card of the product at a place of the index; null when it is not sold in the country. */
export function cardAt(shelf: MarketCatalogue, place: number, ask: Ask): Card | null {
  const entry = shelf.index.entries[place]
  const price = shelf.prices[place]
  if (!entry || !price || !hasBit(shelf.sold, place)) return null
  const country = shelf.country.code
  return makeCard(entry, { ...ask, country, price, pictures: picturesOf(entry) })
}

/** Cards of products in the order asked for; what is gone or not sold to the visitor is left out. */
export async function listCards(ctx: Ctx, ids: readonly number[]): Promise<Card[]> {
  const shelf = await loadMarketCatalogue(ctx)
  for (const id of ids) ctx.tags.add(`product:${id}`)
  return ids.flatMap((id) => cardOf(ctx, shelf, shelf.index.positionOfId.get(id)))
}

/** The same by SKU, of a product or of one of its variants: what a browser remembers. */
export async function listCardsBySku(ctx: Ctx, skus: readonly string[]): Promise<Card[]> {
  const shelf = await loadMarketCatalogue(ctx)
  const places = new Set(skus.map((sku) => shelf.index.positionOfSku.get(sku)))
  return [...places].flatMap((place) => cardOf(ctx, shelf, place))
}

function cardOf({ visitor, now }: Ctx, shelf: MarketCatalogue, place: number | undefined): Card[] {
  const card = place === undefined ? null : cardAt(shelf, place, { locale: visitor.locale, now })
  return card ? [card] : []
}
