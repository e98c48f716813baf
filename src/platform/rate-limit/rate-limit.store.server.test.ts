import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/helpers/database.ts'
import {
  selectFailures,
  deleteFailures,
  returnQuota,
  insertFailure,
  consumeQuota,
} from './rate-limit.store.server.ts'

const { db } = await testDatabase()
const now = new Date('2026-11-15T10:00:00Z')
const tenAttempts = { limit: 10, windowSeconds: 900 }

test('exactly ten of a hundred simultaneous attempts get through', async () => {
  const tries = Array.from({ length: 100 }, () => consumeQuota(db, 'account:ada', tenAttempts, now))
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})

test('the eleventh attempt is told when to retry', async () => {
  const refused = Array.from({ length: 11 }, () => 0).reduce(
    (before) => before.then(() => consumeQuota(db, 'account:grace', tenAttempts, now)),
    Promise.resolve(),
  )
  await expect(refused).rejects.toMatchObject({
    code: 'too-many-requests',
    details: { retryAfter: 900 },
  })
})

test('buckets are independent', async () => {
  await expect(consumeQuota(db, 'address:ada', tenAttempts, now)).resolves.toBeUndefined()
})

test('a new window starts at zero', async () => {
  const later = new Date(now.getTime() + 900_000)
  await expect(consumeQuota(db, 'account:ada', tenAttempts, later)).resolves.toBeUndefined()
})

test('a returned attempt may be used once more, and only once', async () => {
  for (let tries = 0; tries < 10; tries += 1) await consumeQuota(db, 'given-back', tenAttempts, now)
  await returnQuota(db, 'given-back', tenAttempts, now)
  await expect(consumeQuota(db, 'given-back', tenAttempts, now)).resolves.toBeUndefined()
  await expect(consumeQuota(db, 'given-back', tenAttempts, now)).rejects.toThrow(
    'too-many-requests',
  )
})

const sixFailures = { limit: 6, windowSeconds: 1800 }
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

test('allows exactly six of a hundred simultaneous failures', async () => {
  const strikes = Array.from({ length: 100 }, () => insertFailure(db, 'strikes', sixFailures, now))
  expect((await Promise.all(strikes)).filter(Boolean)).toHaveLength(6)
})

test('a refused failure does not extend the lock', async () => {
  expect(await insertFailure(db, 'strikes', sixFailures, minutesLater(29))).toBe(false)
  expect(await insertFailure(db, 'strikes', sixFailures, minutesLater(30))).toBe(true)
})

test('failures lapse a window after the last one, not at fixed times', async () => {
  const at = [0, 10, 20, 29, 35, 36, 37]
  const outcomes: boolean[] = []
  for (const minutes of at)
    outcomes.push(await insertFailure(db, 'slow', sixFailures, minutesLater(minutes)))
  expect(outcomes).toEqual([true, true, true, true, true, true, false])
})

test('counts failures until they lapse', async () => {
  expect(await selectFailures(db, 'nobody', now)).toBe(0)
  expect(await selectFailures(db, 'slow', minutesLater(38))).toBe(7)
  expect(await selectFailures(db, 'slow', minutesLater(67))).toBe(0)
})

test('cleared failures start again at one', async () => {
  await deleteFailures(db, 'slow')
  expect(await insertFailure(db, 'slow', sixFailures, minutesLater(38))).toBe(true)
})
