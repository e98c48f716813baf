import { expect, test } from 'vitest'
import type { RequestedLine } from './to-cart-lines.ts'
import type { CartLine } from './cart.ts'
import { limits } from './limits.ts'
import { addLines, addWholeBike, findSame, setQuantities, withoutItem } from './change-lines.ts'
import { anItem, aLine, aMarket, aPart, catalogueOf, withParts } from '#/cart/api/sample-cart.ts'

const shop = {
  catalogue: catalogueOf(
    anItem('BELL', 20_01, { leadTimeDays: null }),
    anItem('HELMET', 89_95),
    anItem('BIKE', 2_899_99, { kind: 'bike', parts: { wheelset: 'OWN' } }),
    anItem('OTHER-BIKE', 1_899_99, { kind: 'bike' }),
    aPart('OWN', 399_99),
    aPart('BBCOLOUR-FOG', 250_03, 'frameColour'),
  ),
  stock: new Map([['BELL', 3]]),
  market: aMarket(),
}
const painted = (line: Partial<CartLine> = {}) =>
  aLine('BIKE', { colour: { uid: 'paint', sku: 'BBCOLOUR-FOG' }, ...line })
const requesting = (...lines: CartLine[]): RequestedLine[] =>
  lines.map((line, index) => ({ index, line }))
const short = (lines: readonly CartLine[]) => lines.map(({ sku, quantity }) => [sku, quantity])
const summary = (problems: readonly { index: number; problem: string; name: string }[]) =>
  problems.map(({ index, problem, name }) => [index, problem, name])

test('adds the valid lines and reports a problem for each of the others', () => {
  const requested = requesting(aLine('BELL', { quantity: 4 }), aLine('HELMET', { quantity: 2 }))
  const bad: RequestedLine = { index: 2, problem: 'optionFormat', name: 'BIKE' }
  const { lines, problems } = addLines([], [bad, ...requested], shop)
  expect(short(lines)).toEqual([['HELMET', 2]])
  expect(summary(problems)).toEqual([
    [0, 'notEnough', 'BELL'],
    [2, 'optionFormat', 'BIKE'],
  ])
})

test('checks added pieces together with those already in the cart', () => {
  const existing = [aLine('BELL', { quantity: 2 })]
  expect(short(addLines(existing, requesting(aLine('BELL')), shop).lines)).toEqual([['BELL', 3]])
  const tooMany = addLines(existing, requesting(aLine('BELL', { quantity: 2 })), shop)
  expect(tooMany.lines).toBe(existing)
  expect(summary(tooMany.problems)).toEqual([[0, 'notEnough', 'BELL']])
})

test('shares the remaining stock between two items of one call', () => {
  const build = aLine('BELL', { uid: 'b', entered: [{ uid: 'name', value: 'Ada' }] })
  const both = requesting(aLine('BELL', { quantity: 2 }), { ...build, quantity: 2 })
  const { lines, problems } = addLines([], both, shop)
  expect(short(lines)).toEqual([['BELL', 2]])
  expect(summary(problems)).toEqual([[1, 'notEnough', 'BELL']])
})

test('an absurd quantity in the same call frees no pieces for the next item', () => {
  const build = aLine('BELL', { uid: 'b', quantity: 4, entered: [{ uid: 'name', value: 'Ada' }] })
  const both = requesting(aLine('BELL', { quantity: 1e308 }), build)
  expect(summary(addLines([aLine('HELMET')], both, shop).problems)).toEqual([
    [0, 'quantityTooLarge', 'BELL'],
    [1, 'notEnough', 'BELL'],
  ])
  const lines = [aLine('BELL', { uid: 'a', quantity: 2 }), { ...build, quantity: 1 }]
  const changes = [
    { uid: 'a', quantity: 1e308 },
    { uid: 'b', quantity: 3 },
  ]
  expect(summary(setQuantities(lines, changes, shop).problems)).toEqual([
    [0, 'quantityTooLarge', 'a'],
    [1, 'notAvailable', 'b'],
  ])
})

test('pieces that one change gives back can be taken by the next', () => {
  const lines = [
    aLine('BELL', { uid: 'a', quantity: 2 }),
    aLine('BELL', { uid: 'b', entered: [{ uid: 'name', value: 'Ada' }] }),
  ]
  const swapped = [
    { uid: 'a', quantity: 1 },
    { uid: 'b', quantity: 2 },
  ]
  expect(short(setQuantities(lines, swapped, shop).lines)).toEqual([
    ['BELL', 1],
    ['BELL', 2],
  ])
  const inTheWrongOrder = setQuantities(lines, swapped.toReversed(), shop)
  expect(summary(inTheWrongOrder.problems)).toEqual([[0, 'notAvailable', 'b']])
  const instead = [
    { uid: 'a', quantity: 0 },
    { uid: 'b', quantity: 3 },
  ]
  expect(short(setQuantities(lines, instead, shop).lines)).toEqual([['BELL', 3]])
})

test('refuses a line beyond the hundredth', () => {
  const named = (value: number) => aLine('HELMET', { entered: [{ uid: 'n', value: `${value}` }] })
  const full = Array.from({ length: limits.lines - 1 }, (_, place) => named(place))
  const last = addLines(full, requesting(named(1_000), named(1_001)), shop)
  expect(last.lines).toHaveLength(100)
  expect(summary(last.problems)).toEqual([[1, 'cartFull', 'HELMET']])
  // Adding to an existing line needs no new one.
  expect(addLines(last.lines, requesting(named(5)), shop).problems).toEqual([])
})

