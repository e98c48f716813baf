import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentHash, newId } from '#/platform/config/ids.server.ts'

export type PictureFolder = {
  read(key: string): Promise<Buffer | null>
  write(key: string, bytes: Uint8Array): Promise<void>
}

type Options = {
  folder: string
  maxBytes: number
  /** A disk that is full or gone costs speed, never a picture. */
  onError: (error: unknown) => void
}

/** Below the bound by this much after a clean-up, so that not every picture brings the next. */
export const keptShare = 0.8

/** Made pictures on disk, shared by all processes of a machine and by its next start. */
export function createPictureFolder({ folder, maxBytes, onError }: Options): PictureFolder {
  const placeOf = (key: string) => {
    const name = contentHash(key)
    return { parent: join(folder, name.slice(0, 2)), file: join(folder, name.slice(0, 2), name) }
  }
  /** The first picture of a process looks at what others left; after that each eighth of the bound. */
  let written = maxBytes
  let isCleaning = false

  async function cleanSometimes() {
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
      const { file } = placeOf(key)
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
      const { parent, file } = placeOf(key)
      try {
        await mkdir(parent, { recursive: true })
        const draft = `${file}.${newId()}.draft`
        await writeThrough(draft, file, bytes)
        written += bytes.length
        void cleanSometimes()
      } catch (error) {
        onError(error)
      }
    },
  }
}

/** A full disk leaves an empty or half-written draft, which nobody would ever read. */
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

/** Far longer than a picture takes to be written. */
const draftLifeMs = 3_600_000

/** A process that was killed could not remove its own. */
async function sweepDrafts(files: { path: string; usedAt: number }[]): Promise<void> {
  const isLeftOver = ({ path, usedAt }: { path: string; usedAt: number }) =>
    path.endsWith('.draft') && Date.now() - usedAt > draftLifeMs
  for (const { path } of files.filter(isLeftOver)) await rm(path, { force: true })
}

/** Those not asked for longest go, until there is room again. */
async function clean(folder: string, maxBytes: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        const facts = await stat(path).catch(() => null)
        return { path, size: facts?.size ?? 0, usedAt: facts?.mtimeMs ?? 0 }
      }),
  )
  await sweepDrafts(files)
  let total = files.reduce((sum, { size }) => sum + size, 0)
  if (total <= maxBytes) return
  for (const { path, size } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (total <= maxBytes * keptShare) break
    await rm(path, { force: true })
    total -= size
  }
}
