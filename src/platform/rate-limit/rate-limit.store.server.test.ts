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
const tenTries = { limit: 10, windowSeconds: 900 }

test('of a hundred tries at once exactly ten get through', async () => {
  const tries = Array.from({ length: 100 }, () => consumeQuota(db, 'account:ada', tenTries, now))
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})

test('the eleventh is told when to come back', async () => {
  const refused = Array.from({ length: 11 }, () => 0).reduce(
    (before) => before.then(() => consumeQuota(db, 'account:grace', tenTries, now)),
    Promise.resolve(),
  )
  await expect(refused).rejects.toMatchObject({
    code: 'too-many-requests',
    details: { retryAfter: 900 },
  })
})

test('buckets do not know of each other', async () => {
  await expect(consumeQuota(db, 'address:ada', tenTries, now)).resolves.toBeUndefined()
})

test('a new window starts from nothing', async () => {
  const later = new Date(now.getTime() + 900_000)
  await expect(consumeQuota(db, 'account:ada', tenTries, later)).resolves.toBeUndefined()
})

test('a try that was given back may be had once more, and only once', async () => {
  for (let tries = 0; tries < 10; tries += 1) await consumeQuota(db, 'given-back', tenTries, now)
  await returnQuota(db, 'given-back', tenTries, now)
  await expect(consumeQuota(db, 'given-back', tenTries, now)).resolves.toBeUndefined()
  await expect(consumeQuota(db, 'given-back', tenTries, now)).rejects.toThrow('too-many-requests')
})

const sixStrikes = { limit: 6, windowSeconds: 1800 }
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

test('of a hundred strikes at once exactly six are allowed', async () => {
  const strikes = Array.from({ length: 100 }, () => insertFailure(db, 'strikes', sixStrikes, now))
  expect((await Promise.all(strikes)).filter(Boolean)).toHaveLength(6)
})

test('a refused strike does not keep the door shut for longer', async () => {
  expect(await insertFailure(db, 'strikes', sixStrikes, minutesLater(29))).toBe(false)
  expect(await insertFailure(db, 'strikes', sixStrikes, minutesLater(30))).toBe(true)
})

test('strikes are counted from the last one, not from the top of the hour', async () => {
  const at = [0, 10, 20, 29, 35, 36, 37]
  const outcomes: boolean[] = []
  for (const minutes of at)
    outcomes.push(await insertFailure(db, 'slow', sixStrikes, minutesLater(minutes)))
  expect(outcomes).toEqual([true, true, true, true, true, true, false])
})

test('strikes are counted for as long as they have not lapsed', async () => {
  expect(await selectFailures(db, 'nobody', now)).toBe(0)
  expect(await selectFailures(db, 'slow', minutesLater(38))).toBe(7)
  expect(await selectFailures(db, 'slow', minutesLater(67))).toBe(0)
})

test('forgiven strikes are counted from one again', async () => {
  await deleteFailures(db, 'slow')
  expect(await insertFailure(db, 'slow', sixStrikes, minutesLater(38))).toBe(true)
})
