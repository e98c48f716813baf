import { expect, test } from 'vitest'
import { isLateOn, withdrawalDeadline } from './withdrawal-deadline.ts'

test.each([
  // Delivered on a Friday.
  ['2026-11-20T12:00:00Z', '2026-12-04'],
  // Delivered on a Saturday: the period ends on the following Monday.
  ['2026-11-14T12:00:00Z', '2026-11-30'],
  // The period ends at Christmas and moves past Boxing Day and a Sunday.
  ['2026-12-11T12:00:00Z', '2026-12-28'],
])('an order delivered on %s can be returned until %s', (deliveredAt, deadline) => {
  expect(withdrawalDeadline(new Date(deliveredAt), 'de')).toBe(deadline)
})

test('an undelivered order has no deadline', () => {
  expect(withdrawalDeadline(null, 'uk')).toBeNull()
  expect(isLateOn(null, new Date('2030-01-01'))).toBe(false)
})

test.each([
  ['2026-12-04T00:00:00Z', false],
  ['2026-12-04T23:59:59Z', false],
  ['2026-12-05T00:00:00Z', true],
])('with a deadline of 4 December, a withdrawal at %s is late: %s', (at, isLate) => {
  expect(isLateOn('2026-12-04', new Date(at))).toBe(isLate)
})

test('a bank holiday of the order’s country moves the deadline', () => {
  const delivered = new Date('2027-04-19T12:00:00Z')
  expect(withdrawalDeadline(delivered, 'uk')).toBe('2027-05-04')
  expect(withdrawalDeadline(delivered, 'de')).toBe('2027-05-03')
})
