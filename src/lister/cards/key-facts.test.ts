import { expect, test } from 'vitest'
import { anEntry } from '#/lister/index/sample-entries.ts'
import { whyLine } from './why-line.ts'

const inEnglish = {
  locale: 'en' as const,
  use: 'Gravel',
  tyres: (room: number) => `tyres up to ${room} mm`,
}
const inGerman = {
  locale: 'de' as const,
  use: 'Alltag',
  tyres: (room: number) => `Reifen bis ${room} mm`,
}
const plain = (line: readonly string[]) => line.join(' · ').replaceAll('\u00A0', ' ')

test('a bike says what it weighs, which tyres it takes and what it is for', () => {
  expect(plain(whyLine(anEntry(), inEnglish))).toBe('8.5 kg · tyres up to 45 mm · gravel')
  expect(plain(whyLine(anEntry({ grams: 14_040 }), inGerman))).toBe(
    '14,0 kg · Reifen bis 45 mm · Alltag',
  )
})

test('no fact breaks over two lines', () => {
  expect(whyLine(anEntry(), inEnglish).join('')).not.toContain(' ')
})

test('bolted mudguards take three millimetres of the tyre room', () => {
  expect(plain(whyLine(anEntry({ hasMudguards: true }), inEnglish))).toContain('tyres up to 42 mm')
})

test('a fact that nobody has measured is left out', () => {
  const unknown = anEntry({ grams: null, tyreRoom: null })
  expect(whyLine(unknown, inEnglish)).toEqual(['gravel'])
  expect(whyLine(unknown, { ...inEnglish, use: null })).toEqual([])
})

test('an accessory has no such line', () => {
  expect(whyLine(anEntry({ kind: 'accessory' }), inEnglish)).toEqual([])
})
