import { expect, test } from 'vitest'
import { localDecimals } from './local-decimals.ts'

test('a crank length has a comma in German and a point in English', () => {
  expect(localDecimals('172.5 mm', 'de')).toBe('172,5 mm')
  expect(localDecimals('172.5 mm', 'en')).toBe('172.5 mm')
})

test('a full stop after a figure stays', () => {
  expect(localDecimals('Nr. 5. Größe M', 'de')).toBe('Nr. 5. Größe M')
})
