import type { Db } from '#/db/client.server.ts'
import type { CacheReader } from '#/platform/server-cache/live-cache.ts'
import { allForIndex, findEntries } from './catalogue.server.ts'
import { catalogueTags } from './catalogue-tags.ts'
import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'

/** Beyond this many products, reading the whole catalogue is faster. */
const maxProducts = 200

/**
 * The whole catalogue, cached in memory. Listings, search and carts share it, so that the database is read
 * once for all of them. When a few products change, only those are read again; all other entries stay the
 * same objects at the same positions.
 */
export const knownEntries = (db: Db, liveCache: CacheReader): Promise<readonly CatalogueEntry[]> =>
  liveCache.getOrLoad<readonly CatalogueEntry[]>('catalogue-entries', catalogueTags, (reload) => {
    const ids = reload && changedProducts(reload.changed)
    return reload && ids ? rereadProducts(db, reload.previous, ids) : allForIndex(db)
  })

/** Ids of the changed products; null when everything must be read again. */
function changedProducts(changed: ReadonlySet<string>): number[] | null {
  const tags = [...changed]
  if (tags.some((tag) => tag === 'categories' || tag === 'places' || tag.startsWith('maker:')))
    return null
  const ids = tags.flatMap((tag) => /^product:(\d+)$/.exec(tag)?.[1] ?? []).map(Number)
  return ids.length > 0 && ids.length <= maxProducts ? ids : null
}

async function rereadProducts(
  db: Db,
  entries: readonly CatalogueEntry[],
  ids: readonly number[],
): Promise<CatalogueEntry[]> {
  const staleIds = new Set(ids)
  for (const { id, parentId } of entries)
    if (parentId !== null && staleIds.has(id)) staleIds.add(parentId)
  const found = new Map((await findEntries(db, [...staleIds])).map((entry) => [entry.id, entry]))
  const isRead = ({ id, parentId }: CatalogueEntry) =>
    staleIds.has(id) || staleIds.has(parentId ?? -1)
  const updated = entries.flatMap((entry) =>
    isRead(entry) ? (found.get(entry.id) ?? []) : [entry],
  )
  const known = new Set(entries.map(({ id }) => id))
  return [...updated, ...[...found.values()].filter(({ id }) => !known.has(id))]
}
