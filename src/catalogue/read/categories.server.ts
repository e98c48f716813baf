import type { Db } from '#/db/client.server.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { CatalogueRefusal } from './catalogue.server.ts'
import {
  type AttributeValue,
  readAttributeValues,
  readCategories,
} from './categories.store.server.ts'
import { knownCategories } from './category-index.server.ts'
import {
  type Category,
  type CategoryNode,
  categoryTrail,
  categoryTree,
} from '#/catalogue/model/category.ts'

export type CategoryPage = { category: CategoryNode; trail: Category[] }

export async function listCategories(ctx: Ctx): Promise<CategoryNode[]> {
  ctx.tags.add('categories')
  return categoryTree(await knownCategories(ctx))
}

/** A category with its trail from the top and its children. */
export async function loadCategory(
  ctx: Ctx,
  key: { id: number } | { path: string },
): Promise<CategoryPage> {
  const categories = await knownCategories(ctx)
  const category = categories.find((each) =>
    'id' in key ? each.id === key.id : each.path === key.path,
  )
  if (!category) throw new Refusal<CatalogueRefusal>('category-not-found', { status: 404 })
  ctx.tags.add(`category:${category.id}`).add('categories')
  return {
    category: { ...category, children: categoryTree(categories, category.id) },
    trail: categoryTrail(categories, category),
  }
}

/** Names of filter values, in the order filters show them. */
export async function listAttributeValues(ctx: Ctx): Promise<AttributeValue[]> {
  ctx.tags.add('attributes')
  return ctx.liveCache.getOrLoad('attributes', ['attributes'], () => readAttributeValues(ctx.db))
}

/** Category and attribute names for an index, read from the database instead of the cache. */
export async function namesForIndex(
  db: Db,
): Promise<{ categories: Category[]; values: AttributeValue[] }> {
  const [categories, values] = await Promise.all([readCategories(db), readAttributeValues(db)])
  return { categories, values }
}
