import { expect, test } from 'vitest'
import { hasBit } from './bitset.ts'
import { categoryPositions } from './category-positions.ts'
import { createListerIndex } from './lister-index.ts'
import { anEntry } from './sample-entries.ts'

const now = new Date('2026-11-16T09:00:00Z')
const bikes = { id: 1, rule: null }
const byMaterial = { id: 2, rule: null }
const carbon = { id: 3, rule: { material: ['carbon'] }, children: [] }

const index = createListerIndex([
  anEntry({ id: 1, categoryIds: [1], material: 'carbon' }),
  anEntry({ id: 2, categoryIds: [1], material: 'titanium' }),
  anEntry({ id: 3, categoryIds: [9], material: 'carbon', kind: 'accessory' }),
])
type Arguments = Parameters<typeof categoryPositions>
const idsIn = (category: Arguments[1], trail: Arguments[2]) => {
  const positions = categoryPositions(index, category, trail, now)
  return index.entries.filter((_, position) => hasBit(positions, position)).map(({ id }) => id)
}

test('carbon among bikes lists carbon bikes, not shoes', () => {
  expect(idsIn(carbon, [bikes, byMaterial, carbon])).toEqual([1])
})

test('a rule at the top level matches the whole catalogue', () => {
  expect(idsIn(carbon, [carbon])).toEqual([1, 3])
})

test('a category without products of its own lists those of its subcategories', () => {
  expect(idsIn({ ...byMaterial, children: [] }, [bikes])).toEqual([])
  const node = { ...carbon, path: '', parentId: 2 } as unknown as Arguments[1]['children'][number]
  expect(idsIn({ ...byMaterial, children: [node] }, [bikes])).toEqual([1])
})

test('a changed rule takes effect at once', () => {
  const reruled = { ...carbon, rule: { material: ['titanium'] } }
  const before = categoryPositions(index, carbon, [bikes, carbon], now)
  expect(categoryPositions(index, carbon, [bikes, carbon], now)).toBe(before)
  expect(categoryPositions(index, reruled, [bikes, reruled], now)).not.toEqual(before)
})
