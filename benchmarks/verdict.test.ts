import { afterEach, expect, test } from 'vitest'
import { verdict } from './verdict.ts'

afterEach(() => {
  process.exitCode = undefined
})

test('a benchmark whose figures are within their budgets succeeds', () => {
  expect(verdict(4, { most: 4 }, ' ms')).toBe('within 4 ms')
  expect(verdict(3_000, { least: 3_000 }, '/s')).toBe('within 3000/s')
  expect(process.exitCode).toBeUndefined()
})

test.each([
  ['too slow', [4.01, { most: 4 }, ' ms'], 'OVER 4 ms'],
  ['too few', [2_999, { least: 3_000 }, '/s'], 'UNDER 3000/s'],
  ['no figure', [Number.NaN, { most: 4 }, ' ms'], 'OVER 4 ms'],
] as [string, Parameters<typeof verdict>, string][])(
  'a benchmark with a figure that is %s fails',
  (_, judged, words) => {
    expect(verdict(...judged)).toBe(words)
    expect(process.exitCode).toBe(1)
  },
)
