import { expect, test } from 'vitest'
import { readSkus, viewedBefore, withViewed } from './recently-viewed-list.ts'

test('the product viewed last comes first, and is listed once', () => {
  expect(withViewed(['A', 'B', 'C'], 'C')).toEqual(['C', 'A', 'B'])
})

test('six are shown, and never the product itself', () => {
  const seen = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].reduce<string[]>(withViewed, [])
  expect(viewedBefore(seen, 'G')).toEqual(['F', 'E', 'D', 'C', 'B', 'A'])
  expect(withViewed(seen, 'H')).toHaveLength(7)
})

test('stored values that are not SKUs are left out', () => {
  expect(readSkus('WOLDSL-105 <script> BTL-BIDON')).toEqual(['WOLDSL-105', 'BTL-BIDON'])
  expect(readSkus(null)).toEqual([])
})
