import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { namesForIndex } from '#/catalogue/read/categories.server.ts'
import { catalogueTags } from '#/catalogue/read/catalogue-tags.ts'
import { knownEntries } from '#/catalogue/read/known-entries.server.ts'
import { newOffers } from '#/catalogue/prices/new-offers.ts'
import type { Db } from '#/db/client.server.ts'
import type { BaseCtx } from '#/platform/config/context.ts'
import { inSlices } from '#/platform/server-cache/in-slices.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { type SearchSource, valueNames } from '#/search/query/search-entry.ts'
import { createSearchEngine, type SearchEngine } from './search-engine.ts'
import { type SearchIndex, searchIndexSteps, withNewStandings } from './search-index.ts'

/** The search over today's catalogue, from the cache. */
export async function loadSearchEngine(ctx: Ctx): Promise<SearchEngine> {
  ctx.tags.add('catalogue')
  return createSearchEngine((await cachedIndex(ctx)).index)
}

/** The index, and the source it was made from. */
type CachedIndex = { source: SearchSource; index: SearchIndex }

/** The names of filter values are indexed too. */
const searchTags = [...catalogueTags, 'attributes']

const cachedIndex = ({ db, liveCache }: Pick<BaseCtx, 'db' | 'liveCache'>): Promise<CachedIndex> =>
  liveCache.getOrLoad<CachedIndex>('search-index', searchTags, async (reload, reader) => {
    const entries = await knownEntries(db, reader)
    const hasNewNames = reload?.changed.has('attributes') || reload?.changed.has('categories')
    const previous = reload && !hasNewNames ? reload.previous : null
    const changed = previous && newOffers(previous.source.entries, entries)
    const index = previous && changed && withNewStandings(previous.index, previous.source, changed)
    return previous && index
      ? { source: { ...previous.source, entries }, index }
      : buildSearchIndex(db, entries)
  })

/** Serves requests between slices, since a large catalogue takes seconds. */
export async function buildSearchIndex(
  db: Db,
  entries: readonly CatalogueEntry[],
): Promise<CachedIndex> {
  const { categories, values } = await namesForIndex(db)
  const source = { entries, categories, valueName: valueNames(values), now: new Date() }
  return { source, index: await inSlices(searchIndexSteps(source)) }
}
