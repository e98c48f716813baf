import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  aBomb,
  aPdf,
  aPicture,
  aVideo,
  box,
  ftyp,
  handler,
} from '../../../tests/claims/sample-files.ts'
import { uploadShop } from '../../../tests/claims/upload-shop.ts'
import { readConfig } from '#/platform/config/config.server.ts'
import { deleteExpiredFiles } from './upload-files.server.ts'
import { partBytes } from './upload-limits.ts'

const { shop, db, folder, calls, fileOf, stateOf, storedFiles } = await uploadShop()

test('a picture is stored anew, upright, without metadata, and served as an attachment', async () => {
  const sent = await aPicture()
  expect((await sharp(sent).metadata()).exif).toBeDefined()
  const { status, id, body } = await calls().upload(sent)
  expect(status).toBe(200)
  expect(body).toMatchObject({ upload: { id, isStored: true }, error: null })
  const file = await fileOf(id)
  expect(file.headers.get('content-type')).toBe('image/jpeg')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="\w{8}\.jpg"$/)
  expect(file.headers.get('x-content-type-options')).toBe('nosniff')
  expect(file.headers.get('cache-control')).toBe('private, no-store')
  expect(file.headers.get('content-security-policy')).toContain('sandbox')
  const bytes = Buffer.from(await file.arrayBuffer())
  const { format, exif, width } = await sharp(bytes).metadata()
  expect({ format, exif, width }).toEqual({ format: 'jpeg', exif: undefined, width: 64 })
  expect(bytes.includes('Hebden Bridge')).toBe(false)
  expect(file.headers.get('content-length')).toBe(String(bytes.length))
})

test('a video is stored byte by byte and served only as an attachment', async () => {
  const video = aVideo(2 * partBytes + 3)
  const { id, body } = await calls().upload(video, 'video')
  expect(body).toMatchObject({ upload: { isStored: true } })
  const file = await fileOf(id)
  expect(file.headers.get('content-type')).toBe('video/mp4')
  expect(file.headers.get('content-disposition')).toContain('attachment')
  expect(Buffer.from(await file.arrayBuffer()).equals(video)).toBe(true)
})

test('a video loses the place where it was taken, and the parts of it that change are stored anew', async () => {
  const place = Buffer.from('+53.7432-002.0102/')
  const noise = aVideo(2 * partBytes + 3)
  const video = Buffer.concat([
    ftyp,
    box('mdat', noise),
    box('moov', box('trak', box('mdia', handler('vide'))), box('udta', box('©xyz', place))),
  ])
  const { id, body } = await calls().upload(video, 'video')
  expect(body).toMatchObject({ upload: { isStored: true, size: video.length } })
  const served = Buffer.from(await (await fileOf(id)).arrayBuffer())
  expect(served).toHaveLength(video.length)
  expect(served.includes(place)).toBe(false)
  expect(served.includes(noise)).toBe(true)
  const { rows } = await db.execute(
    sql`select count(*)::int as parts from warranty_upload_parts where upload_id = ${id}`,
  )
  expect(rows).toEqual([{ parts: 3 }])
})

test('a proof of purchase is a picture, stored anew, or a PDF, served only as an attachment', async () => {
  const picture = await calls().upload(await aPicture(), 'proof')
  expect((await fileOf(picture.id)).headers.get('content-type')).toBe('image/jpeg')
  const pdf = await calls().upload(aPdf, 'proof')
  const file = await fileOf(pdf.id)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="\w{8}\.pdf"$/)
  expect(file.headers.get('x-content-type-options')).toBe('nosniff')
  expect(file.headers.get('content-security-policy')).toContain('sandbox')
  expect(Buffer.from(await file.arrayBuffer()).equals(aPdf)).toBe(true)
})

test.each([
  ['a video', aVideo(500)],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PDF that is also an archive', Buffer.concat([aPdf, Buffer.from('PK\u0003\u0004')])],
  ['half a PDF', aPdf.subarray(0, 100)],
])('%s is no proof of purchase', async (_, bytes) => {
  const { body, id } = await calls().upload(bytes, 'proof')
  expect(body).toMatchObject({ error: { code: 'UPLOAD_NOT_A_PROOF' } })
  expect((await stateOf(id)).status).toBe(404)
})

test('an upload continues where it was, and a part that arrived before is refused', async () => {
  const { start, put } = calls()
  const video = aVideo(2 * partBytes + 100)
  const { body } = await start({ kind: 'video', size: video.length })
  const { id } = body.upload
  expect((await put(id, 0, video.subarray(0, partBytes))).status).toBe(200)
  expect((await put(id, 0, video.subarray(0, partBytes))).status).toBe(409)
  expect((await stateOf(id)).upload).toMatchObject({ received: partBytes, isStored: false })
  expect((await put(id, partBytes, video.subarray(partBytes, 2 * partBytes))).status).toBe(200)
  const last = await put(id, 2 * partBytes, video.subarray(2 * partBytes))
  expect(last.body).toMatchObject({ upload: { received: video.length, isStored: true } })
})

