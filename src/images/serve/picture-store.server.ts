import type { PictureFolder } from './picture-folder.server.ts'
import { createPictureMemory } from './picture-memory.ts'

export type PictureStore = {
  find(key: string): Promise<Uint8Array | null>
  /** Found, or made now: whoever asks meanwhile waits for the same one. */
  obtain(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>
}

/** Made pictures in memory and on disk. A key names one picture for ever, so nothing here grows old. */
export function createPictureStore(
  folder: PictureFolder,
  { memoryBytes }: { memoryBytes: number },
): PictureStore {
  const memory = createPictureMemory(memoryBytes)
  const making = new Map<string, Promise<Uint8Array>>()

  async function find(key: string): Promise<Uint8Array | null> {
    const known = memory.get(key)
    if (known) return known
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
      const begun = making.get(key)
      if (begun) return begun
      const work = findOrMake(key, make).finally(() => making.delete(key))
      making.set(key, work)
      return work
    },
  }
}
