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
])('"%s" lives at "%s"', (name, address) => {
  expect(slug(name)).toBe(address)
})

test('an address is its own address, and safe to put in one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const address = slug(name)
      expect(slug(address)).toBe(address)
      expect(address).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
    }),
  )
})
