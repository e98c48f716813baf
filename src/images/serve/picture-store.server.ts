import type { PictureFolder } from './picture-folder.server.ts'
import { createPictureMemory } from './picture-memory.server.ts'

export type PictureStore = {
  find(key: string): Promise<Uint8Array | null>
  /** Finds or makes a picture; concurrent calls with the same key share one result. */
  obtain(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>
}

/** Stores pictures in memory and on disk. A key always means the same picture, so nothing expires. */
export function createPictureStore(
  folder: PictureFolder,
  { memoryBytes }: { memoryBytes: number },
): PictureStore {
  const memory = createPictureMemory(memoryBytes)
  const making = new Map<string, Promise<Uint8Array>>()

  async function find(key: string): Promise<Uint8Array | null> {
    const cached = memory.get(key)
    if (cached) return cached
    const stored = await folder.read(key)
    if (stored) memory.set(key, stored)
    return stored
  }

  async function findOrMake(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const found = await find(key)
    if (found) return found
    const bytes = await make()
    memory.set(key, bytes)
    await folder.write(key, bytes)
    return bytes
  }

  return {
    find,
    obtain(key, make) {
      const pending = making.get(key)
      if (pending) return pending
      const work = findOrMake(key, make).finally(() => making.delete(key))
      making.set(key, work)
      return work
    },
  }
}
