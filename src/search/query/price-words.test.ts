import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceWords, withoutBounds } from './price-words.ts'

test.each([
  ['bike under 2000', 'bike', null, 2000],
  ['gravel bike under £2,000', 'gravel bike', null, 2000],
  ['Gravel Bike for less than 1,999.99 pounds', 'Gravel Bike', null, 1999],
  ['under $500 helmet', 'helmet', null, 500],
  ['road bike up to 2.5k', 'road bike', null, 2500],
  ['road bike max. 2 500', 'road bike', null, 2500],
  ['bike <2000', 'bike', null, 2000],
  ['bikes between 1000 and 2000', 'bikes', 1000, 2000],
  ['bikes between £2,000 and £1,000', 'bikes', 1000, 2000],
  ['bikes from 1000 to 2000', 'bikes', 1000, 2000],
  ['bikes £1000-£2000', 'bikes', 1000, 2000],
  ['road bike 800 to 1500', 'road bike', 800, 1500],
  ['bikes over 1000 under 2000', 'bikes', 1000, 2000],
  ['carbon bike over 3000', 'carbon bike', 3000, null],
  ['bikes from 3000', 'bikes', 3000, null],
  ['e-bike unter 3000 €', 'e-bike', null, 3000],
  ['rennrad bis 2500', 'rennrad', null, 2500],
  ['Rennrad bis zu 2.500,- €', 'Rennrad', null, 2500],
  ['Rennrad für unter 2000 Euro', 'Rennrad', null, 2000],
  ['rennrad zwischen 1000 und 2000 euro', 'rennrad', 1000, 2000],
  ['Rennrad von 1.000 bis 2.000 €', 'Rennrad', 1000, 2000],
  ['Rennrad 1000 bis 2000', 'Rennrad', 1000, 2000],
  ['Helm 50-80 €', 'Helm', 50, 80],
  ['E-Bike über 3000', 'E-Bike', 3000, null],
  ['E-Bike ab 3000', 'E-Bike', 3000, null],
  ['E-Bike mindestens CHF 3’000', 'E-Bike', 3000, null],
  ['under 50', '', null, 50],
])('“%s” is a search for “%s” from %s to %s', (query, words, from, to) => {
  expect(priceWords(query)).toMatchObject({ words, price: { from, to } })
})

test.each([
  'under',
  'unter',
  'base layer to wear under',
  'über',
  'ab',
  'wold sl 105',
  'tyre 700x45',
  'tyres under 45 mm',
  'tyres up to 45mm',
  'bike under 8,5 kg',
  'bike under 8.5kg',
  'light over 1000 lumens',
  'Licht ab 1.000 Lumen',
  'Reifen zwischen 28 und 32 mm',
  'backpack up to 20 l',
  'Helm 54-58',
  'for riders between 160 and 170 cm',
  'bike from 2 500 mm',
  'under-2000',
  'ab 4006381333931',
])('“%s” says nothing about a price', (query) => {
  expect(priceWords(query)).toBeNull()
})

test('a name with a number in it is still a name without the bound', () => {
  expect(withoutBounds('wold sl under 105 di2')).toBe('wold sl 105 di2')
})

const leads = ['under', 'unter', 'bis zu', 'up to', 'max', '<']
const kinds = ['gravel bike', 'E-Bike', 'Rennrad', 'helmet', '']
const groups = [
  (number: number) => String(number),
  (number: number) => number.toLocaleString('en-GB'),
  (number: number) => number.toLocaleString('de-DE'),
  (number: number) => number.toLocaleString('de-CH'),
  (number: number) => `£${number.toLocaleString('en-GB')}`,
  (number: number) => `${number.toLocaleString('de-DE')} €`,
]

test('a bound is understood in any spelling, before or after the words', () => {
  const parts = [kinds, leads, groups].map((list) => fc.nat(list.length - 1))
  fc.assert(
    fc.property(
      fc.tuple(...parts),
      fc.integer({ min: 1, max: 999_999 }),
      fc.boolean(),
      ([kind = 0, lead = 0, group = 0], number, isFirst) => {
        const words = kinds[kind] ?? ''
        const bound = `${leads[lead]} ${groups[group]?.(number)}`
        const query = (isFirst ? [bound, words] : [words, bound]).join(' ')
        expect(priceWords(query)).toMatchObject({ words, price: { from: null, to: number } })
      },
    ),
  )
})

test('the rest of a query contains no more price words', () => {
  const pieces = [
    ...leads,
    'over',
    'ab',
    'between',
    'and',
    'bis',
    'von',
    '2000',
    '£1,500',
    '45 mm',
    'bike',
    '-',
    ',',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 9 }), (words) => {
      const read = priceWords(words.join(' '))
      expect(read && priceWords(read.words)).toBeNull()
    }),
  )
})
