import type { Db } from '#/db/client.server.ts'
import type { CacheReader } from '#/platform/server-cache/live-cache.ts'
import { allForIndex, findEntries } from './catalogue.server.ts'
import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'

/** What everything that is made of the whole catalogue is loaded anew by. */
export const catalogueTags = ['catalogue', 'categories', 'places', 'maker:*', 'product:*']

/** More are read quicker by a walk through everything. */
const mostAtOnce = 200

/**
 * The whole catalogue, kept in memory: listings, search and carts are made from it, so that the database
 * is read once for all of them. When a few products have changed, only those are read, and all other
 * entries are the very same ones in the same places.
 */
export const knownEntries = (db: Db, memory: CacheReader): Promise<readonly CatalogueEntry[]> =>
  memory.getOrLoad<readonly CatalogueEntry[]>('catalogue-entries', catalogueTags, (again) => {
    const ids = again && changedProducts(again.changed)
    return again && ids ? readAgain(db, again.previous, ids) : allForIndex(db)
  })

/** The products among what has changed; null when the change is not theirs alone. */
function changedProducts(changed: ReadonlySet<string>): number[] | null {
  const tags = [...changed]
  if (tags.some((tag) => tag === 'categories' || tag === 'places' || tag.startsWith('maker:')))
    return null
  const ids = tags.flatMap((tag) => /^product:(\d+)$/.exec(tag)?.[1] ?? []).map(Number)
  return ids.length > 0 && ids.length <= mostAtOnce ? ids : null
}

async function readAgain(
  db: Db,
  entries: readonly CatalogueEntry[],
  ids: readonly number[],
): Promise<CatalogueEntry[]> {
  const asked = new Set(ids)
  for (const { id, parentId } of entries)
    if (parentId !== null && asked.has(id)) asked.add(parentId)
  const found = new Map((await findEntries(db, [...asked])).map((entry) => [entry.id, entry]))
  const isRead = ({ id, parentId }: CatalogueEntry) => asked.has(id) || asked.has(parentId ?? -1)
  const kept = entries.flatMap((entry) => (isRead(entry) ? (found.get(entry.id) ?? []) : [entry]))
  const known = new Set(entries.map(({ id }) => id))
  return [...kept, ...[...found.values()].filter(({ id }) => !known.has(id))]
}
