import { expect, test } from 'vitest'
import { priceRange } from '#/lister/listing/lister.ts'
import { isSameRange } from './same-range.ts'

test.each([
  [null, null, true],
  [priceRange(500, null), priceRange(500, null), true],
  [priceRange(500, 900), priceRange(900, 500), true],
  [priceRange(500, null), null, false],
  [priceRange(500, null), priceRange(null, 500), false],
  [priceRange(500, 900), priceRange(500, 901), false],
])('%j and %j are the same prices: %s', (one, other, isSame) => {
  expect(isSameRange(one, other)).toBe(isSame)
})
