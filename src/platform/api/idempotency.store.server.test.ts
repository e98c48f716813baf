import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rateLimits } from '#/db/tables/platform.server.ts'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { forgetOldKeys, onceForKey } from './idempotency.store.server.ts'
import type { Db } from '#/db/client.server.ts'

const { db } = await testDatabase()

const keyed = (
  key: string,
  requestHash = 'same',
  ownerOf: (cookies: readonly string[]) => string | null = () => 'ada',
) => ({ path: '/cart/add-item', key, requestHash, ownerOf })
const ok = { status: 200, body: { done: true }, cookies: [] }

let effects = 0

/** Some effect in the database that a second run would repeat. */
async function count(transaction: Db, bucket: string) {
  await transaction
    .insert(rateLimits)
    .values({ bucket, window: (effects += 1), count: 1, expiresAt: new Date() })
  return ok
}
const counted = async (bucket: string) =>
  (await db.select().from(rateLimits).where(eq(rateLimits.bucket, bucket))).length

test('ten copies of one request have one effect and the same answer', async () => {
  const copies = Array.from({ length: 10 }, () =>
    onceForKey(db, keyed('ten'), (transaction) => count(transaction, 'ten')),
  )
  expect(await Promise.all(copies)).toEqual(Array.from({ length: 10 }, () => ok))
  expect(await counted('ten')).toBe(1)
})

test('the same key with other contents is refused', async () => {
  await onceForKey(db, keyed('other'), () => Promise.resolve(ok))
  await expect(
    onceForKey(db, keyed('other', 'changed'), () => Promise.resolve(ok)),
  ).rejects.toMatchObject({
    code: 'idempotency-mismatch',
  })
})

test('a request that failed left nothing behind and may be sent again', async () => {
  const failing = onceForKey(db, keyed('again'), async (transaction) => {
    await count(transaction, 'again')
    throw new Error('the process died here')
  })
  await expect(failing).rejects.toThrow('the process died here')
  expect(await counted('again')).toBe(0)
  await onceForKey(db, keyed('again'), (transaction) => count(transaction, 'again'))
  expect(await counted('again')).toBe(1)
})

test('a copy that waits too long is told that the first one is still running', async () => {
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

test('keys are kept for a day', async () => {
  await onceForKey(db, keyed('day'), () => Promise.resolve(ok))
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  await forgetOldKeys(db, inHours(23))
  await expect(onceForKey(db, keyed('day', 'changed'), () => Promise.resolve(ok))).rejects.toThrow(
    'idempotency-mismatch',
  )
  await forgetOldKeys(db, inHours(25))
  expect(await onceForKey(db, keyed('day', 'changed'), () => Promise.resolve(ok))).toEqual(ok)
})

test('two people who use one key have an effect and an answer each', async () => {
  const work = (transaction: Db) => count(transaction, 'two')
  await onceForKey(db, keyed('two'), work)
  await onceForKey(
    db,
    keyed('two', 'same', () => 'grace'),
    work,
  )
  expect(await counted('two')).toBe(2)
})

test('a key of nobody belongs to whom its work has made of them, and to nobody else', async () => {
  const asNewcomer = (cookies: readonly string[]) => cookies[0] ?? null
  const work = async (transaction: Db) => ({
    ...(await count(transaction, 'new')),
    cookies: [`cart-${effects}`],
  })
  const first = await onceForKey(db, keyed('new', 'same', asNewcomer), work)
  const stranger = await onceForKey(db, keyed('new', 'same', asNewcomer), work)
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
