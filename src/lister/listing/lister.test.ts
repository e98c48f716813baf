import fc from 'fast-check'
import { expect, test } from 'vitest'
import { valueFilters } from './filters.ts'
import {
  isPastTheEnd,
  type Lister,
  listerFromUrl,
  listerQuery,
  sortNames,
  wholeList,
  withMore,
  withoutValue,
  withValue,
} from './lister.ts'

const read = (query: string) => listerFromUrl(new URLSearchParams(query))

test('a URL without parameters shows the first twenty-four in the shop’s own order', () => {
  expect(read('')).toEqual(wholeList)
  expect(wholeList).toMatchObject({ sort: 'position', show: 24, page: 1 })
})

test('several values may stand in one parameter or in several', () => {
  expect(read('colour=red,blue')).toEqual(read('colour=blue&colour=red'))
  expect(read('colour=red,blue').filters).toEqual({ colour: ['blue', 'red'] })
})

test.each([
  ['price=500_1500', { from: 500, to: 1500 }],
  ['price=500_', { from: 500, to: null }],
  ['price=_1500', { from: null, to: 1500 }],
  ['price=1500_500', { from: 500, to: 1500 }],
  ['price_from=500&price_to=', { from: 500, to: null }],
  ['price=cheap', null],
])('%s means a range', (query, range) => {
  expect(read(query).price).toEqual(range)
})

test('an unknown sort order is the shop’s own', () => {
  expect(read('sort=colour').sort).toBe('position')
  expect(read('sort=price&dir=DESC').sort).toBe('price-desc')
  expect(read('sort=newest&dir=desc').sort).toBe('newest')
})

test.each([
  [1, 24],
  [25, 36],
  [36, 36],
  [100_000, 240],
])('a URL that requests %i products shows %i', (requested, shown) => {
  expect(read(`show=${requested}`).show).toBe(shown)
})

test.each(['0', '-1', 'abc', '1', '02', '2.0', '1e3', '', '2&page=3'])(
  'page=%s is the first page',
  (page) => {
    expect(read(`page=${page}`).page).toBe(1)
  },
)

test.each([
  [1, 0, false],
  [2, 0, true],
  [2, 240, true],
  [2, 241, false],
  [9_999, 74, true],
])('that page %i of %i products is past the end is %s', (page, total, isPast) => {
  expect(isPastTheEnd({ ...wholeList, page }, total)).toBe(isPast)
})

test('more is twelve at a time, and never more than the most', () => {
  expect(withMore(wholeList).show).toBe(36)
  expect(withMore({ ...wholeList, show: 240 }).show).toBe(240)
})

test('another filter begins at the first product again', () => {
  const far = { ...wholeList, show: 96, page: 2 }
  expect(withValue(far, 'colour', 'red')).toMatchObject({ show: 24, page: 1 })
  expect(withoutValue(far, 'colour', 'red')).toMatchObject({ show: 24, page: 1 })
})

const anyLister: fc.Arbitrary<Lister> = fc.record({
  filters: fc
    .dictionary(
      fc.constantFrom(...valueFilters),
      fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,20}$/), { minLength: 1, maxLength: 20 }),
    )
    .map((filters) =>
      Object.fromEntries(Object.entries(filters).map(([name, list]) => [name, list.toSorted()])),
    ),
  price: fc.option(fc.record({ from: fc.nat(999), to: fc.integer({ min: 1_000, max: 99_999 }) })),
  monthly: fc.option(fc.integer({ min: 1, max: 99_999 })),
  search: fc.option(fc.stringMatching(/^[a-zäöüß&+%=,-]{1,20}( [a-z0-9]{1,20})?$/)),
  sort: fc.constantFrom(...sortNames),
  show: fc.nat(18).map((steps) => 24 + steps * 12),
  page: fc.integer({ min: 1, max: 9 }),
})

test('the URL of a list gives the same list again', () => {
  fc.assert(
    fc.property(anyLister, (lister) => {
      expect(read(listerQuery(lister))).toEqual(lister)
    }),
  )
})

test('no parameter grows longer than a stored page allows', () => {
  fc.assert(
    fc.property(anyLister, (lister) => {
      for (const [, value] of new URLSearchParams(listerQuery(lister)))
        expect(value.length).toBeLessThanOrEqual(80)
    }),
  )
})

test('a search has twelve words at most', () => {
  const { search } = listerFromUrl(new URLSearchParams({ q: 'aa '.repeat(40) }))
  expect(search).toBe(Array.from({ length: 12 }, () => 'aa').join(' '))
})

test('a search that is cut within an emoji can still be written into a URL', () => {
  const query = listerQuery(read(`q=${'a'.repeat(79)}${encodeURIComponent('😀')}`))
  expect(() => encodeURIComponent(new URLSearchParams(query).get('q') ?? '')).not.toThrow()
  expect(new URLSearchParams(query).get('q')).toHaveLength(80)
})
