import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '#/platform/config/ids.server.ts'
import { checkedKey, type FileStore } from './file-store.ts'

/** Stores files below a folder that only the shop's own user may read. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, ...checkedKey(key).split('/'))
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      // A reader never finds a file that is only half written.
      const draft = `${path}.${newId()}`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        await writeFile(draft, bytes, { mode: 0o600 })
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
