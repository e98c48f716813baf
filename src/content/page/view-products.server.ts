import { loadChildBike } from '#/catalogue/read/catalogue.server.ts'
import { type CategoryPage, loadCategory } from '#/catalogue/read/categories.server.ts'
import { categoryPathOf } from '#/catalogue/urls/category-path.ts'
import type { BlockProps } from '#/content/block.ts'
import { cardPicture } from '#/lister/cards/card-picture.ts'
import type { Card } from '#/lister/cards/card.ts'
import { listCardsBySku } from '#/lister/cards/cards.server.ts'
import { wholeList, withSort } from '#/lister/listing/lister.ts'
import { listCategory } from '#/lister/listing/listing.server.ts'
import { nullIfRefused } from '#/platform/api/refusal.ts'
import { sizeFit, wheelsOf } from '#/product/bike/bike-view.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { BlockView, CategoryTile } from './block-view.ts'

/** Products by their SKUs, or the first of a category; null if none is sold in the visitor's country. */
export async function productsView(
  ctx: Ctx,
  { title, skus, category, sort, most }: BlockProps<'products'>,
): Promise<BlockView | null> {
  const listed = skus
    ? await listCardsBySku(ctx, skus)
    : await firstOf(ctx, category, { sort, take: most })
  const cards = listed.slice(0, most)
  return cards.length > 0 ? { type: 'products', title, cards } : null
}

type Rule = { sort: BlockProps<'products'>['sort']; take: number }

async function firstOf(ctx: Ctx, path = '', { sort, take }: Rule): Promise<Card[]> {
  const page = await findCategory(ctx, path)
  if (!page) return []
  const { cards } = await listCategory(ctx, page, withSort(wholeList, sort), { skip: 0, take })
  return cards.filter(({ was }) => sort !== 'saving' || was !== null)
}

/** Categories with the picture of their first product; those that list nothing in the country are left out. */
export async function categoriesView(
  ctx: Ctx,
  { title, categories }: BlockProps<'categories'>,
): Promise<BlockView | null> {
  const found = await Promise.all(categories.map((path) => categoryTile(ctx, path)))
  const tiles = found.flatMap((tile) => tile ?? [])
  return tiles.length > 0 ? { type: 'categories', title, tiles } : null
}

async function categoryTile(ctx: Ctx, path: string): Promise<CategoryTile | null> {
  const page = await findCategory(ctx, path)
  if (!page) return null
  const { cards } = await listCategory(ctx, page, wholeList, { skip: 0, take: 1 })
  const [card] = cards
  if (!card) return null
  const [first] = card.pictures
  return {
    name: page.category.name[ctx.visitor.locale],
    to: `/${page.category.path}/`,
    picture: first ? cardPicture(card, first, '').picture : null,
  }
}

export async function sizeFinderView(
  ctx: Ctx,
  { bike: slug }: BlockProps<'size-finder'>,
): Promise<BlockView | null> {
  const found = await loadChildBike(ctx, { slug }).catch(nullIfRefused)
  if (!found) return null
  const { bike } = found.bike
  return { type: 'size-finder', sizes: bike.sizes.map((size) => sizeFit(size, wheelsOf(bike))) }
}

/** A text may name a category that the catalogue no longer has; it is then left out. */
const findCategory = (ctx: Ctx, path: string): Promise<CategoryPage | null> =>
  loadCategory(ctx, { path: categoryPathOf(path) }).catch(nullIfRefused)
