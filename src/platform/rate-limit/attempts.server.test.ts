import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/helpers/database.ts'
import {
  clearAllowance,
  countAttempt,
  countAttemptFromNetwork,
  countTaken,
  takeAllowance,
  returnAttemptToNetwork,
} from './attempts.server.ts'
import { networkOf } from './network.ts'

const { db } = await testDatabase()
const now = new Date('2026-11-15T10:00:00Z')
const tenAttempts = { limit: 10, windowSeconds: 900 }

test('exactly ten of a hundred simultaneous attempts get through', async () => {
  const tries = Array.from({ length: 100 }, () =>
    countAttempt({ db, now }, 'account:ada', tenAttempts),
  )
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})

test('the eleventh attempt learns when to retry', async () => {
  const refused = Array.from({ length: 11 }, () => 0).reduce(
    (before) => before.then(() => countAttempt({ db, now }, 'account:grace', tenAttempts)),
    Promise.resolve(),
  )
  await expect(refused).rejects.toMatchObject({
    code: 'too-many-requests',
    details: { retryAfter: 900 },
  })
})

test('buckets are independent', async () => {
  await expect(countAttempt({ db, now }, 'email:ada', tenAttempts)).resolves.toBeUndefined()
})

test('a new window starts at zero', async () => {
  const later = new Date(now.getTime() + 900_000)
  await expect(
    countAttempt({ db, now: later }, 'account:ada', tenAttempts),
  ).resolves.toBeUndefined()
})

test('a returned attempt may be used once more, and only once', async () => {
  const ctx = { db, now, visitor: { network: networkOf('192.0.2.7') } }
  const attempt = () => countAttemptFromNetwork(ctx, 'guess', tenAttempts)
  for (let tries = 0; tries < 10; tries += 1) await attempt()
  await returnAttemptToNetwork(ctx, 'guess', tenAttempts)
  await expect(attempt()).resolves.toBeUndefined()
  await expect(attempt()).rejects.toThrow('too-many-requests')
})

const sixFailures = { limit: 6, windowSeconds: 1800 }
const at = (minutes: number) => ({ db, now: new Date(now.getTime() + minutes * 60_000) })

test('allows exactly six of a hundred simultaneous failures', async () => {
  const failures = Array.from({ length: 100 }, () =>
    takeAllowance({ db, now }, 'failures', sixFailures),
  )
  expect((await Promise.all(failures)).filter(Boolean)).toHaveLength(6)
})

test('a refused failure does not extend the lock', async () => {
  expect(await takeAllowance(at(29), 'failures', sixFailures)).toBe(false)
  expect(await takeAllowance(at(30), 'failures', sixFailures)).toBe(true)
})

test('failures lapse a window after the last one, not at fixed times', async () => {
  const outcomes: boolean[] = []
  for (const minutes of [0, 10, 20, 29, 35, 36, 37])
    outcomes.push(await takeAllowance(at(minutes), 'slow', sixFailures))
  expect(outcomes).toEqual([true, true, true, true, true, true, false])
})

test('counts failures until they lapse', async () => {
  expect(await countTaken({ db, now }, 'nobody')).toBe(0)
  expect(await countTaken(at(38), 'slow')).toBe(7)
  expect(await countTaken(at(67), 'slow')).toBe(0)
})

test('cleared failures start again at one', async () => {
  await clearAllowance({ db }, 'slow')
  expect(await takeAllowance(at(38), 'slow', sixFailures)).toBe(true)
})
