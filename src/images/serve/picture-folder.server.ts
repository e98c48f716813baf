import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentHash, newId } from '#/platform/config/ids.server.ts'
import { hourMs } from '#/platform/config/durations.ts'

export type PictureFolder = {
  read(key: string): Promise<Buffer | null>
  write(key: string, bytes: Uint8Array): Promise<void>
}

type Options = {
  folder: string
  maxBytes: number
  /** Called on disk errors; a full or missing disk only makes pictures slower. */
  onError: (error: unknown) => void
}

/** A clean-up leaves this share of the limit, so that the next picture does not start another. */
export const retainedShare = 0.8

/** Stores pictures on disk, shared by all processes of a machine and kept across restarts. */
export function createPictureFolder({ folder, maxBytes, onError }: Options): PictureFolder {
  const pathsOf = (key: string) => {
    const name = contentHash(key)
    return { parent: join(folder, name.slice(0, 2)), file: join(folder, name.slice(0, 2), name) }
  }
  /** A process checks the folder at its first picture, then after every eighth of the limit. */
  let written = maxBytes
  let isCleaning = false

  async function cleanIfNeeded() {
    if (isCleaning) return
    isCleaning = true
    while (written >= maxBytes / 8) {
      written = 0
      await clean(folder, maxBytes).catch(onError)
    }
    isCleaning = false
  }

  return {
    async read(key) {
      const { file } = pathsOf(key)
      try {
        const bytes = await readFile(file)
        const now = new Date()
        void utimes(file, now, now).catch(() => {})
        return bytes
      } catch (error) {
        if (!isMissing(error)) onError(error)
        return null
      }
    },
    async write(key, bytes) {
      const { parent, file } = pathsOf(key)
      try {
        await mkdir(parent, { recursive: true })
        const draft = `${file}.${newId()}.draft`
        await writeThrough(draft, file, bytes)
        written += bytes.length
        void cleanIfNeeded()
      } catch (error) {
        onError(error)
      }
    },
  }
}

/** A full disk leaves an incomplete draft, which must be deleted because nothing would ever read it. */
async function writeThrough(draft: string, file: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(draft, bytes)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Far longer than it takes to write a picture. */
const draftLifetimeMs = hourMs

/** Deletes drafts that a killed process left behind. */
async function sweepDrafts(files: { path: string; usedAt: number }[]): Promise<void> {
  const isLeftOver = ({ path, usedAt }: { path: string; usedAt: number }) =>
    path.endsWith('.draft') && Date.now() - usedAt > draftLifetimeMs
  for (const { path } of files.filter(isLeftOver)) await rm(path, { force: true })
}

/** Deletes the least recently used pictures until the folder is below its limit. */
async function clean(folder: string, maxBytes: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        const stats = await stat(path).catch(() => null)
        return { path, size: stats?.size ?? 0, usedAt: stats?.mtimeMs ?? 0 }
      }),
  )
  await sweepDrafts(files)
  let total = files.reduce((sum, { size }) => sum + size, 0)
  if (total <= maxBytes) return
  for (const { path, size } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (total <= maxBytes * retainedShare) break
    await rm(path, { force: true })
    total -= size
  }
}
