import { expect, test } from 'vitest'
import { findBikeLine } from './find-bike-line.ts'

const aLine = (uid: string, slug: string, kind: 'bike' | 'accessory' = 'bike') => ({
  line: { uid },
  good: { kind, slug },
})
const lines = [
  aLine('a', 'moor'),
  aLine('b', 'fell'),
  aLine('c', 'moor'),
  aLine('d', 'bell', 'accessory'),
]

test('the line that is named is reviewed', () => {
  expect(findBikeLine(lines, 'moor', 'a')?.line.uid).toBe('a')
})

test('a line of something that is not sold any more is passed over', () => {
  const withGone = [...lines, { line: { uid: 'e' }, good: null }]
  expect(findBikeLine(withGone, 'moor', null)?.line.uid).toBe('c')
})

test('without a name it is the bike that was added last', () => {
  expect(findBikeLine(lines, 'moor', null)?.line.uid).toBe('c')
})

test.each([
  ['moor', 'b', 'another bike'],
  ['moor', 'gone', 'a line that was taken out'],
  ['bell', 'd', 'no bike'],
  ['tarn', null, 'a bike nobody added'],
] as const)('of %s with the line %s there is nothing to review: %s', (slug, uid, _why) => {
  expect(findBikeLine(lines, slug, uid)).toBeNull()
})
