import { expect, test } from 'vitest'
import { isNewQuery, parsePageUrl } from './page-url.ts'

test('a query is new until its URL was parsed', () => {
  expect(isNewQuery('/bikes/?price=1_2')).toBe(true)
  parsePageUrl('/bikes/?price=1_2')
  expect(isNewQuery('/bikes/?price=1_2')).toBe(false)
})

test.each([
  ['a page without a query', '/bikes/never-requested/'],
  ['a personal page', '/checkout/?never=requested'],
  ['the data of a page', '/checkout/_payload.json?never=requested'],
  ['a path that has to be cleaned first', '/Checkout/../checkout/?never=requested'],
])('%s is never refused for being new', (_, url) => {
  expect(isNewQuery(url)).toBe(false)
})
