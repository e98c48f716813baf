export type LruEntry = { key: string; bytes: number; tags: readonly string[] }

// One item may fill an eighth, so that a single huge page cannot evict all the others.
const itemShare = 1 / 8
// Items that were never used again may keep this share when room is short.
const newcomersShare = 1 / 4

/**
 * Holds a bounded number of bytes and finds items by tag. Items used again after they were added outlast
 * those that were not: anyone can request a thousand pages once, and that must not evict the pages that
 * everybody reads. Among equals the least recently used goes first.
 */
export function createLruByBytes<T extends LruEntry>(maxBytes: number) {
  // A Map keeps insertion order, so the first key is the least recently used.
  const newcomers = new Map<string, T>()
  const regulars = new Map<string, T>()
  const keysByTag = new Map<string, Set<string>>()
  const fits = (size: number) => size <= maxBytes * itemShare
  const bytes = { newcomers: 0, regulars: 0 }
  let evictions = 0
  let latest: T | undefined

  const peek = (key: string) => regulars.get(key) ?? newcomers.get(key)
  const total = () => bytes.newcomers + bytes.regulars

  function remove(key: string): void {
    const item = peek(key)
    if (!item) return
    if (regulars.delete(key)) bytes.regulars -= item.bytes
    else if (newcomers.delete(key)) bytes.newcomers -= item.bytes
    if (latest === item) latest = undefined
    for (const tag of item.tags) removeTag(tag, key)
  }

  function removeTag(tag: string, key: string): void {
    const keys = keysByTag.get(tag)
    keys?.delete(key)
    if (keys?.size === 0) keysByTag.delete(tag)
  }

  function makeRoom(): void {
    while (total() > maxBytes) {
      const isCrowded = bytes.newcomers > maxBytes * newcomersShare || regulars.size === 0
      const [oldest] = (isCrowded ? newcomers : regulars).keys()
      if (oldest === undefined) return
      remove(oldest)
      evictions += 1
    }
  }

  function promote(item: T): void {
    newcomers.delete(item.key)
    bytes.newcomers -= item.bytes
    regulars.set(item.key, item)
    bytes.regulars += item.bytes
  }

  return {
    /** Reads without changing the order of eviction. */
    peek,
    /** Reads, and makes the item the last to be evicted. */
    use(key: string): T | undefined {
      const item = peek(key)
      // The hottest page is requested again and again; it is already last, so it need not be moved.
      if (!item || item === latest) return item
      if (newcomers.has(key)) promote(item)
      else {
        regulars.delete(key)
        regulars.set(key, item)
      }
      latest = item
      return item
    },
    /** Returns false, and removes any item under the key, when the item is too large for this cache. */
    put(item: T): boolean {
      const isRegular = regulars.has(item.key)
      remove(item.key)
      if (!fits(item.bytes)) return false
      ;(isRegular ? regulars : newcomers).set(item.key, item)
      bytes[isRegular ? 'regulars' : 'newcomers'] += item.bytes
      for (const tag of item.tags) {
        const keys = keysByTag.get(tag)
        if (keys) keys.add(item.key)
        else keysByTag.set(tag, new Set([item.key]))
      }
      makeRoom()
      return true
    },
    /** Records that an item grew or shrank. Returns false when it is too large now, but keeps it. */
    resize(item: T, size: number): boolean {
      if (peek(item.key) !== item) return true
      bytes[regulars.has(item.key) ? 'regulars' : 'newcomers'] += size - item.bytes
      item.bytes = size
      if (fits(size)) makeRoom()
      return fits(size)
    },
    remove,
    tagged: (tag: string) => [...(keysByTag.get(tag) ?? [])].flatMap((key) => peek(key) ?? []),
    all: () => [...newcomers.values(), ...regulars.values()],
    totals: () => ({ entries: newcomers.size + regulars.size, bytes: total(), evictions }),
  }
}
