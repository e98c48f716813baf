import fc from 'fast-check'
import { expect, test } from 'vitest'
import { segmentsOf } from './segments.ts'
import { wordsOf } from '#/search/language/words.ts'

const pieces = [
  '45',
  'mm',
  '45mm',
  'x',
  '×',
  '2',
  '–',
  'tyre',
  'rider’s',
  '1,400',
  '12,2',
  'g',
  'ü',
]
const texts = fc.array(fc.constantFrom(...pieces, ...pieces.map((piece) => piece.toUpperCase())))

test('a text read in stretches has the same words as the whole', () => {
  fc.assert(
    fc.property(texts, (words) => {
      const text = words.join(' ')
      expect(segmentsOf(text).flatMap(wordsOf)).toEqual(wordsOf(text))
    }),
  )
})

test('a number is joined with its unit, and other words stay separate', () => {
  expect(segmentsOf('gravel tyre 45 mm wide')).toEqual(['gravel', 'tyre', '45 mm', 'wide'])
})
