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
const shelf = [
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
const goods = new Map(shelf)
const subtitleWith = (...skus: string[]) =>
  lineSubtitle({ sku: 'BIKE-M', options: skus.map((sku) => ({ sectionId: 7, sku })) }, goods)

test('a bike as shown goes by the words of its build', () => {
  expect(subtitleWith()).toBe(build)
})

test('carbon wheels are not called aluminium: a changed bike goes by the words of its model', () => {
  expect(subtitleWith('C40')).toBe(model)
})

test('what is put on beside, and the bike’s own part in another size, change nothing', () => {
  expect(subtitleWith('BAG')).toBe(build)
  expect(subtitleWith('A25', 'SDL-155')).toBe(build)
})

test('what is sold no more has no words', () => {
  expect(lineSubtitle({ sku: 'GONE', options: [] }, goods)).toBeNull()
})

test('a part that is sold no more, or is of no section, does not change a bike’s words', () => {
  const plain = { sku: 'GIFT', section: null, component: null } as unknown as SellableItem
  const shelves = new Map([...goods, ['GIFT', plain]])
  const options = ['GONE', 'GIFT'].map((sku) => ({ sectionId: 7, sku }))
  expect(lineSubtitle({ sku: 'BIKE-M', options }, shelves)).toBe(build)
})

test('a changed bike whose model has no words of its own keeps those of its build', () => {
  const bike = { ...goods.get('BIKE-M'), modelSubtitle: null } as SellableItem
  const shelves = new Map([...goods, ['BIKE-M', bike]])
  expect(lineSubtitle({ sku: 'BIKE-M', options: [{ sectionId: 7, sku: 'C40' }] }, shelves)).toBe(
    build,
  )
})
