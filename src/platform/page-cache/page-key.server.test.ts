import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyWithoutQuery, type PageKeyParts, pageKey, pickQuery } from './page-key.server.ts'

const gravelInBritain: PageKeyParts = {
  site: 'uk',
  path: '/bikes/gravel',
  query: [],
  locale: 'en',
  country: 'gb',
  kind: 'html',
  buildId: 'b1',
}
const aKey = (parts: Partial<PageKeyParts>) => pageKey({ ...gravelInBritain, ...parts })
const pick = (query: string, allowed = ['colour', 'size', 'page']) =>
  pickQuery(new URLSearchParams(query), allowed)

test.each<[string, Partial<PageKeyParts>]>([
  ['another site', { site: 'de' }],
  ['another page', { path: '/bikes/road' }],
  ['a filter', { query: [['colour', 'red']] }],
  ['another language', { locale: 'de' }],
  ['another country', { country: 'de' }],
  ['the payload of the page', { kind: 'payload' }],
  ['another build', { buildId: 'b2' }],
])('%s gives another key', (_, parts) => {
  expect(aKey(parts)).not.toBe(aKey({}))
})

test('a question mark inside a path is not read as a query', () => {
  expect(aKey({ path: '/bikes?colour=red' })).not.toBe(
    aKey({ path: '/bikes', query: [['colour', 'red']] }),
  )
})

test('two different requests never share a key', () => {
  const word = fc.stringMatching(/^[ab]{1,2}$/)
  const tricky = fc.string({
    unit: fc.constantFrom('a', '/', '?', '&', '=', '%', ' '),
    maxLength: 4,
  })
  const request = fc.record({
    site: word,
    locale: word,
    country: word,
    buildId: word,
    path: tricky,
    query: fc.array(fc.tuple(tricky, tricky), { maxLength: 2 }),
    kind: fc.constantFrom('html' as const, 'payload' as const),
  })
  fc.assert(
    fc.property(request, request, (one, other) => {
      expect(pageKey(one) === pageKey(other)).toBe(JSON.stringify(one) === JSON.stringify(other))
    }),
  )
})

test('search terms stay out of the log', () => {
  expect(keyWithoutQuery(aKey({ query: [['q', 'my name']] }))).toBe(
    'b1 uk en gb html /bikes/gravel',
  )
})

test('filters in any order give the same key', () => {
  expect(pick('size=M&colour=red&size=L')).toEqual(pick('size=L&size=M&colour=red'))
})

test('a repeated filter counts once', () => {
  expect(pick('size=M&size=M')).toEqual([['size', 'M']])
})

test('tracking parameters are dropped', () => {
  expect(pick('utm_source=mail&gclid=1&page=2&fbclid=x')).toEqual([['page', '2']])
  expect(pick('utm_source=mail')).toEqual([])
})

test('parameter names match exactly', () => {
  expect(pick('Colour=red&colour[]=red&__proto__=x')).toEqual([])
})

test('a page with more than twelve filters is not cached', () => {
  const sizes = (count: number) => Array.from({ length: count }, (_, i) => `size=${i}`).join('&')
  expect(pick(sizes(12))).toHaveLength(12)
  expect(pick(sizes(13))).toBeNull()
})

test('a page with an overlong value is not cached, unless the parameter is dropped', () => {
  expect(pick(`colour=${'x'.repeat(81)}`)).toBeNull()
  expect(pick(`utm_source=${'x'.repeat(5000)}`)).toEqual([])
})
