import type { CacheReader } from '#/platform/server-cache/live-cache.ts'
import type { Ctx } from '#/visitor/context.ts'
import { readCategories } from './categories.store.server.ts'
import type { Category } from '#/catalogue/model/category.ts'
import { type CategoryIndex, categoryIndex } from './category-index.ts'

/** Cached, because every page shows some of them and they rarely change. */
export const knownCategories = ({
  db,
  liveCache,
}: Pick<Ctx, 'db'> & { liveCache: CacheReader }): Promise<Category[]> =>
  liveCache.getOrLoad('categories', ['categories'], () => readCategories(db))

export const knownCategoryIndex = (ctx: Ctx): Promise<CategoryIndex> =>
  ctx.liveCache.getOrLoad('category-index', ['categories'], async () =>
    categoryIndex(await readCategories(ctx.db)),
  )
