import { expect, test } from 'vitest'
import { compareAddress, comparedIn } from './compare-choice.ts'

const bikesOf = (search: string) => comparedIn(new URLSearchParams(search))

test('the address holds the choice, sizes and all', () => {
  const bikes = [
    { slug: 'wold-sl-105', size: 'M' },
    { slug: 'keld-al-apex', size: null },
  ]
  expect(bikesOf(compareAddress(bikes).split('?')[1] ?? '')).toEqual(bikes)
})

test('a list typed with commas is understood', () => {
  expect(bikesOf('bikes=a-1,b-2').map(({ slug }) => slug)).toEqual(['a-1', 'b-2'])
})

test('the same bike stands there once, and never more than four', () => {
  expect(bikesOf('bikes=a,b,a~M,c,d,e').map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'd'])
})

test('what is no bike’s name is left out', () => {
  expect(bikesOf('bikes=<script>&bikes=../x&bikes=')).toEqual([])
})
