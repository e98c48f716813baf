import { expect, test } from 'vitest'
import {
  allOpen,
  isAnySent,
  uncreditedLines,
  mostPieces,
  openPieces,
  paidFor,
  splitSent,
  sentPieces,
  splitCancelled,
} from './order-pieces.ts'
import { aCredit, anOrder, anOrderLine, aShipment } from '#/orders/order/sample-order.ts'

const pieces = (uid: string, quantity: number) => ({ uid, quantity })
const bells = anOrderLine('bells', 5, { total: 50_01 })
const helmet = anOrderLine('helmet', 2, { total: 179_90 })
/** Of five bells two were sent, one of which was refunded, and one was cancelled. */
const order = anOrder([bells, helmet], {
  state: 'part-shipped',
  shipments: [aShipment(pieces('bells', 1)), aShipment(pieces('bells', 1))],
  creditMemos: [
    aCredit('cancel', 10_00, pieces('bells', 1)),
    aCredit('refund', 10_00, pieces('bells', 1)),
  ],
})
const store = { kind: 'store', place: 'leeds', name: { en: 'Leeds', de: 'Leeds' } } as const

test('each piece is either sent, open or cancelled', () => {
  expect([sentPieces(order, bells), openPieces(order, bells)]).toEqual([2, 2])
  expect([sentPieces(order, helmet), openPieces(order, helmet)]).toEqual([0, 2])
  expect(allOpen(order)).toEqual([pieces('bells', 2), pieces('helmet', 2)])
})

test('sent pieces can be refunded, open ones shipped or cancelled', () => {
  const most = (['ship', 'cancel', 'refund'] as const).map((step) => mostPieces(order, bells, step))
  expect(most).toEqual([2, 2, 1])
})

test('the buyer keeps lines that were neither cancelled nor refunded', () => {
  const ended = {
    ...order,
    creditMemos: [...order.creditMemos, aCredit('cancel', 179_90, pieces('helmet', 2))],
  }
  expect(uncreditedLines(order).map(({ uid, quantity }) => [uid, quantity])).toEqual([
    ['bells', 3],
    ['helmet', 2],
  ])
  expect(uncreditedLines(ended).map(({ uid, quantity }) => [uid, quantity])).toEqual([['bells', 3]])
  expect(allOpen(ended)).toEqual([pieces('bells', 2)])
})

test.each([
  ['ready', 0, false],
  ['complete', 4, true],
  ['refunded', 4, true],
] as const)(
  'of an order for collection in state %s, %i bells are with the buyer',
  (state, sent, any) => {
    const creditMemos = [aCredit('cancel', 10_00, pieces('bells', 1))]
    const collected = anOrder([bells], { state, delivery: store, creditMemos })
    expect(sentPieces(collected, bells)).toBe(sent)
    expect(isAnySent(collected)).toBe(any)
  },
)

test('an order counts as sent once one piece was shipped', () => {
  expect(isAnySent(order)).toBe(true)
  expect(isAnySent(anOrder([bells, helmet]))).toBe(false)
})

test('the odd penny of a line is credited once, by a cancellation or a refund', () => {
  // £50.01 for five bells: the third credited piece carries the odd penny.
  expect(paidFor(order, [pieces('bells', 1)])).toBe(10_01)
  expect(paidFor(anOrder([bells]), [pieces('bells', 1)])).toBe(10_00)
})

test('pieces of an unknown line have no price', () => {
  expect(paidFor(order, [pieces('nobody', 1), pieces('helmet', 1)])).toBe(89_95)
})

/** Two bikes with other wheels, two bottles each, and custom paint. */
const part = (sku: string, quantity: number) => ({
  label: { en: sku, de: sku },
  value: { en: sku, de: sku },
  sku,
  quantity,
})
const bikes = {
  ...anOrderLine('bike', 2, { total: 6_298_02 }),
  options: [part('WHEELS', 1), part('BOTTLE', 2)],
  paint: { sku: 'BBCOLOUR-FOG', name: { en: 'Fog', de: 'Nebel' } },
}
const reserved = (sku: string, quantity: number, place = 'warehouse') => ({ sku, place, quantity })
const build = anOrder([bikes, bells])
const taken = [
  reserved('BIKE', 2),
  reserved('WHEELS', 1, 'leeds'),
  reserved('WHEELS', 1),
  reserved('BOTTLE', 4),
  reserved('BBCOLOUR-FOG', 2),
  reserved('BELLS', 5),
]

test('a bike is sent with its parts and paint, and the rest stays reserved', () => {
  expect(splitSent(build, taken, [pieces('bike', 1)])).toEqual({
    moved: [
      reserved('BIKE', 1),
      reserved('WHEELS', 1, 'leeds'),
      reserved('BOTTLE', 2),
      reserved('BBCOLOUR-FOG', 1),
    ],
    left: [
      reserved('BIKE', 1),
      reserved('WHEELS', 1),
      reserved('BOTTLE', 2),
      reserved('BBCOLOUR-FOG', 1),
      reserved('BELLS', 5),
    ],
  })
})

test('two bikes are sent with the parts of both', () => {
  expect(splitSent(build, taken, [pieces('bike', 2)]).left).toEqual([reserved('BELLS', 5)])
})

test('an unknown line takes no stock', () => {
  expect(splitSent(build, taken, [pieces('nobody', 1)])).toEqual({ moved: [], left: taken })
})

test('lines with the same SKU are sent from the same stock', () => {
  const engraved = { ...bells, uid: 'engraved' }
  const both = [pieces('bells', 2), pieces('engraved', 1)]
  expect(splitSent(anOrder([bells, engraved]), [reserved('BELLS', 10)], both)).toEqual({
    moved: [reserved('BELLS', 3)],
    left: [reserved('BELLS', 7)],
  })
})

test('cancelled pieces return to stock, as far as the order no longer needs them', () => {
  expect(splitCancelled(build, taken, [pieces('bike', 2), pieces('bells', 2)])).toEqual({
    needed: [reserved('BELLS', 3)],
    spare: [
      reserved('BIKE', 2),
      reserved('WHEELS', 1, 'leeds'),
      reserved('WHEELS', 1),
      reserved('BOTTLE', 4),
      reserved('BBCOLOUR-FOG', 2),
      reserved('BELLS', 2),
    ],
  })
})

test('back-ordered pieces return nothing to stock', () => {
  // Five bells are ordered, three were in stock.
  const short = anOrder([bells])
  expect(splitCancelled(short, [reserved('BELLS', 3)], [pieces('bells', 2)])).toEqual({
    needed: [reserved('BELLS', 3)],
    spare: [],
  })
  expect(splitCancelled(short, [reserved('BELLS', 3)], [pieces('bells', 3)])).toEqual({
    needed: [reserved('BELLS', 2)],
    spare: [reserved('BELLS', 1)],
  })
})

test('sent pieces do not count towards what the order still needs', () => {
  const begun = anOrder([bells], { shipments: [aShipment(pieces('bells', 3))] })
  expect(splitCancelled(begun, [reserved('BELLS', 2)], [pieces('bells', 1)])).toEqual({
    needed: [reserved('BELLS', 1)],
    spare: [reserved('BELLS', 1)],
  })
})
