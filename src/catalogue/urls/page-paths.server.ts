import type { LiveCache } from '#/platform/server-cache/live-cache.ts'
import type { Hop, PathKind } from './path-kind.ts'
import { findHops } from './page-paths.store.server.ts'
import type { Executor } from '#/catalogue/write/upsert.store.server.ts'

type PathSource = { db: Executor; liveCache: LiveCache }
type PathCache = Map<string, readonly Hop[]>

/** Only paths that exist are cached, because anyone can make up any number of others. */
const maxCached = 20_000

/** The pages and redirects at some paths, cached until any path changes. */
export async function findPagePaths(
  { db, liveCache }: PathSource,
  paths: readonly string[],
): Promise<readonly Hop[]> {
  // Read before the query: a change during the query brings a new map, which an old result must not enter.
  const cache = await liveCache.getOrLoad(
    'page-paths',
    ['path:*'],
    async (): Promise<PathCache> => new Map(),
  )
  const key = paths.join(' ')
  const cached = cache.get(key)
  if (cached) return cached
  const hops = await findHops(db, paths)
  if (hops.length === 0) return hops
  if (cache.size >= maxCached) cache.clear()
  cache.set(key, hops)
  return hops
}

/** The kinds of the pages at some paths, read from the database; a path without a page is left out. */
export async function findPathKinds(
  db: Executor,
  paths: readonly string[],
): Promise<ReadonlyMap<string, PathKind>> {
  const hops = await findHops(db, paths)
  return new Map(hops.flatMap((hop) => (hop.kind === 'page' ? [[hop.path, hop.page]] : [])))
}
