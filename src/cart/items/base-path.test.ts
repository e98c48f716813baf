import { expect, test } from 'vitest'
import { basePathIn } from './base-path.ts'

test.each([
  ['moor-ti-force/', 'moor-ti-force'],
  ['moor-ti-force', 'moor-ti-force'],
  ['moor-ti-force/build-v2/', 'moor-ti-force'],
  ['moor-ti-force/build/', 'moor-ti-force'],
])('reads from /%s the bike %s', (path, bike) => {
  expect(basePathIn({ '*': path })).toBe(bike)
})

test.each([{}, { '*': '' }, { '*': '/' }, { slug: 'a-post' }])(
  'finds no bike in the parameters %o',
  (params) => {
    expect(basePathIn(params)).toBeNull()
  },
)

test('prefers the bike parameter and keeps a path of several segments', () => {
  expect(basePathIn({ bike: 'moor-ti-force', '*': 'elsewhere' })).toBe('moor-ti-force')
  expect(basePathIn({ '*': 'gravel/moor-ti-force/build/' })).toBe('gravel/moor-ti-force')
})
