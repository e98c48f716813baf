import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countryCodes } from '#/country/country.ts'
import { postcodeExample, tidyPostcode } from './postcode.ts'

const withPostcode = countryCodes.filter((code) => postcodeExample(code) !== null)

test.each(withPostcode)('the example for %s is already in the postal format', (code) => {
  const example = postcodeExample(code) ?? ''
  expect(tidyPostcode(code, example)).toBe(example)
})

test.each([
  ['gb', 'sw1a1aa', 'SW1A 1AA'],
  ['gb', 'M1 1AE', 'M1 1AE'],
  ['nl', '1012js', '1012 JS'],
  ['ca', 'm5v2t6', 'M5V 2T6'],
  ['us', '941031234', '94103-1234'],
  ['se', '11122', '111 22'],
  ['lv', '1050', 'LV-1050'],
  ['pt', '1100 148', '1100-148'],
] as const)('in %s %j is tidied to %j', (code, typed, tidy) => {
  expect(tidyPostcode(code, typed)).toBe(tidy)
})

test.each([
  ['gb', 'LS1'],
  ['de', '1011'],
  ['de', '1011A'],
  ['us', '9410'],
  ['ca', 'D5V 2T6'],
  ['nl', '1012'],
] as const)('in %s %j is not a postcode', (code, typed) => {
  expect(tidyPostcode(code, typed)).toBeNull()
})

test('spacing and case do not change a postcode', () => {
  const spaced = fc.array(fc.constantFrom('', ' ', '-', '  '), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(fc.constantFrom(...withPostcode), spaced, fc.boolean(), (code, gaps, isLower) => {
      const example = postcodeExample(code) ?? ''
      const bare = example.replaceAll(/[ -]/g, '')
      const typed = [...bare].map((letter, at) => letter + (gaps[at] ?? '')).join('')
      const tidy = tidyPostcode(code, isLower ? typed.toLowerCase() : typed)
      expect(tidy).toBe(example)
    }),
  )
})

test('keeps other digits, and tidying twice changes nothing', () => {
  // Gibraltar has only one postcode.
  const many = fc.constantFrom(...withPostcode.filter((code) => code !== 'gi'))
  fc.assert(
    fc.property(many, fc.integer({ min: 0, max: 9 }), (code, digit) => {
      const other = (postcodeExample(code) ?? '').replaceAll(/\d/g, String(digit))
      const tidy = tidyPostcode(code, other)
      expect(tidy).toBe(other)
      expect(tidyPostcode(code, tidy ?? '')).toBe(tidy)
    }),
  )
})
