import { expect, test } from 'vitest'
import { folded, nameKey, plain, skuKey, wordsOf } from './words.ts'

const words = (text: string) => wordsOf(text).map(({ text: word }) => word)

test.each(['Rückschläuche', 'Rueckschlaeuche', 'Ruckschlauche', 'RÜCKSCHLÄUCHE'])(
  '%s is one word, however it is typed',
  (written) => {
    expect(folded(plain(written))).toBe('ruckschlauche')
  },
)

test('a number matches with or without its unit', () => {
  expect(words('45mm tyre')).toEqual(words('45 mm tyre'))
  expect(words('750ml')).toEqual(['750'])
})

test('a size matches with any sign between its numbers', () => {
  expect(wordsOf('700 × 45')).toEqual([{ text: '700x45', parts: ['700', '45'] }])
  expect(words('700x45')).toEqual(['700x45'])
})

test('thousands may be set off, decimals may have a comma', () => {
  expect(words('1,400 lumens, 12,2 kg')).toEqual(['1400', '12.2'])
})

test('hyphened words are one word and its parts', () => {
  expect(wordsOf('E-Bike')).toEqual([{ text: 'ebike', parts: ['e', 'bike'] }])
})

test('a name is the same name without its hyphens, spaces and marks', () => {
  expect(nameKey('Dura-Ace Di2')).toBe(nameKey('dura ace di2'))
})

test('an SKU is the same without its hyphens', () => {
  expect(skuKey('hlm crest-m')).toBe('HLMCRESTM')
})
