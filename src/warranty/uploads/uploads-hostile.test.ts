import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aBomb, anAvifBomb, aPdf, aPicture, aVideo } from '../../../tests/claims/sample-files.ts'
import { uploadShop } from '../../../tests/claims/upload-shop.ts'
import { partBytes } from './upload-limits.ts'

const { shop, db, folder, calls, fileOf, stateOf, storedFiles } = await uploadShop()

async function halfAJpeg(): Promise<Buffer> {
  const jpeg = await aPicture(3_000)
  return jpeg.subarray(0, jpeg.length / 2)
}

const hostile: [name: string, make: () => Buffer | Promise<Buffer>][] = [
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PDF', () => aPdf],
  ['an archive', () => Buffer.from('PK\u0003\u0004aaaa')],
  ['a video', () => aVideo(500)],
  ['HEIC', () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0', 'latin1')],
  ['half a JPEG', halfAJpeg],
  ['a JPEG in name only', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
  ['a PNG that claims to be 60,000 pixels wide and high', () => aBomb(60_000, { rows: 1_000 })],
  ['a PNG of 81 megapixels in 10 kB', () => aBomb(9_000)],
  ['an AVIF of 62 megapixels in a kilobyte', () => anAvifBomb],
]

test.each(hostile)('%s is refused, and nothing of it stays', async (_name, make) => {
  const before = await storedFiles()
  const bytes = await make()
  const { status, id, body } = await calls().upload(bytes)
  expect(status).toBe(422)
  expect(body).toMatchObject({ error: { code: expect.stringMatching(/^UPLOAD_/) } })
  expect((await stateOf(id)).status).toBe(404)
  expect((await fileOf(id)).status).toBe(404)
  expect(await storedFiles()).toEqual(before)
})

test('a picture that is also a script loses the script', async () => {
  const polyglot = Buffer.concat([
    await aPicture(),
    Buffer.from('<script>alert(1)</script>PK\u0003\u0004'),
  ])
  const { id, status } = await calls().upload(polyglot)
  expect(status).toBe(200)
  const served = Buffer.from(await (await fileOf(id)).arrayBuffer())
  expect(served.includes('script')).toBe(false)
  expect(served.includes('PK')).toBe(false)
})

test('six bombs at once, some just small enough, cost the shop no memory', async () => {
  const bombs = [aBomb(4_000), aBomb(9_000), anAvifBomb]
  const before = process.memoryUsage().rss
  let highest = before
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss)
  }, 5)
  const sent = Array.from({ length: 2 }, () => bombs).flat()
  const answers = await Promise.all(sent.map((bytes) => calls().upload(bytes)))
  clearInterval(watch)
  expect(answers.map(({ status }) => status)).toEqual(
    sent.map((bytes) => (bytes === bombs[0] ? 200 : 422)),
  )
  expect((highest - before) / 1_048_576).toBeLessThan(60)
})

test('a video that is none inside is refused', async () => {
  const fake = aVideo(partBytes + 500)
  fake.write('PK\u0003\u0004', 20, 'latin1')
  const { id, body } = await calls().upload(fake, 'video')
  expect(body).toMatchObject({ error: { code: 'UPLOAD_NOT_A_VIDEO' } })
  expect((await stateOf(id)).status).toBe(404)
})

test('a foreign page uploads nothing, and an unknown id is not found', async () => {
  const { start, put } = calls()
  const { body } = await start({ size: 10 })
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect((await put(body.upload.id, 0, Buffer.alloc(10), foreign)).status).toBe(403)
  expect((await put('f'.repeat(32), 0, Buffer.alloc(10))).status).toBe(404)
  expect((await put("' or 1=1", 0, Buffer.alloc(10))).status).toBe(404)
  expect((await fileOf('../../etc/passwd')).status).toBe(404)
  const get = await shop.get('/nuxt/api/warranty-claim/upload-part?id=1&offset=0')
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'PUT'])
})

test('a file that the store has lost halfway is counted as a fault, though its answer has begun', async () => {
  const faults = async () =>
    Number(/^http_faults_total (\d+)$/m.exec(await (await shop.get('/metrics')).text())?.[1])
  const { id } = await calls().upload(aVideo(partBytes + 500), 'video')
  const before = await faults()
  const { rows } = await db.execute(
    sql`select key from warranty_upload_parts where upload_id = ${id} and starts_at > 0`,
  )
  await rm(join(folder, 'files', String(rows[0]?.['key'])))
  await expect(fileOf(id)).rejects.toThrow('aborted')
  expect(await faults()).toBe(before + 1)
})
