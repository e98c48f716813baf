import { LRUCache } from 'lru-cache'

/** A cache of pictures limited by bytes; a large picture would evict too many others and is not stored. */
export const createPictureMemory = (maxBytes: number) =>
  new LRUCache<string, Uint8Array>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 4,
    sizeCalculation: (picture) => picture.length,
  })
