import { expect, test } from 'vitest'
import { basePathIn } from './base-path.ts'

test.each([
  ['moor-ti-force/', 'moor-ti-force'],
  ['moor-ti-force', 'moor-ti-force'],
  ['moor-ti-force/build-v2/', 'moor-ti-force'],
  ['moor-ti-force/build/', 'moor-ti-force'],
])('the page at /%s is about the bike %s', (path, bike) => {
  expect(basePathIn({ '*': path })).toBe(bike)
})

test.each([{}, { '*': '' }, { '*': '/' }, { slug: 'a-post' }])(
  'a page with %o in its route is about no bike',
  (params) => {
    expect(basePathIn(params)).toBeNull()
  },
)
