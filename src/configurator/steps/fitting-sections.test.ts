import { expect, test } from 'vitest'
import type { Facts } from '#/catalogue/import/import-facts.ts'
import { suits } from './fitting-sections.ts'

const frameOf = (facts: Facts) => ({
  facts,
  model: 'moor',
  discipline: 'gravel',
  material: null,
  isElectric: false,
})

test('what is recommended suits the bike: bars of its kind, tyres about as wide', () => {
  const gravel = frameOf({ barKind: 'flare', tyreWidth: 45 })
  expect(suits(gravel, { tyreWidth: 40 })).toBe(true)
  expect(suits(gravel, { tyreWidth: 30 })).toBe(false)
  expect(suits(gravel, { barKind: 'flare' })).toBe(true)
  expect(suits(gravel, { barKind: 'drop' })).toBe(false)
})

test('where nobody said anything, a recommendation stands', () => {
  expect(suits(frameOf({}), { tyreWidth: 30, barKind: 'drop' })).toBe(true)
  expect(suits(frameOf({ barKind: 'drop', tyreWidth: 28 }), {})).toBe(true)
})
