import type { LiveCache } from '#/platform/server-cache/live-cache.ts'
import type { Hop } from './path-kind.ts'
import { findHops } from './page-paths.store.server.ts'
import type { Executor } from '#/catalogue/write/upsert.store.server.ts'

type Asked = { db: Executor; memory: LiveCache }
type Known = Map<string, readonly Hop[]>

/** Only paths that lead somewhere are kept: of the others anyone can invent as many as they like. */
const mostKnown = 20_000

/** What lives at some paths; asked of the database once, until any address changes. */
export async function findPagePaths(
  { db, memory }: Asked,
  paths: readonly string[],
): Promise<readonly Hop[]> {
  // Taken before the database is asked: what changes meanwhile brings a new map, not an old answer in it.
  const known = await memory.getOrLoad(
    'addresses',
    ['address:*'],
    async (): Promise<Known> => new Map(),
  )
  const name = paths.join(' ')
  const held = known.get(name)
  if (held) return held
  const hops = await findHops(db, paths)
  if (hops.length === 0) return hops
  if (known.size >= mostKnown) known.clear()
  known.set(name, hops)
  return hops
}
