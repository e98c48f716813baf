/** What a shelf must know of the things it holds. */
export type Shelved = { key: string; bytes: number; tags: readonly string[] }

export type Shelf<T extends Shelved> = {
  /** Looks without touching the order. */
  peek(key: string): T | undefined
  /** Looks, and makes it the last one to go. */
  use(key: string): T | undefined
  /** False, and nothing is held under the key, when it is too large for this shelf. */
  put(item: T): boolean
  /** Tells the shelf that an item grew or shrank. False when it is too large now; it stays. */
  resize(item: T, bytes: number): boolean
  remove(key: string): void
  tagged(tag: string): T[]
  all(): T[]
  clear(): void
  totals(): { entries: number; bytes: number; evictions: number }
}

// One item may fill an eighth: a single huge page must not sweep out all the others.
const itemShare = 1 / 8

/** Holds a bounded number of bytes, forgets what was not used for longest, and finds items by tag. */
export function createShelf<T extends Shelved>(maxBytes: number): Shelf<T> {
  // A Map keeps insertion order: the first is the one unused for longest.
  const items = new Map<string, T>()
  const keysByTag = new Map<string, Set<string>>()
  const fits = (size: number) => size <= maxBytes * itemShare
  let bytes = 0
  let evictions = 0
  let latest: T | undefined

  function remove(key: string): void {
    const item = items.get(key)
    if (!item) return
    items.delete(key)
    bytes -= item.bytes
    if (latest === item) latest = undefined
    for (const tag of item.tags) forget(tag, key)
  }

  function forget(tag: string, key: string): void {
    const keys = keysByTag.get(tag)
    keys?.delete(key)
    if (keys?.size === 0) keysByTag.delete(tag)
  }

  function makeRoom(): void {
    for (const key of items.keys()) {
      if (bytes <= maxBytes) return
      remove(key)
      evictions += 1
    }
  }

  return {
    peek: (key) => items.get(key),
    use(key) {
      const item = items.get(key)
      // The hottest page is asked for again and again; moving it to where it stands would be waste.
      if (!item || item === latest) return item
      items.delete(key)
      items.set(key, item)
      latest = item
      return item
    },
    put(item) {
      remove(item.key)
      if (!fits(item.bytes)) return false
      items.set(item.key, item)
      latest = item
      bytes += item.bytes
      for (const tag of item.tags) {
        const keys = keysByTag.get(tag)
        if (keys) keys.add(item.key)
        else keysByTag.set(tag, new Set([item.key]))
      }
      makeRoom()
      return true
    },
    resize(item, size) {
      if (items.get(item.key) !== item) return true
      bytes += size - item.bytes
      item.bytes = size
      if (fits(size)) makeRoom()
      return fits(size)
    },
    remove,
    tagged: (tag) => [...(keysByTag.get(tag) ?? [])].flatMap((key) => items.get(key) ?? []),
    all: () => [...items.values()],
    clear() {
      items.clear()
      keysByTag.clear()
      bytes = 0
      latest = undefined
    },
    totals: () => ({ entries: items.size, bytes, evictions }),
  }
}
