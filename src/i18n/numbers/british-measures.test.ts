import { expect, test } from 'vitest'
import { feetAndInches, milesOf } from './british-measures.ts'

test.each([
  [178, '5′10″'],
  [152, '5′0″'],
  [183, '6′0″'],
  [182, '6′0″'],
  [165, '5′5″'],
])('%i cm are %s', (centimetres, words) => {
  expect(feetAndInches(centimetres)).toBe(words)
})

test('a range of 75 km is 47 miles', () => {
  expect([35, 75, 120].map(milesOf)).toEqual([22, 47, 75])
})
