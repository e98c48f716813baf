import { shopDay } from '#/catalogue/calendar/shop-day.ts'
import type { Category, CategoryNode } from '#/catalogue/model/category.ts'
import { addAll, type Bitset, intersection } from './bitset.ts'
import type { ListerIndex } from './lister-index.ts'

type CategoryRule = Pick<Category, 'id' | 'rule'>
type Branch = CategoryRule & Pick<CategoryNode, 'children'>

/**
 * The products of a category: those assigned to it, those its rule matches, and those of its subcategories. A
 * rule matches only products of the categories above: carbon among bikes does not include shoes. The same
 * bitset is returned while index, day and tree are the same, so that counts of it can be cached.
 */
export function categoryPositions(
  index: ListerIndex,
  category: Branch,
  trail: readonly CategoryRule[],
  now: Date,
): Bitset {
  const key = `${shopDay(now)} ${trail.map(keyOf).join()} ${branchKey(category)}`
  const ofIndex = cache.get(index) ?? new Map<string, Bitset>()
  cache.set(index, ofIndex)
  const positions = ofIndex.get(key)
  if (positions) return positions
  if (ofIndex.size >= maxCached) ofIndex.clear()
  const found = findPositions(index, category, trail, now)
  ofIndex.set(key, found)
  return found
}

const cache = new WeakMap<ListerIndex, Map<string, Bitset>>()
/** More than a shop has categories; sets of past days are dropped when it is full. */
const maxCached = 1_000

const keyOf = ({ id, rule }: CategoryRule) => (rule ? `${id}${JSON.stringify(rule)}` : `${id}`)
const branchKey = (branch: Branch): string =>
  branch.children.length === 0
    ? keyOf(branch)
    : `${keyOf(branch)}(${branch.children.map(branchKey).join()})`

function findPositions(
  index: ListerIndex,
  category: Branch,
  trail: readonly CategoryRule[],
  now: Date,
): Bitset {
  const ancestors = trail.filter(({ id }) => id !== category.id)
  const scope = ancestors.reduce<Bitset | null>(
    (positions, each) => ownPositions(index, each, positions, now) ?? positions,
    null,
  )
  return positionsBelow(index, category, scope, now)
}

/** Assigned products and those that the rule matches within the scope; null without a rule and products. */
function ownPositions(
  index: ListerIndex,
  { id, rule }: CategoryRule,
  scope: Bitset | null,
  now: Date,
): Bitset | null {
  const own = index.positionsIn({ id, rule: null }, now)
  if (!rule) return own.some((word) => word !== 0) ? own : null
  const ruled = index.positionsIn({ id, rule }, now)
  const positions = scope ? intersection([ruled, scope]) : ruled.slice()
  addAll(positions, own)
  return positions
}

function positionsBelow(
  index: ListerIndex,
  category: Branch,
  scope: Bitset | null,
  now: Date,
): Bitset {
  const positions = ownPositions(index, category, scope, now)
  const all = positions?.slice() ?? index.positionsIn({ id: category.id, rule: null }, now).slice()
  for (const child of category.children)
    addAll(all, positionsBelow(index, child, positions ?? scope, now))
  return all
}
