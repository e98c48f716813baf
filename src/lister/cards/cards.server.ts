import { entryPictures } from '#/catalogue/pictures/product-images.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { Card } from './card.ts'
import type { Lister } from '#/lister/listing/lister.ts'
import { loadMarketCatalogue } from '#/lister/index/lister-index.server.ts'
import { cardUnit } from './card-unit.ts'
import { makeCard } from './make-card.ts'
import { memoizeWeak } from '#/platform/server-cache/memoize-weak.ts'
import type { MarketCatalogue } from '#/lister/index/market-catalogue.ts'
import { isSoldAt } from '#/lister/index/product-set.ts'

const picturesOf = memoizeWeak(entryPictures)

type CardRequest = { locale: Ctx['visitor']['locale']; now: Date; lister?: Lister }

/** The card of the product at a position of the index; null when it is not sold in the country. */
export function cardAt(
  catalogue: MarketCatalogue,
  position: number,
  request: CardRequest,
): Card | null {
  const entry = catalogue.index.entries[position]
  const price = catalogue.prices[position]
  if (!entry || !price || !isSoldAt(catalogue, position)) return null
  const country = catalogue.country.code
  const unit = cardUnit(entry, price, catalogue)
  return makeCard(entry, { ...request, country, price, unit, pictures: picturesOf(entry) })
}

/** Cards of products in the given order; leaves out products that are gone or not sold in the country. */
export async function listCards(ctx: Ctx, ids: readonly number[]): Promise<Card[]> {
  const catalogue = await loadMarketCatalogue(ctx)
  for (const id of ids) ctx.tags.add(`product:${id}`)
  return ids.flatMap((id) => cardOf(ctx, catalogue, catalogue.index.positionOfId.get(id)))
}

/** The same by the SKU of a product or of a variant, as a browser remembers them. */
export async function listCardsBySku(ctx: Ctx, skus: readonly string[]): Promise<Card[]> {
  const catalogue = await loadMarketCatalogue(ctx)
  const positions = new Set(skus.map((sku) => catalogue.index.positionOfSku.get(sku)))
  return [...positions].flatMap((position) => cardOf(ctx, catalogue, position))
}

function cardOf(
  { visitor, now }: Ctx,
  catalogue: MarketCatalogue,
  position: number | undefined,
): Card[] {
  const card =
    position === undefined ? null : cardAt(catalogue, position, { locale: visitor.locale, now })
  return card ? [card] : []
}
