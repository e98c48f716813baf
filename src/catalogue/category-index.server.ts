import type { Ctx } from '#/visitor/context.ts'
import { readCategories } from './categories.store.server.ts'
import type { Category } from './category.ts'
import { type CategoryIndex, categoryIndex } from './category-index.ts'

/** Every page shows some of them and they rarely change, so the process keeps them. */
export const knownCategories = (ctx: Ctx): Promise<Category[]> =>
  ctx.memory.keep('categories', ['categories'], () => readCategories(ctx.db))

export const knownCategoryIndex = (ctx: Ctx): Promise<CategoryIndex> =>
  ctx.memory.keep('category-index', ['categories'], async () =>
    categoryIndex(await readCategories(ctx.db)),
  )
