import { expect, test } from 'vitest'
import type { Addition, AdditionGroup, AdditionKind } from './additions.ts'
import { pickSuggestions } from './suggestions.ts'

/** Items by name; one that is held ends in `*`, one that needs a size in `?`. */
function aGroup(kind: AdditionKind, ...names: string[]): AdditionGroup {
  const items = names.map((name) => ({
    entry: { name },
    held: name.endsWith('*') ? { uid: 'u', quantity: 1 } : null,
    needsSize: name.endsWith('?'),
  }))
  // Nothing else of an item is read.
  return {
    kind,
    sectionId: null,
    reason: { key: kind, tyre: 40 },
    items: items as unknown as Addition[],
  }
}
const kinds = (...groups: AdditionGroup[]) =>
  pickSuggestions(groups).map(({ reason }) => reason.key)

test('a cart suggests two things, in a mechanic’s order', () => {
  const groups = [aGroup('pedals', 'a', 'b'), aGroup('lights', 'c'), aGroup('lock', 'd')]
  expect(kinds(...groups)).toEqual(['pedals', 'lights'])
})

test('what the cart has already is not suggested in another colour', () => {
  expect(kinds(aGroup('pedals', 'a', 'b*'), aGroup('lights', 'c'))).toEqual(['lights'])
})

test('nothing is suggested that needs a size', () => {
  expect(kinds(aGroup('helmet', 'a?'), aGroup('lock', 'b'))).toEqual(['lock'])
})

test('without anything to suggest the cart suggests nothing', () => {
  expect(kinds()).toEqual([])
})
