import { expect, test } from 'vitest'
import { readSearches, withSearch } from './recent-searches.ts'

test('the last search comes first, and is listed once however it is written', () => {
  expect(withSearch(['helmet', 'tyre'], ' Tyre ')).toEqual(['Tyre', 'helmet'])
})

test('five searches are kept', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<string[]>(withSearch, [])
  expect(all).toEqual(['f', 'e', 'd', 'c', 'b'])
})

test('an empty search is none', () => {
  expect(withSearch(['helmet'], '   ')).toEqual(['helmet'])
})

test.each([
  null,
  '',
  'no JSON',
  '{"0":"helmet"}',
  '[1, null, "", {"a":1}]',
  JSON.stringify(['x'.repeat(81)]),
])('%s in the storage is no list of searches', (stored) => {
  expect(readSearches(stored)).toEqual([])
})

test('what was stored is read again', () => {
  expect(readSearches(JSON.stringify(withSearch(['“49 mm” <b>'], 'Größe M')))).toEqual([
    'Größe M',
    '“49 mm” <b>',
  ])
})
