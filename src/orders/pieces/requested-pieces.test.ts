import { expect, test } from 'vitest'
import { requestedPieces } from './requested-pieces.ts'
import { aCredit, anOrderLine, aShipment, aWholeOrder } from '#/orders/order/sample-order.ts'

const bells = anOrderLine('bells', 3, { total: 20_01 })
const helmet = anOrderLine('helmet', 1, { total: 89_95 })
const order = aWholeOrder([bells, helmet])
/** Two bells and the helmet were sent. */
const begun = aWholeOrder([bells, helmet], {
  state: 'part-shipped',
  shipments: [aShipment({ uid: 'bells', quantity: 2 }, { uid: 'helmet', quantity: 1 })],
})

test.each([
  ['BELLS', 'bells', 3],
  ['BELLS:1', 'bells', 1],
  ['BELLS:3', 'bells', 3],
  ['bells:2', 'bells', 2],
  [' BELLS:2 ', 'bells', 2],
  ['2', 'helmet', 1],
  ['1:2', 'bells', 2],
])('accepts “%s”', (text, uid, quantity) => {
  expect(requestedPieces(order, 'ship', [text])).toEqual([{ uid, quantity }])
})

test('accepts several lines, each of them once', () => {
  expect(requestedPieces(order, 'cancel', ['HELMET', 'BELLS:2'])).toEqual([
    { uid: 'helmet', quantity: 1 },
    { uid: 'bells', quantity: 2 },
  ])
  for (const twice of [
    ['BELLS:1', 'BELLS:1'],
    ['BELLS:1', 'HELMET', '1:2'],
  ])
    expect(() => requestedPieces(order, 'cancel', twice)).toThrow(
      'Name each line once, with all of its pieces: --line SKU:3',
    )
})

test('sent pieces can be refunded, the others shipped or cancelled', () => {
  expect(requestedPieces(begun, 'refund', ['BELLS'])).toEqual([{ uid: 'bells', quantity: 2 }])
  expect(requestedPieces(begun, 'ship', ['BELLS'])).toEqual([{ uid: 'bells', quantity: 1 }])
  expect(requestedPieces(begun, 'cancel', ['BELLS'])).toEqual([{ uid: 'bells', quantity: 1 }])
})

test.each([
  [order, 'ship', 'BELLS:4', 'Of BELLS 3 pieces are still to be sent: --line BELLS:3'],
  [order, 'ship', 'bells:0', 'Of BELLS 3 pieces are still to be sent: --line bells:3'],
  [order, 'cancel', '2:2', 'Of HELMET 1 piece is unsent and could be cancelled: --line 2:1'],
  [begun, 'refund', 'BELLS:3', 'Of BELLS 2 pieces are sent and not refunded yet: --line BELLS:2'],
  [begun, 'ship', 'HELMET', 'No pieces of HELMET are still to be sent.'],
  [order, 'refund', 'HELMET', 'No pieces of HELMET are sent and not refunded yet.'],
  [order, 'ship', 'LAMP', 'Order 2345-6789 has no line LAMP. It has: BELLS, HELMET.'],
  [order, 'ship', '3', 'Order 2345-6789 has no line 3. It has: BELLS, HELMET.'],
  [order, 'ship', '0', 'Order 2345-6789 has no line 0. It has: BELLS, HELMET.'],
  [order, 'ship', 'BELLS:x', 'Order 2345-6789 has no line BELLS:x. It has: BELLS, HELMET.'],
  [order, 'ship', '', 'Order 2345-6789 has no line . It has: BELLS, HELMET.'],
] as const)('explains which pieces are possible', (of, step, text, message) => {
  expect(() => requestedPieces(of, step, [text])).toThrow(new Error(message))
})

test('refunded pieces are not refunded again', () => {
  const creditMemos = [aCredit('refund', 6_67, { uid: 'bells', quantity: 1 })]
  const refunded = { ...begun, creditMemos }
  expect(requestedPieces(refunded, 'refund', ['BELLS'])).toEqual([{ uid: 'bells', quantity: 1 }])
})

test('lines with the same SKU are distinguished by their line number', () => {
  const twoBuilds = aWholeOrder([helmet, bells, { ...bells, uid: 'engraved', quantity: 2 }])
  expect(() => requestedPieces(twoBuilds, 'ship', ['BELLS:1'])).toThrow(
    new Error(
      '2 lines of order 2345-6789 are BELLS: give its number in "order show", for example --line 2:1',
    ),
  )
  expect(requestedPieces(twoBuilds, 'ship', ['3'])).toEqual([{ uid: 'engraved', quantity: 2 }])
})

test('accepts quantities of two digits', () => {
  const dozen = aWholeOrder([anOrderLine('bells', 12, { total: 120_01 })])
  expect(requestedPieces(dozen, 'ship', ['BELLS:10'])).toEqual([{ uid: 'bells', quantity: 10 }])
})

test('a numeric SKU takes precedence over a line number', () => {
  const odd = aWholeOrder([anOrderLine('2', 1, { total: 1_01 }), helmet])
  expect(requestedPieces(odd, 'ship', ['2'])).toEqual([{ uid: '2', quantity: 1 }])
})
