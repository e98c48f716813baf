import { expect, test } from 'vitest'
import {
  allOpen,
  isAnySent,
  keptLines,
  mostPieces,
  openPieces,
  paidFor,
  sentGoods,
  sentPieces,
  spareGoods,
} from './order-pieces.ts'
import { aCredit, anOrder, anOrderLine, aShipment } from '#/orders/order/sample-order.ts'

const pieces = (uid: string, quantity: number) => ({ uid, quantity })
const bells = anOrderLine('bells', 5, { total: 50_01 })
const helmet = anOrderLine('helmet', 2, { total: 179_90 })
/** Of five bells two are with the buyer, one of which was refunded, and one was cancelled. */
const order = anOrder([bells, helmet], {
  state: 'part-shipped',
  shipments: [aShipment(pieces('bells', 1)), aShipment(pieces('bells', 1))],
  creditMemos: [
    aCredit('cancel', 10_00, pieces('bells', 1)),
    aCredit('refund', 10_00, pieces('bells', 1)),
  ],
})
const store = { kind: 'store', place: 'leeds', name: { en: 'Leeds', de: 'Leeds' } } as const

test('pieces are sent, open or cancelled, each only one of these', () => {
  expect([sentPieces(order, bells), openPieces(order, bells)]).toEqual([2, 2])
  expect([sentPieces(order, helmet), openPieces(order, helmet)]).toEqual([0, 2])
  expect(allOpen(order)).toEqual([pieces('bells', 2), pieces('helmet', 2)])
})

test('what was sent and not refunded can be refunded, and what is open be sent or cancelled', () => {
  const most = (['ship', 'cancel', 'refund'] as const).map((step) => mostPieces(order, bells, step))
  expect(most).toEqual([2, 2, 1])
})

test('a buyer keeps what was neither cancelled nor refunded', () => {
  const ended = {
    ...order,
    creditMemos: [...order.creditMemos, aCredit('cancel', 179_90, pieces('helmet', 2))],
  }
  expect(keptLines(order).map(({ uid, quantity }) => [uid, quantity])).toEqual([
    ['bells', 3],
    ['helmet', 2],
  ])
  expect(keptLines(ended).map(({ uid, quantity }) => [uid, quantity])).toEqual([['bells', 3]])
  expect(allOpen(ended)).toEqual([pieces('bells', 2)])
})

test.each([
  ['ready', 0, false],
  ['complete', 4, true],
  ['refunded', 4, true],
] as const)(
  'of an order to collect that is %s, %i bells are with the buyer',
  (state, sent, any) => {
    const creditMemos = [aCredit('cancel', 10_00, pieces('bells', 1))]
    const collected = anOrder([bells], { state, delivery: store, creditMemos })
    expect(sentPieces(collected, bells)).toBe(sent)
    expect(isAnySent(collected)).toBe(any)
  },
)

test('an order of which one piece left has begun to be sent, another has not', () => {
  expect(isAnySent(order)).toBe(true)
  expect(isAnySent(anOrder([bells, helmet]))).toBe(false)
})

test('the odd penny of a line is credited once, whether pieces were cancelled or refunded', () => {
  // £50.01 for five: the third piece to be credited carries the penny
  expect(paidFor(order, [pieces('bells', 1)])).toBe(10_01)
  expect(paidFor(anOrder([bells]), [pieces('bells', 1)])).toBe(10_00)
})

test('pieces of a line of another order are worth nothing', () => {
  expect(paidFor(order, [pieces('nobody', 1), pieces('helmet', 1)])).toBe(89_95)
})

/** Two bikes with other wheels, two bottles each, and paint. */
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

test('a bike leaves with its parts and its paint, and the rest stays reserved', () => {
  expect(sentGoods(build, taken, [pieces('bike', 1)])).toEqual({
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

test('two bikes leave with the parts of both', () => {
  expect(sentGoods(build, taken, [pieces('bike', 2)]).left).toEqual([reserved('BELLS', 5)])
})

test('a line of another order takes nothing along', () => {
  expect(sentGoods(build, taken, [pieces('nobody', 1)])).toEqual({ moved: [], left: taken })
})

test('lines with one SKU leave together', () => {
  const engraved = { ...bells, uid: 'engraved' }
  const both = [pieces('bells', 2), pieces('engraved', 1)]
  expect(sentGoods(anOrder([bells, engraved]), [reserved('BELLS', 10)], both)).toEqual({
    moved: [reserved('BELLS', 3)],
    left: [reserved('BELLS', 7)],
  })
})

test('cancelled pieces go back to stock, as many as the order does not need any more', () => {
  expect(spareGoods(build, taken, [pieces('bike', 2), pieces('bells', 2)])).toEqual({
    kept: [reserved('BELLS', 3)],
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

test('pieces that were still on order put nothing into stock', () => {
  // five bells are wanted, three were there
  const short = anOrder([bells])
  expect(spareGoods(short, [reserved('BELLS', 3)], [pieces('bells', 2)])).toEqual({
    kept: [reserved('BELLS', 3)],
    spare: [],
  })
  expect(spareGoods(short, [reserved('BELLS', 3)], [pieces('bells', 3)])).toEqual({
    kept: [reserved('BELLS', 2)],
    spare: [reserved('BELLS', 1)],
  })
})

test('what was sent is not counted among what an order still needs', () => {
  const begun = anOrder([bells], { shipments: [aShipment(pieces('bells', 3))] })
  expect(spareGoods(begun, [reserved('BELLS', 2)], [pieces('bells', 1)])).toEqual({
    kept: [reserved('BELLS', 1)],
    spare: [reserved('BELLS', 1)],
  })
})