test('adds a bike with everything chosen for it', () => {
  const { lines, problems } = addWholeBike([], requesting(painted(), aLine('BELL')), shop)
  expect(short(lines)).toEqual([
    ['BIKE', 1],
    ['BELL', 1],
  ])
  expect(problems).toEqual([])
})

test.each([
  [
    'an accompanying item is short',
    requesting(painted(), aLine('BELL', { quantity: 4 })),
    [[1, 'notEnough', 'BELL']],
  ],
  [
    'the bike is unknown',
    [{ index: 0, problem: 'unknownSku', name: 'NONE' } as const, ...requesting(aLine('BELL'))],
    [[0, 'unknownSku', 'NONE']],
  ],
  ['there is no bike', requesting(aLine('BELL')), [[0, 'noBike', '']]],
  ['nothing is requested', [], [[0, 'noBike', '']]],
  ['there are two bikes', requesting(painted(), aLine('OTHER-BIKE')), [[0, 'oneBikeAtATime', '']]],
  [
    'there are two bikes and an unknown item',
    [
      ...requesting(painted(), aLine('OTHER-BIKE')),
      { index: 2, problem: 'unknownSku', name: 'NONE' } as const,
    ],
    [
      [2, 'unknownSku', 'NONE'],
      [0, 'oneBikeAtATime', ''],
    ],
  ],
])('adds nothing when %s', (_what, requested, problems) => {
  const existing = [aLine('HELMET')]
  const outcome = addWholeBike(existing, requested, shop)
  expect(outcome.lines).toBe(existing)
  expect(summary(outcome.problems)).toEqual(problems)
})

test('finds the line of the same build and no other', () => {
  const [plain, built] = [aLine('BIKE'), aLine('BIKE', { uid: 'b', ...withParts('OWN') })]
  expect(findSame([plain, built], aLine('BIKE', { uid: 'x', ...withParts('OWN') }))).toBe(built)
  expect(findSame([plain], built)).toBeNull()
})

const existing = [aLine('BELL', { quantity: 2 }), aLine('HELMET'), painted()]
const set = (...changes: [string, number][]) =>
  setQuantities(
    existing,
    changes.map(([uid, quantity]) => ({ uid, quantity })),
    shop,
  )

test('sets quantities and removes a line at zero', () => {
  const { lines, problems } = set(['uid-BELL', 3], ['uid-HELMET', 0], ['uid-BIKE', 0])
  expect(short(lines)).toEqual([['BELL', 3]])
  expect(problems).toEqual([])
})

test.each([
  ['a quantity above the stock', 'uid-BELL', 4, 'notAvailable'],
  ['a quantity above the limit of a line', 'uid-HELMET', 100, 'quantityTooLarge'],
  ['half a piece', 'uid-HELMET', 1.5, 'quantityNotWhole'],
  ['fewer pieces than none', 'uid-HELMET', -3, 'quantityTooSmall'],
  ['paint by itself', 'paint', 2, 'childItem'],
  ['removing paint by itself', 'paint', 0, 'childItem'],
  ['an unknown line', 'nobody', 1, 'unknownItem'],
])('changes nothing for %s', (_what, uid, quantity, problem) => {
  const outcome = set(['uid-HELMET', 5], [uid, quantity])
  expect(outcome.lines).toBe(existing)
  expect(summary(outcome.problems)).toEqual([[1, problem, uid]])
})

test('reports every change that is not possible', () => {
  expect(summary(set(['nobody', 1], ['uid-BELL', 9], ['paint', 1]).problems)).toEqual([
    [0, 'unknownItem', 'nobody'],
    [1, 'notAvailable', 'uid-BELL'],
    [2, 'childItem', 'paint'],
  ])
})

test('always allows a lower quantity, even of an item that is no longer sold', () => {
  const gone = [aLine('BELL', { quantity: 9 }), aLine('GONE', { quantity: 3 })]
  const changes = [
    { uid: 'uid-BELL', quantity: 8 },
    { uid: 'uid-GONE', quantity: 3 },
  ]
  const { lines, problems } = setQuantities(gone, changes, { ...shop, stock: new Map() })
  expect(short(lines)).toEqual([
    ['BELL', 8],
    ['GONE', 3],
  ])
  expect(problems).toEqual([])
  const more = setQuantities(gone, [{ uid: 'uid-BELL', quantity: 10 }], {
    ...shop,
    stock: new Map(),
  })
  expect(summary(more.problems)).toEqual([[0, 'notAvailable', 'uid-BELL']])
  const unknown = setQuantities(gone, [{ uid: 'uid-GONE', quantity: 4 }], shop)
  expect(summary(unknown.problems)).toEqual([[0, 'unknownSku', 'uid-GONE']])
})

test('lets a later change use the stock that an earlier one freed', () => {
  const two = [
    aLine('BELL', { quantity: 2 }),
    aLine('BELL', { uid: 'b', entered: [{ uid: 'n', value: 'A' }] }),
  ]
  const changes = [
    { uid: 'uid-BELL', quantity: 1 },
    { uid: 'b', quantity: 2 },
  ]
  expect(setQuantities(two, changes, shop).problems).toEqual([])
  expect(summary(setQuantities(two, changes.toReversed(), shop).problems)).toEqual([
    [0, 'notAvailable', 'b'],
  ])
})

test('removes a bike with its paint, by the uid of either', () => {
  expect(short(withoutItem(existing, 'paint'))).toEqual(short(withoutItem(existing, 'uid-BIKE')))
  expect(short(withoutItem(existing, 'uid-BIKE'))).toEqual([
    ['BELL', 2],
    ['HELMET', 1],
  ])
  expect(withoutItem(existing, 'nobody')).toEqual(existing)
})
