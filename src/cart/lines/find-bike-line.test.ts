import { expect, test } from 'vitest'
import { findBikeLine } from './find-bike-line.ts'

const aLine = (uid: string, slug: string, kind: 'bike' | 'accessory' = 'bike') => ({
  line: { uid },
  item: { kind, slug },
})
const lines = [
  aLine('a', 'moor'),
  aLine('b', 'fell'),
  aLine('c', 'moor'),
  aLine('d', 'bell', 'accessory'),
]

test('finds the line with the given uid', () => {
  expect(findBikeLine(lines, 'moor', 'a')?.line.uid).toBe('a')
})

test('skips a line that is no longer sold', () => {
  const withGone = [...lines, { line: { uid: 'e' }, item: null }]
  expect(findBikeLine(withGone, 'moor', null)?.line.uid).toBe('c')
})

test('finds the last line of the bike without a uid', () => {
  expect(findBikeLine(lines, 'moor', null)?.line.uid).toBe('c')
})

test.each([
  ['moor', 'b', 'another bike'],
  ['moor', 'gone', 'a removed line'],
  ['bell', 'd', 'not a bike'],
  ['tarn', null, 'a bike that was not added'],
] as const)('finds nothing for %s with the line %s: %s', (slug, uid, _why) => {
  expect(findBikeLine(lines, slug, uid)).toBeNull()
})
