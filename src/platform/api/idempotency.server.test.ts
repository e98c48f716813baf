import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rateLimits } from '#/db/tables/platform.server.ts'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { deleteOldKeys, onceForKey } from './idempotency.server.ts'
import type { Db } from '#/db/client.server.ts'

const { db } = await testDatabase()

const keyed = (
  key: string,
  requestHash = 'same',
  ownerOf: (cookies: readonly string[]) => string | null = () => 'ada',
) => ({ path: '/cart/add-item', key, requestHash, ownerOf })
const ok = { status: 200, body: { done: true }, cookies: [] }

let effects = 0

/** An effect in the database that a second run would repeat. */
async function count(transaction: Db, bucket: string) {
  await transaction
    .insert(rateLimits)
    .values({ bucket, window: (effects += 1), count: 1, expiresAt: new Date() })
  return ok
}
const counted = async (bucket: string) =>
  (await db.select().from(rateLimits).where(eq(rateLimits.bucket, bucket))).length

test('ten copies of one request have one effect and the same response', async () => {
  const copies = Array.from({ length: 10 }, () =>
    onceForKey(db, keyed('ten'), (transaction) => count(transaction, 'ten')),
  )
  expect(await Promise.all(copies)).toEqual(Array.from({ length: 10 }, () => ok))
  expect(await counted('ten')).toBe(1)
})

test('refuses the same key with another body', async () => {
  await onceForKey(db, keyed('other'), () => Promise.resolve(ok))
  await expect(
    onceForKey(db, keyed('other', 'changed'), () => Promise.resolve(ok)),
  ).rejects.toMatchObject({
    code: 'idempotency-mismatch',
  })
})

test('a failed request leaves nothing behind and may be retried', async () => {
  const failing = onceForKey(db, keyed('again'), async (transaction) => {
    await count(transaction, 'again')
    throw new Error('the process died here')
  })
  await expect(failing).rejects.toThrow('the process died here')
  expect(await counted('again')).toBe(0)
  await onceForKey(db, keyed('again'), (transaction) => count(transaction, 'again'))
  expect(await counted('again')).toBe(1)
})

test('returns 409 to a copy that waits too long for the first request', async () => {
  const started = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()
  const first = onceForKey(db, keyed('slow'), async () => {
    started.resolve()
    await finished.promise
    return ok
  })
  await started.promise
  const copy = onceForKey(db, keyed('slow'), () => Promise.resolve(ok))
  await expect(copy).rejects.toMatchObject({ code: 'idempotency-in-flight', status: 409 })
  finished.resolve()
  expect(await first).toEqual(ok)
})

test('stores keys for an hour', async () => {
  await onceForKey(db, keyed('day'), () => Promise.resolve(ok))
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  await deleteOldKeys(db, inHours(0.9))
  await expect(onceForKey(db, keyed('day', 'changed'), () => Promise.resolve(ok))).rejects.toThrow(
    'idempotency-mismatch',
  )
  await deleteOldKeys(db, inHours(1.1))
  expect(await onceForKey(db, keyed('day', 'changed'), () => Promise.resolve(ok))).toEqual(ok)
})

test('two visitors who use one key get an effect and a response each', async () => {
  const work = (transaction: Db) => count(transaction, 'two')
  await onceForKey(db, keyed('two'), work)
  await onceForKey(
    db,
    keyed('two', 'same', () => 'grace'),
    work,
  )
  expect(await counted('two')).toBe(2)
})

test('a key without an owner belongs to the visitor its response creates', async () => {
  const fromCookies = (cookies: readonly string[]) => cookies[0] ?? null
  const work = async (transaction: Db) => ({
    ...(await count(transaction, 'new')),
    cookies: [`cart-${effects}`],
  })
  const first = await onceForKey(db, keyed('new', 'same', fromCookies), work)
  const stranger = await onceForKey(db, keyed('new', 'same', fromCookies), work)
  expect(stranger.cookies).not.toEqual(first.cookies)
  const owner = first.cookies[0] ?? ''
  expect(
    await onceForKey(
      db,
      keyed('new', 'same', () => owner),
      work,
    ),
  ).toEqual(first)
  expect(await counted('new')).toBe(2)
})
