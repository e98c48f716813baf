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

test('the release that a browser adds to its requests for data is no part of the page’s query', () => {
  const { query } = parsePageUrl('/cycletowork/quote/_payload.json?bike=wold-sl-105&_b=b1')
  expect(query).toEqual([['bike', 'wold-sl-105']])
})
