/** The pictures asked for most, within some bytes; the one not asked for longest goes first. */
export function createPictureMemory(maxBytes: number) {
  const kept = new Map<string, Uint8Array>()
  let total = 0

  function forget(key: string) {
    total -= kept.get(key)?.length ?? 0
    kept.delete(key)
  }

  return {
    get(key: string): Uint8Array | undefined {
      const found = kept.get(key)
      if (!found) return undefined
      kept.delete(key)
      kept.set(key, found)
      return found
    },
    set(key: string, picture: Uint8Array): void {
      forget(key)
      // one that would drive out a good part of the others is not worth it
      if (picture.length > maxBytes / 4) return
      kept.set(key, picture)
      total += picture.length
      for (const oldest of kept.keys()) {
        if (total <= maxBytes) break
        forget(oldest)
      }
    },
    bytes: () => total,
  }
}
