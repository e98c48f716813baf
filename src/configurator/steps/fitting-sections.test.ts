import { expect, test } from 'vitest'
import type { Facts } from '#/catalogue/import/import-facts.ts'
import { demoBikes } from '#/configurator/api/demo-offered.server.ts'
import { suits } from './fitting-sections.ts'

const frameOf = (facts: Facts) => ({
  facts,
  model: 'moor',
  discipline: 'gravel',
  material: null,
  motor: null,
})

test('recommended parts suit the bike: bars of its kind, tyres of about its width', () => {
  const gravel = frameOf({ barKind: 'flare', tyreWidth: 45 })
  expect(suits(gravel, { tyreWidth: 40 })).toBe(true)
  expect(suits(gravel, { tyreWidth: 30 })).toBe(false)
  expect(suits(gravel, { barKind: 'flare' })).toBe(true)
  expect(suits(gravel, { barKind: 'drop' })).toBe(false)
})

test('a recommendation stands where no facts are stated', () => {
  expect(suits(frameOf({}), { tyreWidth: 30, barKind: 'drop' })).toBe(true)
  expect(suits(frameOf({ barKind: 'drop', tyreWidth: 28 }), {})).toBe(true)
})

test('no bike offers a part that needs another which nobody can choose there', () => {
  const stuck = demoBikes().flatMap(({ slug, bike, own }) => {
    const known = new Set([
      ...Object.values(own).map(({ sku }) => sku),
      ...bike.sections.flatMap(({ parts }) => parts.map(({ sku }) => sku)),
    ])
    return bike.sections.flatMap(({ parts }) =>
      parts
        .filter(({ facts }) => facts.requires?.every((sku) => !known.has(sku)))
        .map(({ sku }) => `${slug}: ${sku}`),
    )
  })
  expect(stuck).toEqual([])
})
