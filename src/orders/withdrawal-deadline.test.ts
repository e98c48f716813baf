import { expect, test } from 'vitest'
import { isLateOn, withdrawalDeadline } from './withdrawal-deadline.ts'

test.each([
  // a Friday
  ['2026-11-20T12:00:00Z', '2026-12-04'],
  // a Saturday fortnight ends on the Monday after
  ['2026-11-14T12:00:00Z', '2026-11-30'],
  // Christmas and Boxing Day, then a Sunday
  ['2026-12-11T12:00:00Z', '2026-12-28'],
])('what came on %s can be returned until %s', (deliveredAt, deadline) => {
  expect(withdrawalDeadline(new Date(deliveredAt), 'de')).toBe(deadline)
})

test('what has not come yet can always be returned', () => {
  expect(withdrawalDeadline(null, 'uk')).toBeNull()
  expect(isLateOn(null, new Date('2030-01-01'))).toBe(false)
})
