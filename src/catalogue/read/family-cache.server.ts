import type { CacheReader } from '#/platform/server-cache/live-cache.ts'
import type { BikeFamily } from '#/catalogue/model/product.ts'
import { catalogueTags } from './catalogue-tags.ts'

/** Bounds the memory to some 10 MB. */
export const maxFamilies = 500

/**
 * Reads a family once until the catalogue changes. A change replaces the Map, so a read that began before it
 * is stored in the old one and is never served again.
 */
export async function cachedFamily(
  liveCache: CacheReader,
  key: string,
  read: () => Promise<BikeFamily | null>,
): Promise<BikeFamily | null> {
  const cached = await liveCache.getOrLoad('bike-families', catalogueTags, () =>
    Promise.resolve(new Map<string, BikeFamily>()),
  )
  const known = cached.get(key)
  if (known) return known
  const family = await read()
  if (!family) return null
  if (cached.size >= maxFamilies) cached.clear()
  cached.set(key, family)
  return family
}
