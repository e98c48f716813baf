import { expect, test } from 'vitest'
import { createFaultLimit } from './fault-limit.ts'

test('a page that fails in a loop is reported once, and at most so many of its faults', () => {
  const isSent = createFaultLimit(2)
  expect(isSent('home', 'x is undefined')).toBe(true)
  expect(isSent('home', 'x is undefined')).toBe(false)
  expect(isSent('home', 'y is undefined')).toBe(true)
  expect(isSent('home', 'z is undefined')).toBe(false)
})

test('a page that is opened later in a visit is reported like the first', () => {
  const isSent = createFaultLimit(1)
  expect(isSent('home', 'x is undefined')).toBe(true)
  expect(isSent('category', 'x is undefined')).toBe(true)
  expect(isSent('category', 'y is undefined')).toBe(false)
})
