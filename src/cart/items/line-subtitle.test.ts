import { expect, test } from 'vitest'
import type { SellableItem } from './sellable-item.ts'
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
