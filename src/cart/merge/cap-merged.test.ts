import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CartLine, lineKey, piecesNeeded } from '#/cart/lines/cart.ts'
import { limits } from '#/cart/lines/limits.ts'
import { capMerged, mergeLines } from './merge-carts.ts'
import { anItem, aLine, aPart, catalogueOf, withParts } from '#/cart/api/sample-cart.ts'

const last = { leadTimeDays: null }
const catalogue = catalogueOf(
  anItem('BELL', 20_01, last),
  anItem('HELMET', 89_95),
  anItem('BIKE', 2_899_99, { kind: 'bike' }),
  aPart('WHEELS', 1_149_01, 'wheelset', last),
)
const named = (sku: string, value: string, line: Partial<CartLine> = {}) =>
  aLine(sku, { uid: `${sku}-${value}`, entered: [{ uid: 'name', value }], ...line })

/** The lines and notices after merging a guest's lines into a customer's. */
const capped = (customer: CartLine[], guest: CartLine[], stock: [string, number][] = []) => {
  const { lines, notices } = capMerged(mergeLines(customer, guest), customer, {
    catalogue,
    stock: new Map(stock),
  })
  return [lines.map(({ sku, quantity }) => [sku, quantity]), notices]
}
const bells = (quantity: number) => [aLine('BELL', { quantity })]
const cut = (uid = 'uid-BELL', code = 'QTY_CAPPED') => [
  { code, uid, sku: uid.replace('uid-', '').replace(/-.*/, '') },
]

test.each([
  ['everything when there is enough stock', { own: 1, guest: 2, stock: 3 }, [['BELL', 3]], []],
  ['as many as are in stock', { own: 1, guest: 2, stock: 2 }, [['BELL', 2]], cut()],
  [
    'the customer’s own quantity above the stock level',
    { own: 4, guest: 2, stock: 2 },
    [['BELL', 4]],
    cut(),
  ],
  [
    'the customer’s own quantity when none are left',
    { own: 2, guest: 1, stock: 0 },
    [['BELL', 2]],
    cut(),
  ],
  [
    'nothing when the customer had none and none are left',
    { own: 0, guest: 2, stock: 0 },
    [],
    cut('uid-BELL', 'ITEM_UNAVAILABLE'),
  ],
])('keeps %s', (_what, { own, guest, stock }, lines, notices) => {
  expect(capped(own > 0 ? bells(own) : [], bells(guest), [['BELL', stock]])).toEqual([
    lines,
    notices,
  ])
})

test('caps a line at its limit, but not below the customer’s own quantity', () => {
  const many = (quantity: number) => [aLine('HELMET', { quantity })]
  expect(capped(many(60), many(60))).toEqual([[['HELMET', 99]], cut('uid-HELMET')])
  expect(capped(many(99), many(1))).toEqual([[['HELMET', 99]], cut('uid-HELMET')])
  expect(capped(many(50), many(49))).toEqual([[['HELMET', 99]], []])
  expect(capped(many(120), many(1))).toEqual([[['HELMET', 120]], cut('uid-HELMET')])
  const bikes = (quantity: number) => [aLine('BIKE', { quantity })]
  expect(capped(bikes(6), bikes(6))).toEqual([[['BIKE', 10]], cut('uid-BIKE')])
})

test('shares stock between lines', () => {
  const guest = [named('BELL', 'Ada', { quantity: 2 }), named('BELL', 'Bob', { quantity: 2 })]
  expect(capped([], guest, [['BELL', 3]])).toEqual([
    [
      ['BELL', 2],
      ['BELL', 1],
    ],
    cut('BELL-Bob'),
  ])
})

test('does not take stock from another of the customer’s lines', () => {
  const customer = [named('BELL', 'Ada'), named('BELL', 'Bob')]
  expect(capped(customer, [named('BELL', 'Ada')], [['BELL', 2]])).toEqual([
    [
      ['BELL', 1],
      ['BELL', 1],
    ],
    cut('BELL-Ada'),
  ])
})

test('caps a bike at the scarcest part', () => {
  const built = [aLine('BIKE', { quantity: 4, ...withParts('WHEELS') })]
  expect(capped([], built, [['WHEELS', 3]])).toEqual([[['BIKE', 3]], cut('uid-BIKE')])
})

test('drops new lines beyond a hundred', () => {
  const own = Array.from({ length: limits.lines - 1 }, (_, at) => named('HELMET', `own ${at}`))
  const guest = [named('HELMET', 'first'), named('HELMET', 'second'), named('HELMET', 'own 3')]
  const [lines, notices] = capped(own, guest)
  expect(lines).toHaveLength(limits.lines)
  expect(lines?.[3]).toEqual(['HELMET', 2])
  expect(notices).toEqual(cut('HELMET-second', 'CART_FULL'))
})

test('keeps all lines of a customer who has more than the limit', () => {
  const own = Array.from({ length: limits.lines + 2 }, (_, at) => named('HELMET', `own ${at}`))
  const [lines, notices] = capped(own, [named('HELMET', 'own 101')])
  expect(lines).toHaveLength(limits.lines + 2)
  expect(lines?.at(-1)).toEqual(['HELMET', 1])
  expect(notices).toEqual(cut('HELMET-own 101'))
})

test('never takes from the customer and never adds beyond the stock level', () => {
  let cuts = 0
  const rows = fc.array(
    fc.record({
      sku: fc.constantFrom('BELL', 'HELMET', 'BIKE'),
      value: fc.constantFrom('a', 'b'),
      quantity: fc.integer({ min: 1, max: 12 }),
    }),
    { maxLength: 6 },
  )
  const toLines = (some: { sku: string; value: string; quantity: number }[]) =>
    mergeLines(
      [],
      some.map(({ sku, value, quantity }) => named(sku, value, { quantity })),
    )
  fc.assert(
    fc.property(rows, rows, fc.nat({ max: 20 }), (mine, theirs, stock) => {
      const [customer, guest] = [toLines(mine), toLines(theirs)]
      const merged = mergeLines(customer, guest)
      const inputs = { catalogue, stock: new Map([['BELL', stock]]) }
      const { lines, notices } = capMerged(merged, customer, inputs)
      const after = new Map(lines.map((line) => [lineKey(line), line.quantity]))
      for (const line of customer)
        expect(after.get(lineKey(line)) ?? 0).toBeGreaterThanOrEqual(line.quantity)
      for (const line of merged) {
        const left = after.get(lineKey(line)) ?? 0
        expect(left).toBeLessThanOrEqual(line.quantity)
        expect(notices.some(({ uid }) => uid === line.uid)).toBe(left < line.quantity)
      }
      const own = piecesNeeded(customer).get('BELL') ?? 0
      expect(piecesNeeded(lines).get('BELL') ?? 0).toBeLessThanOrEqual(Math.max(own, stock))
      cuts += notices.length
    }),
    { numRuns: 300 },
  )
  expect(cuts).toBeGreaterThan(50)
})
