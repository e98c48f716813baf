import { dayOf } from '#/catalogue/calendar/bank-holidays.ts'
import type { Category, CategoryNode } from '#/catalogue/model/category.ts'
import { addAll, type Bitset, intersection } from './bitset.ts'
import type { ListerIndex } from './lister-index.ts'

type Shelved = Pick<Category, 'id' | 'rule'>
type Branch = Shelved & Pick<CategoryNode, 'children'>

/**
 * What a category lists: what was put there, what its rule takes in, and what those below it list.
 * A rule chooses from what the categories above hold: carbon among bikes does not mean shoes. The same
 * set again while index, day and tree are the same, so that what was counted of it can be kept.
 */
export function categoryPositions(
  index: ListerIndex,
  category: Branch,
  trail: readonly Shelved[],
  now: Date,
): Bitset {
  const key = `${dayOf(now)} ${trail.map(keyOf).join()} ${branchKey(category)}`
  const known = kept.get(index) ?? new Map<string, Bitset>()
  kept.set(index, known)
  const held = known.get(key)
  if (held) return held
  if (known.size >= mostKept) known.clear()
  const places = findPositions(index, category, trail, now)
  known.set(key, places)
  return places
}

const kept = new WeakMap<ListerIndex, Map<string, Bitset>>()
/** More than a shop has categories, and an end to yesterday's. */
const mostKept = 1_000

const keyOf = ({ id, rule }: Shelved) => (rule ? `${id}${JSON.stringify(rule)}` : `${id}`)
const branchKey = (branch: Branch): string =>
  branch.children.length === 0
    ? keyOf(branch)
    : `${keyOf(branch)}(${branch.children.map(branchKey).join()})`

function findPositions(
  index: ListerIndex,
  category: Branch,
  trail: readonly Shelved[],
  now: Date,
): Bitset {
  const above = trail.filter(({ id }) => id !== category.id)
  const scope = above.reduce<Bitset | null>(
    (held, each) => heldBy(index, each, held, now) ?? held,
    null,
  )
  return positionsBelow(index, category, scope, now)
}

/** Put there, or taken in by its rule from what stands above it; null when that is nothing. */
function heldBy(
  index: ListerIndex,
  { id, rule }: Shelved,
  scope: Bitset | null,
  now: Date,
): Bitset | null {
  const own = index.positionsIn({ id, rule: null }, now)
  if (!rule) return own.some((word) => word !== 0) ? own : null
  const ruled = index.positionsIn({ id, rule }, now)
  const held = scope ? intersection([ruled, scope]) : ruled.slice()
  addAll(held, own)
  return held
}

function positionsBelow(
  index: ListerIndex,
  category: Branch,
  scope: Bitset | null,
  now: Date,
): Bitset {
  const held = heldBy(index, category, scope, now)
  const all = held?.slice() ?? index.positionsIn({ id: category.id, rule: null }, now).slice()
  for (const child of category.children)
    addAll(all, positionsBelow(index, child, held ?? scope, now))
  return all
}
