import { expect, test } from 'vitest'
import { middleSize } from './middle-size.ts'

test('of an even number of sizes the smaller of the two in the middle is shown', () => {
  expect(middleSize(['S', 'M', 'L', 'XL'])).toBe('M')
  expect(middleSize(['S', 'M', 'L'])).toBe('M')
})

test('a bike that comes in one size is shown in it, and one without sizes in none', () => {
  expect(middleSize(['M'])).toBe('M')
  expect(middleSize([])).toBeUndefined()
})
