import { expect, test } from 'vitest'
import { placeInDegrees } from './place-in-degrees.ts'

test('a place is written in degrees, as the country writes them', () => {
  expect(placeInDegrees(53.796, -1.548, 'en')).toBe('53.796°\u00A0N, 1.548°\u00A0W')
  expect(placeInDegrees(52.5, 13.405, 'de')).toBe('52,5°\u00A0N, 13,405°\u00A0O')
})
