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

test('a route of its own names the bike first, and a path of several parts is kept whole', () => {
  expect(basePathIn({ bike: 'moor-ti-force', '*': 'elsewhere' })).toBe('moor-ti-force')
  expect(basePathIn({ '*': 'gravel/moor-ti-force/build/' })).toBe('gravel/moor-ti-force')
})