test.each([
  ['behind the part', '5', partBytes],
  ['before the file', '-1', partBytes],
  ['not a number', 'x', partBytes],
  ['a fraction', '0.5', partBytes],
  ['beyond the file', '999999999', partBytes],
  ['a short part', '0', partBytes - 1],
  ['an empty part', '0', 0],
  ['a part that is too long', '0', partBytes + 1],
  ['far too long', '0', 3_000_000],
])('an offset that lies is refused: %s', async (_, offset, length) => {
  const { start, put } = calls()
  const { body } = await start({ kind: 'video', size: 3 * partBytes })
  const { id } = body.upload
  expect((await put(id, offset, Buffer.alloc(length, 7))).status).toBe(409)
  expect((await stateOf(id)).upload).toMatchObject({ received: 0 })
})

test('of twelve writers of the same part one wins, and the file is not mixed', async () => {
  const { body } = await calls().start({ kind: 'video', size: partBytes + 16 })
  const { id } = body.upload
  const first = aVideo(partBytes)
  const answers = await Promise.all(Array.from({ length: 12 }, () => calls().put(id, 0, first)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(11)
  const rests = Array.from({ length: 8 }, (_, at) => Buffer.alloc(16, at + 1))
  const ends = await Promise.all(rests.map((rest) => calls().put(id, partBytes, rest)))
  expect(ends.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  const file = Buffer.from(await (await fileOf(id)).arrayBuffer())
  expect(file).toHaveLength(partBytes + 16)
  expect(new Set(file.subarray(partBytes)).size).toBe(1)
  const { rows } = await db.execute(
    sql`select count(*)::int as parts from warranty_upload_parts where upload_id = ${id}`,
  )
  expect(rows).toEqual([{ parts: 2 }])
})

test('a file is checked once, however often its end is sent', async () => {
  await db.execute(sql`create table stored_parts (upload_id text)`)
  await db.execute(sql`
    create function record_part() returns trigger language plpgsql as
    $$ begin insert into stored_parts values (new.upload_id); return new; end $$`)
  await db.execute(sql`
    create trigger record_part after insert on warranty_upload_parts
    for each row execute function record_part()`)
  const { start, put } = calls()
  const picture = aBomb(5_000)
  const { body } = await start({ size: picture.length })
  const { id } = body.upload
  const first = put(id, 0, picture)
  await expect
    .poll(async () => (await stateOf(id)).upload?.received, { timeout: 10_000, interval: 5 })
    .toBe(picture.length)
  const ends = Array.from({ length: 6 }, () => calls().put(id, picture.length, Buffer.alloc(0)))
  const answers = await Promise.all([first, ...ends])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  // One part was sent, and the one check has made one picture of it.
  const { rows } = await db.execute(
    sql`select count(*)::int as parts from stored_parts where upload_id = ${id}`,
  )
  expect(rows).toEqual([{ parts: 2 }])
})

test('a file is removed on request, and one that does not move after half an hour', async () => {
  const { start, put, upload, headers } = calls()
  const kept = await upload(await aPicture())
  const removed = await shop.post(
    '/nuxt/api/warranty-claim/remove-upload',
    { id: kept.id },
    { headers },
  )
  expect(removed.status).toBe(200)
  expect((await fileOf(kept.id)).status).toBe(404)

  const { body } = await start({ kind: 'video', size: 2 * partBytes })
  await put(body.upload.id, 0, aVideo(partBytes))
  const before = await storedFiles()
  const config = readConfig({ DATA_DIR: folder })
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  await deleteExpiredFiles({ config, db }, inMinutes(29))
  expect(await storedFiles()).toEqual(before)
  await deleteExpiredFiles({ config, db }, inMinutes(31))
  expect(await storedFiles()).toHaveLength(before.length - 1)
  await deleteExpiredFiles({ config, db }, inMinutes(25 * 60))
  expect(await storedFiles()).toEqual([])
  const { rows } = await db.execute(sql`select count(*)::int as uploads from warranty_uploads`)
  expect(rows).toEqual([{ uploads: 0 }])
})

test('the metrics tell how many bytes are stored', async () => {
  const { upload } = calls()
  const { id } = await upload(aVideo(partBytes), 'video')
  const figure = async (stage: string) => {
    const text = await (await shop.get('/metrics')).text()
    return Number(new RegExp(`claim_files_bytes{stage="${stage}"} (\\d+)`).exec(text)?.[1])
  }
  expect(await figure('unsent')).toBe(partBytes)
  await db.execute(sql`
    with claim as (
      insert into warranty_claims
        (number, site, locale, attempt_id, state, email, answers, made_at, retained_until)
      values ('C-TEST-BYTE', 'uk', 'en', 'b', 'received', 'a@riders.example', '{}', now(), now())
      returning id)
    update warranty_uploads set claim_id = claim.id, expires_at = null from claim
    where warranty_uploads.id = ${id}`)
  expect([await figure('unsent'), await figure('undecided')]).toEqual([0, partBytes])
  await db.execute(sql`update warranty_claims set state = 'resolved'`)
  expect([await figure('undecided'), await figure('decided')]).toEqual([0, partBytes])
})
