import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { namesForIndex } from '#/catalogue/read/categories.server.ts'
import { catalogueTags, knownEntries } from '#/catalogue/read/known-entries.server.ts'
import { newOffers } from '#/catalogue/prices/new-offers.ts'
import type { Db } from '#/db/client.server.ts'
import type { BaseCtx } from '#/platform/config/context.ts'
import { inSlices } from '#/platform/server-cache/in-slices.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { type SearchSource, valueNames } from '#/search/query/search-entry.ts'
import { type SearchIndex, searchIndexSteps, withNewStandings } from './search-index.ts'

/** The words of the catalogue, from memory. */
export async function loadSearchIndex(ctx: Ctx): Promise<SearchIndex> {
  ctx.tags.add('catalogue')
  return (await keepSearchIndex(ctx)).index
}

/** The index, and what it was made from. */
type Made = { source: SearchSource; index: SearchIndex }

/** Names of filter values are words of the catalogue too. */
const searchTags = [...catalogueTags, 'attributes']

const keepSearchIndex = ({ db, memory }: Pick<BaseCtx, 'db' | 'memory'>): Promise<Made> =>
  memory.getOrLoad<Made>('search-index', searchTags, async (again, recall) => {
    const entries = await knownEntries(db, recall)
    const hasNewNames = again?.changed.has('attributes') || again?.changed.has('categories')
    const held = again && !hasNewNames ? again.previous : null
    const changed = held && newOffers(held.source.entries, entries)
    const index = held && changed && withNewStandings(held.index, held.source, changed)
    return held && index
      ? { source: { ...held.source, entries }, index }
      : buildSearchIndex(db, entries)
  })

/** Lets requests in between two slices: a large catalogue takes seconds. */
export async function buildSearchIndex(db: Db, entries: readonly CatalogueEntry[]): Promise<Made> {
  const { categories, values } = await namesForIndex(db)
  const source = { entries, categories, valueName: valueNames(values), now: new Date() }
  return { source, index: await inSlices(searchIndexSteps(source)) }
}
