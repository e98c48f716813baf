import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

test.each([
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [-5_000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [59_001, { days: 0, hours: 0, minutes: 1, seconds: 0 }],
  [86_400_000, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
  [86_399_000, { days: 0, hours: 23, minutes: 59, seconds: 59 }],
  [200 * 86_400_000 + 3_661_000, { days: 200, hours: 1, minutes: 1, seconds: 1 }],
])('%i milliseconds', (ms, expected) => {
  expect(timeLeft(ms)).toEqual(expected)
})
