import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slug } from './slug.ts'

test.each([
  ['Ultra Grit 725', 'ultra-grit-725'],
  ['Größe XL', 'grosse-xl'],
  ['Übergang für Räder', 'ubergang-fur-rader'],
  ['Crème Brûlée', 'creme-brulee'],
  ['Smørrebrød Łódź', 'smorrebrod-lodz'],
  ['İstanbul ı', 'istanbul-i'],
  ['STRASSE, STRAẞE', 'strasse-strasse'],
  ['Wheels & Tyres', 'wheels-tyres'],
  ["Rider's choice!", 'riders-choice'],
  ['  e-bike -- long  tail ', 'e-bike-long-tail'],
  ['50/34', '5034'],
  ['a\tb\nc\u00a0d', 'a-b-c-d'],
  ['---', ''],
  ['日本', ''],
  ['', ''],
])('the slug of "%s" is "%s"', (name, expected) => {
  expect(slug(name)).toBe(expected)
})

test('a slug is its own slug and safe in a URL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const result = slug(name)
      expect(slug(result)).toBe(result)
      expect(result).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
    }),
  )
})
