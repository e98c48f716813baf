/** A cache of pictures limited by bytes; it evicts the least recently used first. */
export function createPictureMemory(maxBytes: number) {
  const cached = new Map<string, Uint8Array>()
  let total = 0

  function evict(key: string) {
    total -= cached.get(key)?.length ?? 0
    cached.delete(key)
  }

  return {
    get(key: string): Uint8Array | undefined {
      const found = cached.get(key)
      if (!found) return undefined
      cached.delete(key)
      cached.set(key, found)
      return found
    },
    set(key: string, picture: Uint8Array): void {
      evict(key)
      // a large picture would evict too many others
      if (picture.length > maxBytes / 4) return
      cached.set(key, picture)
      total += picture.length
      for (const oldest of cached.keys()) {
        if (total <= maxBytes) break
        evict(oldest)
      }
    },
    bytes: () => total,
  }
}
