import { expect, test } from 'vitest'
import { categoryTrail, categoryTree, type Category } from '#/catalogue/model/category.ts'
import { bitsetWhere } from '#/lister/index/bitset.ts'
import { createListerIndex } from '#/lister/index/lister-index.ts'
import { relatedCategories } from './related-categories.ts'
import { anEntry } from '#/lister/index/sample-entries.ts'

const aCategory = (id: number, path: string, parentId: number | null): Category => ({
  id,
  path,
  parentId,
  level: parentId === null ? 1 : 2,
  position: id,
  rule: null,
  name: { en: path, de: path },
  title: { en: path, de: path },
  intro: null,
  text: null,
  scene: null,
})

const categories = [
  aCategory(1, 'bikes', null),
  aCategory(2, 'bikes/road', 1),
  aCategory(3, 'bikes/e-bikes', 1),
  aCategory(4, 'bikes/cargo', 1),
  aCategory(5, 'accessories', null),
]

const index = createListerIndex([
  anEntry({ id: 1, categoryIds: [2] }),
  anEntry({ id: 2, categoryIds: [3] }),
  anEntry({ id: 3, categoryIds: [4] }),
  anEntry({ id: 4, categoryIds: [5], kind: 'accessory' }),
])

function nearby(path: string, { sold }: { sold: number[] }) {
  const closed = categories.find((each) => each.path === path)
  if (!closed) throw new Error(`No category ${path}`)
  const bits = bitsetWhere(index.size, (position) =>
    sold.includes(index.entries[position]?.id ?? 0),
  )
  const shop = {
    catalogue: { index, sold: bits },
    tree: categoryTree(categories),
    now: new Date('2026-11-16T09:00:00Z'),
  }
  return relatedCategories(shop, categoryTrail(categories, closed)).map((each) => each.path)
}

test('a closed category links to its parent and to its open neighbours', () => {
  expect(nearby('bikes/e-bikes', { sold: [1, 4] })).toEqual(['bikes', 'bikes/road'])
})

test('if the siblings are closed too, those of the next level up are offered', () => {
  expect(nearby('bikes/e-bikes', { sold: [4] })).toEqual(['accessories'])
})

test('a country that nothing is sold to gets no links', () => {
  expect(nearby('bikes/e-bikes', { sold: [] })).toEqual([])
})
