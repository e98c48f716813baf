import { expect, test } from 'vitest'
import { contentPath, writtenPath } from './content-path.ts'

test.each([
  ['/', ''],
  ['/delivery/', 'delivery'],
  ['/press/review-copies/', 'press/review-copies'],
  ['/branding/made-in-halifax/', 'branding/made-in-halifax'],
  ['/home-v2/', 'home-v2'],
  ['/help-centre/delivery/', 'help-centre/delivery'],
  ['/help-centre/delivery/costs/', 'help-centre/delivery/costs'],
])('%s is a path of its own', (raw, path) => {
  expect(contentPath(raw)).toEqual({ path })
  expect(writtenPath(path)).toBe(raw)
})

test.each([
  'delivery',
  '/Delivery/',
  '//delivery/',
  '/delivery',
  '/a?b/',
  '/../a/',
  '/checkout/',
  '/blog/x/',
  '/a/build/',
  '/help-centre/',
  '/help-centre/a/b/c/',
  '/stores/leeds/',
  '/branding/',
  '/branding/a/b/',
  '/cycletowork/quote/',
  '/home-v2/more/',
  '/-/kit/',
  '/a.html/',
])('refuses %s with a reason', (raw) => {
  expect(contentPath(raw)).toHaveProperty('reason', expect.stringMatching(/^path: /))
})
