import { expect, test } from 'vitest'
import { pickQuery } from '#/platform/page-cache/page-key.server.ts'
import { compareUrl, comparedIn, compareOrder, compareValue, withBike } from './compare-choice.ts'

const bikesOf = (search: string) => comparedIn(new URLSearchParams(search))

test('the URL holds the choice, including sizes', () => {
  const bikes = [
    { slug: 'wold-sl-105', size: 'M' },
    { slug: 'keld-al-apex', size: null },
  ]
  expect(bikesOf(compareUrl(bikes).split('?')[1] ?? '')).toEqual(bikes)
})

test('a list typed with commas is understood', () => {
  expect(bikesOf('bikes=a-1,b-2').map(({ slug }) => slug)).toEqual(['a-1', 'b-2'])
})

test('bikes are in the order they were chosen, although the cache key sorts the parameters', () => {
  const bikes = [
    { slug: 'wold-sl-105', size: 'M' },
    { slug: 'keld-al-apex', size: 'L' },
    { slug: 'causey-ti-105', size: null },
  ]
  const url = new URL(compareUrl(bikes), 'https://shop.example')
  const sorted = new URLSearchParams(
    pickQuery(url.searchParams, ['bikes'])?.map((pair) => [...pair]),
  )
  expect(comparedIn(sorted)).toEqual(bikes)
})

test.each([
  [['wold'], 'bikes=keld&bikes=wold%7EM', ['wold~M', 'keld']],
  [
    ['wold', 'keld'],
    'bikes=causey&bikes=keld%7ES&bikes=wold%7EXL',
    ['wold~XL', 'keld~S', 'causey'],
  ],
])('a form with %j adds the new bike last', (slugs, fields, compared) => {
  const order = compareOrder(slugs.map((slug) => ({ slug })))
  expect(bikesOf(`${fields}&bikes=${order}`).map(compareValue)).toEqual(compared)
})

test('a viewed bike joins the choice last, and a chosen one keeps its position', () => {
  const bikes = ['a', 'b', 'c', 'd'].map((slug) => ({ slug, size: null }))
  const slugsWith = (count: number, slug: string) =>
    withBike(bikes.slice(0, count), slug).map((bike) => bike.slug)
  expect(slugsWith(2, 'z')).toEqual(['a', 'b', 'z'])
  expect(slugsWith(3, 'b')).toEqual(['a', 'b', 'c'])
  expect(slugsWith(4, 'z')).toEqual(['a', 'b', 'c', 'z'])
})

test('a bike is listed once', () => {
  expect(bikesOf('bikes=a,b,a~M,c').map(({ slug }) => slug)).toEqual(['a', 'b', 'c'])
})

test('a value that is not a bike’s slug is left out', () => {
  expect(bikesOf('bikes=<script>&bikes=../x&bikes=')).toEqual([])
})
