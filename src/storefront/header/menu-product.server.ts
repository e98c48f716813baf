import { loadAccessory, loadChildBike } from '#/catalogue/read/catalogue.server.ts'
import { loadCategory } from '#/catalogue/read/categories.server.ts'
import { categoryPathOf } from '#/catalogue/urls/category-path.ts'
import { parseAsset } from '#/images/names/asset-name.ts'
import type { Card } from '#/lister/cards/card.ts'
import { listCards } from '#/lister/cards/cards.server.ts'
import { listCategory } from '#/lister/listing/listing.server.ts'
import { wholeList } from '#/lister/listing/lister.ts'
import { nullIfRefused } from '#/platform/api/refusal.ts'
import { loadProductPrices } from '#/product/api/product-prices.server.ts'
import type { PriceNote } from '#/product/page/shown-price.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { MenuRow } from './menu-tree.ts'

/** The product that a panel shows, in one of its colours. */
export type MenuProduct = { card: Card; shown: number; note: PriceNote }

/** The product of the entry's picture; where that is gone or not sold, the first one that the entry lists. */
export async function findMenuProduct(
  ctx: Ctx,
  { picture, url }: Pick<MenuRow, 'picture' | 'url'>,
): Promise<MenuProduct | null> {
  const asset = picture === null ? null : parseAsset(picture)
  const isProduct = asset?.kind === 'bike' || asset?.kind === 'accessory'
  const named = isProduct ? await findCard(ctx, asset.kind, asset.slug) : null
  const card = named ?? (await firstCard(ctx, url))
  if (!card) return null
  const colour = named && isProduct ? asset.colour : null
  const { bikeNote, noteAt } = await loadProductPrices(ctx)
  return {
    card,
    shown: Math.max(
      0,
      card.pictures.findIndex((each) => each.colour === colour),
    ),
    note: card.kind === 'accessory' ? noteAt(card.price) : bikeNote,
  }
}

async function findCard(ctx: Ctx, kind: 'bike' | 'accessory', slug: string): Promise<Card | null> {
  const id = await findId(ctx, kind, slug).catch(nullIfRefused)
  const [card] = id === null ? [] : await listCards(ctx, [id])
  return card ?? null
}

const findId = async (ctx: Ctx, kind: 'bike' | 'accessory', slug: string): Promise<number> =>
  kind === 'bike'
    ? (await loadChildBike(ctx, { slug })).bike.id
    : (await loadAccessory(ctx, { slug })).id

async function firstCard(ctx: Ctx, url: string | null): Promise<Card | null> {
  if (url === null) return null
  const page = await loadCategory(ctx, { path: categoryPathOf(url) }).catch(nullIfRefused)
  if (!page) return null
  const { cards } = await listCategory(ctx, page, wholeList, { skip: 0, take: 1 })
  return cards[0] ?? null
}
