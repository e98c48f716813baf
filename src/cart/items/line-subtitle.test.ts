import { expect, test } from 'vitest'
import type { SellableItem } from './sellable-item.ts'
import { lineEssentials } from './line-essentials.ts'
import { lineSubtitle } from './line-subtitle.ts'

const build = { en: 'Electronic, aluminium wheels', de: 'Elektronisch, Aluminiumlaufräder' }
const model = { en: 'Carbon road bike', de: 'Rennrad aus Carbon' }
const part = (sku: string, key: string) => ({
  sku,
  section: { key },
  component: { sku: sku.replace(/-\d+$/, ''), facts: {}, size: null },
})
const entries = [
  {
    sku: 'BIKE-M',
    subtitle: build,
    modelSubtitle: model,
    parts: { wheelset: 'A25', saddle: 'SDL-145' },
  },
  part('A25', 'wheelset'),
  part('C40', 'wheelset'),
  part('SDL-145', 'saddle'),
  part('SDL-155', 'saddle'),
  part('BAG', 'bags'),
].map((each) => [each.sku, each as unknown as SellableItem] as const)
const items = new Map(entries)
const subtitleWith = (...skus: string[]) =>
  lineSubtitle({ sku: 'BIKE-M', options: skus.map((sku) => ({ sectionId: 7, sku })) }, items)

test('uses the build’s subtitle for a standard bike', () => {
  expect(subtitleWith()).toBe(build)
})

test('uses the model’s subtitle for a bike with other parts', () => {
  expect(subtitleWith('C40')).toBe(model)
})

test('keeps the subtitle with an added part or an own part in another size', () => {
  expect(subtitleWith('BAG')).toBe(build)
  expect(subtitleWith('A25', 'SDL-155')).toBe(build)
})

test('has no subtitle for an item that is no longer sold', () => {
  expect(lineSubtitle({ sku: 'GONE', options: [] }, items)).toBeNull()
})

test('keeps the subtitle with a part that is unknown or has no section', () => {
  const plain = { sku: 'GIFT', section: null, component: null } as unknown as SellableItem
  const catalogue = new Map([...items, ['GIFT', plain]])
  const options = ['GONE', 'GIFT'].map((sku) => ({ sectionId: 7, sku }))
  expect(lineSubtitle({ sku: 'BIKE-M', options }, catalogue)).toBe(build)
})

test('keeps the build’s subtitle when the model has none', () => {
  const bike = { ...items.get('BIKE-M'), modelSubtitle: null } as SellableItem
  const catalogue = new Map([...items, ['BIKE-M', bike]])
  expect(lineSubtitle({ sku: 'BIKE-M', options: [{ sectionId: 7, sku: 'C40' }] }, catalogue)).toBe(
    build,
  )
})

test('the essential characteristics of a bike are its material, gears and weight, with the parts that it has', () => {
  const sizes = [{ size: 'L', extraGrams: 300 }]
  const built = { grams: 9_100, weightSize: 'M', sizes, rings: [42], speeds: 13 }
  const weighed = (sku: string, key: string, grams: number, facts = {}) => ({
    ...part(sku, key),
    grams,
    component: { sku, facts, size: null },
  })
  const shop = new Map(
    [
      {
        sku: 'BIKE-M',
        kind: 'bike',
        frameMaterial: 'titanium',
        sizeCode: 'L',
        built,
        parts: { wheelset: 'A25', chainset: 'ONE' },
      },
      { sku: 'HELMET', kind: 'accessory', subtitle: model },
      weighed('A25', 'wheelset', 1_800),
      weighed('C40', 'wheelset', 1_450),
      weighed('ONE', 'chainset', 700),
      weighed('TWO', 'chainset', 800, { rings: [48, 35] }),
    ].map((each) => [each.sku, each as unknown as SellableItem] as const),
  )
  const essentialsOf = (sku: string, ...skus: string[]) =>
    lineEssentials({ sku, options: skus.map((chosen) => ({ sectionId: 7, sku: chosen })) }, shop)
  expect(essentialsOf('BIKE-M')?.en).toBe('Titanium, 1\u00A0×\u00A013, 9.4\u00A0kg')
  expect(essentialsOf('BIKE-M', 'C40', 'TWO')?.de).toBe('Titan, 2\u00A0×\u00A013, 9,2\u00A0kg')
  expect(essentialsOf('HELMET')).toBe(model)
  expect(essentialsOf('GONE')).toBeNull()
})
