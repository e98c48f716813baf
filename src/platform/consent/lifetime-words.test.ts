import { expect, test } from 'vitest'
import { lifetimeWords } from './lifetime-words.ts'

const day = 86_400

test.each([
  [365 * day, 'lifetimes.years 1'],
  [400 * day, 'lifetimes.days 400'],
  [day, 'lifetimes.days 1'],
  [3600, 'lifetimes.hours 1'],
  [900, 'lifetimes.minutes 15'],
  ['tab', 'lifetimes.tab 0'],
] as const)('%s is said as %s', (lifetime, words) => {
  expect(lifetimeWords((key, { count }) => `${key} ${count}`, lifetime)).toBe(words)
})
