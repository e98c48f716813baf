import { expect, test } from 'vitest'
import { anEntry } from '#/lister/index/sample-entries.ts'
import { keyFacts } from './key-facts.ts'

const inEnglish = {
  locale: 'en' as const,
  use: 'Gravel',
  tyres: (width: number) => `tyres up to ${width} mm`,
}
const inGerman = {
  locale: 'de' as const,
  use: 'Alltag',
  tyres: (width: number) => `Reifen bis ${width} mm`,
}
const plain = (line: readonly string[]) => line.join(' · ').replaceAll('\u00A0', ' ')

test('a bike says what it weighs, which tyres it takes and what it is for', () => {
  expect(plain(keyFacts(anEntry(), inEnglish))).toBe('8.5 kg · tyres up to 45 mm · gravel')
  expect(plain(keyFacts(anEntry({ grams: 14_040 }), inGerman))).toBe(
    '14,0 kg · Reifen bis 45 mm · Alltag',
  )
})

test('a used bike says its grade and what it has run first', () => {
  const piece = { size: 'M', kilometres: 90, marks: [] }
  const pieces = [piece, { ...piece, size: 'L', kilometres: 1_640 }]
  const used = anEntry({ used: { grade: 'B', renewed: [], pieces } })
  expect(plain(keyFacts(used, inEnglish))).toMatch(
    /^Grade B · 56–1,019 miles \(90–1,640 km\) · 8\.5 kg/,
  )
  expect(plain(keyFacts(used, inGerman))).toMatch(/^Zustand B · 90–1\.640 km · 8,5 kg/)
})

test('no fact breaks over two lines', () => {
  expect(keyFacts(anEntry(), inEnglish).join('')).not.toContain(' ')
})

test('a fact that nobody has measured is left out', () => {
  const unknown = anEntry({ grams: null, tyreClearance: null })
  expect(keyFacts(unknown, inEnglish)).toEqual(['gravel'])
  expect(keyFacts(unknown, { ...inEnglish, use: null })).toEqual([])
})

test('an accessory has no such line', () => {
  expect(keyFacts(anEntry({ kind: 'accessory' }), inEnglish)).toEqual([])
})
