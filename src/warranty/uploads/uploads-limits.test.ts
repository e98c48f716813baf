import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPicture, aVideo } from '../../../tests/claims/sample-files.ts'
import { rawSocket } from '../../../tests/processes/raw-socket.ts'
import { uploadShop } from '../../../tests/claims/upload-shop.ts'
import { readConfig } from '#/platform/config/config.server.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { storeSentFile } from './store-sent-file.server.ts'
import { partBytes } from './upload-limits.ts'

const { shop, db, calls, folder, stateOf, storedFiles } = await uploadShop()

test('files that are too large are refused before they are sent', async () => {
  const { start } = calls()
  const picture = await start({ size: 10 * 1_048_576 + 1 })
  expect(picture.status).toBe(413)
  expect(picture.body).toMatchObject({ error: { message: expect.stringContaining('10 MB') } })
  expect((await start({ kind: 'video', size: 60 * 1_048_576 + 1 })).status).toBe(413)
  expect((await start({ size: 0 })).status).toBe(422)
  expect((await start({ kind: 'archive', size: 5 })).status).toBe(422)
})

test('one network starts forty files, and others are not affected', async () => {
  const { start } = calls()
  const statuses = []
  for (let count = 0; count < 100; count += 1) statuses.push((await start({ size: 10 })).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(40)
  expect(statuses.filter((status) => status === 429)).toHaveLength(60)
  expect((await calls().start({ size: 10 })).status).toBe(200)
})

test('one network announces no more than 250 MB', async () => {
  const { start } = calls()
  const size = 60_000_000
  const statuses = []
  for (let count = 0; count < 6; count += 1)
    statuses.push((await start({ kind: 'video', size })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
})

test('announced files of many networks lock nobody out, and are forgotten in minutes', async () => {
  const video = { kind: 'video', size: 60_000_000 }
  const lists = []
  for (let visitor = 0; visitor < 12; visitor += 1) {
    const { start } = calls()
    for (let count = 0; count < 4; count += 1) await start(video)
    lists.push(await start(video))
  }
  expect(new Set(lists.map(({ status }) => status))).toEqual(new Set([429]))
  for (const { body } of lists) {
    const { retryAfter } = (body as unknown as { error: { retryAfter: number } }).error
    expect(retryAfter).toBeGreaterThan(14 * 60)
    expect(retryAfter).toBeLessThanOrEqual(15 * 60)
  }
  expect((await calls().upload(await aPicture())).status).toBe(200)

  const { start, put } = calls()
  const { body } = await start({ kind: 'video', size: 2 * partBytes })
  const { id } = body.upload
  await put(id, 0, aVideo(partBytes))
  const { rows } = await db.execute(sql`
    select count(*)::int as files, (media_type is null) as "isUnfinished",
      round(extract(epoch from max(expires_at) - now()) / 3600, 1)::float as hours
    from warranty_uploads where received > 0 group by media_type order by 2`)
  expect(rows).toEqual([
    { files: 1, isUnfinished: false, hours: 24 },
    { files: 1, isUnfinished: true, hours: 0.5 },
  ])
  const announced = (await start({ size: 10 })).body.upload.id
  await db.execute(sql`
    update warranty_uploads set expires_at = expires_at - interval '16 minutes' where received = 0`)
  expect((await stateOf(announced)).status).toBe(404)
  expect((await put(announced, 0, Buffer.alloc(10))).status).toBe(404)
})

test.each([
  ['without a claim', sql`null`, sql`now() + interval '20 minutes'`, 1_200],
  ['of undecided claims', sql`(select max(id) from warranty_claims)`, sql`null`, 3_600],
])('when the store is full of files %s, the shop says so', async (_, claimId, until, seconds) => {
  await db.execute(sql`
    insert into warranty_claims
      (number, site, locale, attempt_id, state, email, answers, made_at, retained_until)
    values ('C-TEST-FULL', 'uk', 'en', 'full', 'assessing', 'a@riders.example', '{}', now(), now())`)
  await db.execute(sql`
    insert into warranty_uploads (id, claim_id, kind, name, size, received, started_at, expires_at)
    select 'full-' || at, ${claimId}, 'video', '', 2100000000, 2100000000, now(), ${until}
    from generate_series(1, 10) as at`)
  const answer = await calls().start({ size: 10 })
  await db.execute(sql`delete from warranty_uploads where id like 'full-%'`)
  await db.execute(sql`delete from warranty_claims where number = 'C-TEST-FULL'`)
  expect(answer.status).toBe(429)
  expect(answer.body).toMatchObject({ error: { code: 'UPLOADS_FULL' } })
  const { retryAfter } = (answer.body as unknown as { error: { retryAfter: number } }).error
  expect(Math.abs(retryAfter - seconds)).toBeLessThan(30)
  expect((await calls().start({ size: 10 })).status).toBe(200)
})

test('when little room is left, it is kept for networks that have used little of it', async () => {
  await db.execute(sql`
    insert into warranty_uploads (id, kind, name, size, received, started_at, expires_at)
    values ('full', 'video', '', 1, 1600000000, now(), now() + interval '1 hour')`)
  const [holder, newcomer] = [calls(), calls()]
  const video = { kind: 'video', size: 50_000_000 }
  const statuses = [
    (await holder.start(video)).status,
    (await holder.start(video)).status,
    (await newcomer.start(video)).status,
    (await holder.start({ size: 5_000_000 })).status,
  ]
  await db.execute(sql`delete from warranty_uploads where id = 'full'`)
  expect(statuses).toEqual([200, 429, 200, 200])
})

/** The head of a part and its first byte; the rest is never sent. */
const halfAPart = (id: string, network: string) =>
  [
    `PUT /nuxt/api/warranty-claim/upload-part?id=${id}&offset=0 HTTP/1.1`,
    'host: localhost',
    'sec-fetch-site: same-origin',
    `x-forwarded-for: ${network}`,
    `content-length: ${partBytes}`,
    '',
    'x',
  ].join('\r\n')

test('parts that never arrive, of uploads that exist or not, keep nobody from uploading', async () => {
  const invented = Array.from({ length: 36 }, (_, at) =>
    halfAPart('0'.repeat(32), `10.9.8.${at % 3}`),
  )
  const begun: string[] = []
  for (let count = 0; count < 12; count += 1) {
    const { headers, start } = calls()
    const { id } = (await start({ size: 2 * partBytes })).body.upload
    for (let more = 0; more < 6; more += 1) begun.push(halfAPart(id, headers['x-forwarded-for']))
  }
  await Promise.all([...invented, ...begun].map((text) => rawSocket(shop.origin, text)))
  expect((await calls().upload(await aPicture())).status).toBe(200)
})

/** Sends a video with its form, as a browser without scripts does, and does something before it arrives. */
async function sendVideo(name: string, meanwhile: () => Promise<unknown>) {
  const ctx = { ...testCtx(db, { now: new Date() }), config: readConfig({ DATA_DIR: folder }) }
  async function* sending() {
    await meanwhile()
    yield aVideo(2 * partBytes)
  }
  const bytes = Readable.from(sending())
  const fields = await storeSentFile(ctx, { field: 'video', name, bytes })
  return fields.map(([, value]) => value)
}

test('a file that comes with its form is refused when the store is full meanwhile', async () => {
  const before = await storedFiles()
  const fill = () =>
    db.execute(sql`
      insert into warranty_uploads (id, kind, name, size, received, started_at, expires_at)
      select 'full-' || at, 'video', '', 2100000000, 2100000000, now(), now() + interval '1 hour'
      from generate_series(1, 2) as at`)
  const noted = await sendVideo('noise.mp4', fill)
  await db.execute(sql`delete from warranty_uploads where id like 'full-%'`)
  expect(noted).toEqual(['uploads-full'])
  expect(await storedFiles()).toEqual(before)
})

test('a file that comes with its form is refused when a part of it does not count', async () => {
  const move = () =>
    db.execute(sql`update warranty_uploads set received = 1 where name = 'moved.mp4'`)
  expect(await sendVideo('moved.mp4', move)).toEqual(['upload-out-of-step'])
})
