import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contentHash } from '#/platform/config/ids.server.ts'
import { createPictureFolder } from './picture-folder.server.ts'

async function newFolder(maxBytes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'picture-folder-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const onError = vi.fn<(error: unknown) => void>()
  const files = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  }
  const bytes = async () =>
    (await Promise.all((await files()).map((file) => stat(file)))).reduce(
      (sum, { size }) => sum + size,
      0,
    )
  return {
    folder,
    onError,
    files,
    bytes,
    pictures: createPictureFolder({ folder, maxBytes, onError }),
  }
}

test('another process finds a stored picture', async () => {
  const { folder, onError, pictures } = await newFolder(1_000)
  await pictures.write('bike', Buffer.from('drawn'))
  const next = createPictureFolder({ folder, maxBytes: 1_000, onError })
  expect(String(await next.read('bike'))).toBe('drawn')
  expect(await next.read('helmet')).toBeNull()
  expect(onError).not.toHaveBeenCalled()
})

test('deletes the least recently used pictures beyond the limit', async () => {
  const { bytes, files, pictures } = await newFolder(1_000)
  const write = async (from: number, to: number) => {
    for (let index = from; index < to; index += 1)
      await pictures.write(`picture ${index}`, Buffer.alloc(100))
  }
  await write(0, 5)
  const lastYear = new Date('2025-11-15')
  for (const file of await files()) await utimes(file, lastYear, lastYear)
  await write(5, 12)
  await expect.poll(bytes).toBeLessThanOrEqual(1_000)
  const isStored = async (index: number) => (await pictures.read(`picture ${index}`)) !== null
  expect(await Promise.all([5, 6, 7, 8, 9, 10, 11].map(isStored))).not.toContain(false)
  expect(await Promise.all([0, 1, 2, 3, 4].map(isStored))).toContain(false)
})

test('a disk error is reported but not thrown', async () => {
  const { folder, onError } = await newFolder(1_000)
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  const pictures = createPictureFolder({ folder: file, maxBytes: 1_000, onError })
  await pictures.write('bike', Buffer.from('drawn'))
  expect(await pictures.read('bike')).toBeNull()
  expect(onError).toHaveBeenCalled()
})

test('a failed write leaves no draft behind', async () => {
  const { folder, files, onError, pictures } = await newFolder(1_000)
  const name = contentHash('bike')
  // A folder of the same name makes the write fail, as a full disk does.
  await mkdir(join(folder, name.slice(0, 2), name), { recursive: true })
  await pictures.write('bike', Buffer.from('drawn'))
  expect(onError).toHaveBeenCalledTimes(1)
  expect(await files()).toEqual([])
})

test('deletes old drafts of a killed process, not those being written', async () => {
  const { folder, files, pictures } = await newFolder(1_000)
  const old = join(folder, 'old.draft')
  const young = join(folder, 'young.draft')
  await writeFile(old, '')
  await writeFile(young, '')
  const lastYear = new Date('2025-11-15')
  await utimes(old, lastYear, lastYear)
  await pictures.write('bike', Buffer.from('drawn'))
  await expect.poll(files).not.toContain(old)
  expect(await files()).toContain(young)
})
