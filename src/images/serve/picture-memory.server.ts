import { LRUCache } from 'lru-cache'

/** A cache of pictures limited by bytes; a large picture would evict too many others and is not stored. */
export const createPictureMemory = (maxBytes: number) =>
  new LRUCache<string, Uint8Array>({
    // The library takes 0 for no limit; here it means that nothing is stored.
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 4)),
    sizeCalculation: (picture) => picture.length,
  })
