import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { describe, expect, test } from 'vitest'
import { atEndOfFile } from '../../../tests/helpers/end-of-file.ts'
import { readConfig } from '#/platform/config/config.server.ts'
import { openFileStore } from './file-store.server.ts'
import { createFolderStore } from './folder-store.server.ts'
import { createS3Store } from './s3-store.server.ts'

const folder = await mkdtemp(join(tmpdir(), 'file-store-'))
atEndOfFile(() => rm(folder, { recursive: true, force: true }))

const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'claims', configs: [] }],
})
const { port } = await server.run()
atEndOfFile(() => server.close())

const settings = {
  url: `http://127.0.0.1:${port}/claims`,
  keyId: 'S3RVER',
  secret: 'S3RVER',
  region: 'us-east-1',
}
const stores = [
  ['a folder', createFolderStore(join(folder, 'plain'))],
  ['an S3-compatible server', createS3Store(settings)],
] as const

describe.each(stores)('%s', (_name, store) => {
  test('returns the bytes that were stored, and null for a key it does not have', async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 0, 128])
    await store.put('a1/b-2', bytes)
    expect(await store.get('a1/b-2')).toEqual(bytes)
    expect(await store.get('a1/c')).toBeNull()
  })

  test('replaces a file under the same key', async () => {
    await store.put('twice', Buffer.from('first'))
    await store.put('twice', Buffer.from('second'))
    expect(String(await store.get('twice'))).toBe('second')
  })

  test('removes a file, and accepts that it is gone', async () => {
    await store.put('gone/1', Buffer.from('x'))
    await store.remove('gone/1')
    await store.remove('gone/1')
    expect(await store.get('gone/1')).toBeNull()
  })

  test('stores a megabyte and an empty file', async () => {
    const large = Buffer.alloc(1_048_576, 7)
    await store.put('large', large)
    await store.put('empty', Buffer.alloc(0))
    expect((await store.get('large'))?.equals(large)).toBe(true)
    expect(await store.get('empty')).toHaveLength(0)
  })

  test.each(['../secret', 'a/../b', '/etc/passwd', 'a//b', '', 'A', 'a%2e', String.raw`a\b`, 'ä'])(
    'refuses the key %j',
    async (key) => {
      await expect(async () => store.put(key, Buffer.alloc(1))).rejects.toThrow(/not a key/)
      await expect(async () => store.get(key)).rejects.toThrow(/not a key/)
      await expect(async () => store.remove(key)).rejects.toThrow(/not a key/)
    },
  )
})

test('nobody but the user of the shop may read the folder', async () => {
  await createFolderStore(join(folder, 'private')).put('a/b', Buffer.from('x'))
  expect((await stat(join(folder, 'private', 'a'))).mode & 0o777).toBe(0o700)
  expect((await stat(join(folder, 'private', 'a', 'b'))).mode & 0o777).toBe(0o600)
  expect(await readdir(join(folder, 'private', 'a'))).toEqual(['b'])
})

test('a wrong secret or a missing bucket is a fault and not a missing file', async () => {
  const stranger = createS3Store({ ...settings, secret: 'wrong' })
  await expect(stranger.get('a1/b-2')).rejects.toThrow(/403/)
  const nowhere = createS3Store({ ...settings, url: `http://127.0.0.1:${port}/nothing` })
  await expect(nowhere.put('a', Buffer.alloc(1))).rejects.toThrow(/does not exist/)
})

test('the settings choose the store', async () => {
  const bucket = openFileStore(
    readConfig({ FILES_URL: settings.url, FILES_KEY_ID: 'S3RVER', FILES_SECRET: 'S3RVER' }),
  )
  expect(String(await bucket.get('twice'))).toBe('second')
  const plain = openFileStore(readConfig({ DATA_DIR: folder }))
  await plain.put('kept', Buffer.from('x'))
  expect(await readdir(join(folder, 'files'))).toEqual(['kept'])
  expect(() => openFileStore(readConfig({ FILES_URL: settings.url }))).toThrow(/FILES_KEY_ID/)
})
