import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeQuery } from './merge-query.ts'

test.each([
  ['/wold-sl/', 'colour=moss', '/wold-sl/?colour=moss'],
  [
    '/wold-sl/?colour=lapwing',
    'colour=moss&utm_source=mail',
    '/wold-sl/?colour=lapwing&utm_source=mail',
  ],
  ['/bikes/', 'material=steel&material=titanium', '/bikes/?material=steel&material=titanium'],
  ['/a/?b', 'c=1', '/a/?b&c=1'],
  ['/a/#part', 'c=1', '/a/?c=1#part'],
  ['https://help.example/x?y=1', 'z=a b', 'https://help.example/x?y=1&z=a+b'],
  ['/a/', '', '/a/'],
  ['/a/?', '', '/a/'],
])('%s with %s becomes %s', (url, query, expected) => {
  expect(mergeQuery(url, new URLSearchParams(query))).toBe(expected)
})

test('keeps the URL’s path and own parameters, and adds every other parameter', () => {
  const pairs = fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.string()))
  fc.assert(
    fc.property(pairs, (added) => {
      const url = new URL(mergeQuery('/wold/?own=1', added), 'https://shop.example')
      expect([url.origin, url.pathname, url.hash]).toEqual(['https://shop.example', '/wold/', ''])
      for (const [name] of added) expect(url.searchParams.has(name)).toBe(true)
      expect(url.searchParams.getAll('own')).toEqual(['1'])
    }),
  )
})
