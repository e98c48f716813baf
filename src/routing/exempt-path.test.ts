import { expect, test } from 'vitest'
import { isExempt } from './exempt-path.ts'

test.each([
  '/',
  '/blog/',
  '/blog/tag/gravel/',
  '/search/?q=x',
  '/cycletowork/quote/',
  '/stores/',
  '/warranty-claim/',
  '/branding/spring/',
  '/home-v2/',
])('%s is not looked up', (path) => {
  expect(isExempt(path)).toBe(true)
})

test.each(['/moor-ti/', '/bikes/blog/', '/storeside/'])('%s is looked up', (path) => {
  expect(isExempt(path)).toBe(false)
})
