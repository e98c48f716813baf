import { allForIndex } from '#/catalogue/catalogue.server.ts'
import { namesForIndex } from '#/catalogue/categories.server.ts'
import type { Db } from '#/db/client.server.ts'
import { inSlices } from '#/platform/in-slices.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { valueNames } from './search-entry.ts'
import { type SearchIndex, searchIndexSteps } from './search-index.ts'

/** The words of the catalogue, from memory. */
export function loadSearchIndex(ctx: Ctx): Promise<SearchIndex> {
  ctx.tags.add('catalogue')
  return ctx.memory.keep('search-index', ['catalogue'], () => buildSearchIndex(ctx.db))
}

/** Lets requests in between two steps: a large catalogue takes seconds. */
export async function buildSearchIndex(db: Db): Promise<SearchIndex> {
  const [entries, { categories, values }] = await Promise.all([allForIndex(db), namesForIndex(db)])
  return inSlices(
    searchIndexSteps({ entries, categories, valueName: valueNames(values), now: new Date() }),
  )
}
