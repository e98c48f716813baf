import { expect, test } from 'vitest'
import { isRefusal } from '#/platform/api/refusal.ts'
import type { Pieces } from './order.ts'
import { refundable } from '#/orders/pieces/order-pieces.ts'
import { planStep } from './plan-step.ts'
import { aCredit, anOrder, anOrderLine, aShipment } from './sample-order.ts'

const pieces = (uid: string, quantity: number): Pieces => ({ uid, quantity })
/** Three bells cost £20.01 together with £2 off, a helmet £89.95, delivery £3.95. */
const bells = anOrderLine('bells', 3, { total: 20_01, discount: 2_00 })
const helmet = anOrderLine('helmet', 1, { total: 89_95 })
const order = (change = {}) => anOrder([bells, helmet], change, 3_95)
const everything = [pieces('bells', 3), pieces('helmet', 1)]

/** The code and values of a refusal, or null. */
const refusal = (work: () => unknown) => {
  try {
    work()
  } catch (problem) {
    if (isRefusal(problem)) return [problem.code, problem.details.values]
    throw problem
  }
  return null
}

test('shipping sends all open pieces, or the given ones', () => {
  expect(planStep(order(), 'ship', {})).toEqual({
    state: 'shipped',
    event: 'ship',
    sent: everything,
    cancelled: [],
    isOver: false,
    credit: null,
  })
  expect(planStep(order(), 'ship', { pieces: [pieces('bells', 2)] })).toMatchObject({
    state: 'part-shipped',
    event: 'ship-part',
    sent: [pieces('bells', 2)],
  })
})

test('the last of several parcels makes the order shipped', () => {
  const begun = order({ state: 'part-shipped', shipments: [aShipment(pieces('bells', 2))] })
  expect(planStep(begun, 'ship', {})).toMatchObject({
    state: 'shipped',
    sent: [pieces('bells', 1), pieces('helmet', 1)],
  })
  expect(planStep(begun, 'ship', { pieces: [pieces('bells', 1)] })?.state).toBe('part-shipped')
})

test('cancelling the whole order refunds everything, including delivery', () => {
  expect(planStep(order(), 'cancel', {})).toEqual({
    state: 'cancelled',
    event: 'cancel',
    sent: [],
    cancelled: everything,
    isOver: true,
    credit: { kind: 'cancel', amount: 20_01 - 2_00 + 89_95 + 3_95, lines: everything },
  })
})

test.each([
  // £18.01 for three: £6.00, £6.01, £6.00
  [1, 6_00],
  [2, 12_01],
  [3, 18_01],
])('cancelling %i bells refunds what was paid for them', (quantity, amount) => {
  const called = [pieces('bells', quantity)]
  expect(planStep(order(), 'cancel', { pieces: called })).toEqual({
    state: 'processing',
    event: 'cancel-part',
    sent: [],
    cancelled: called,
    isOver: false,
    credit: { kind: 'cancel', amount, lines: called },
  })
})

test('cancelling the rest of a partly shipped order makes it shipped and keeps the delivery charge', () => {
  const begun = order({ state: 'part-shipped', shipments: [aShipment(pieces('helmet', 1))] })
  expect(planStep(begun, 'cancel', {})).toMatchObject({
    state: 'shipped',
    event: 'cancel-part',
    isOver: false,
    credit: { kind: 'cancel', amount: 18_01, lines: [pieces('bells', 3)] },
  })
})

test('a cancellation never refunds more than is left', () => {
  const paidBack = order({
    state: 'part-shipped',
    shipments: [aShipment(pieces('helmet', 1))],
    creditMemos: [aCredit('refund', 111_00)],
  })
  expect(refundable(paidBack)).toBe(91)
  expect(planStep(paidBack, 'cancel', {})?.credit?.amount).toBe(91)
})

const sent = (change = {}) =>
  order({
    state: 'shipped',
    shipments: [aShipment(pieces('bells', 3), pieces('helmet', 1))],
    ...change,
  })

test('a refund without an amount refunds everything left and ends the order', () => {
  expect(planStep(sent(), 'refund', {})).toEqual({
    state: 'refunded',
    event: 'refund',
    sent: [],
    cancelled: [],
    isOver: false,
    credit: { kind: 'refund', amount: 111_91, lines: [] },
  })
})

test('some pieces are refunded at their price or at a given amount', () => {
  expect(planStep(sent(), 'refund', { pieces: [pieces('bells', 2)] })).toMatchObject({
    state: 'shipped',
    event: 'refund-part',
    credit: { kind: 'refund', amount: 12_01, lines: [pieces('bells', 2)] },
  })
  expect(
    planStep(sent(), 'refund', { pieces: [pieces('bells', 2)], amount: 5_00 })?.credit?.amount,
  ).toBe(5_00)
})

test.each([
  ['nothing', 0],
  ['less than nothing', -1],
  ['half a penny', 0.5],
  ['a penny more than was paid', 111_92],
])('a refund of %s is refused', (_what, amount) => {
  expect(refusal(() => planStep(sent(), 'refund', { amount }))).toEqual([
    'order-amount-refused',
    { most: 111_91 },
  ])
})

test('one penny and the full amount can be refunded', () => {
  expect(planStep(sent(), 'refund', { amount: 1 })?.event).toBe('refund-part')
  expect(planStep(sent(), 'refund', { amount: 111_91 })?.event).toBe('refund')
})

test('an amount is not refunded twice', () => {
  const once = sent({ creditMemos: [aCredit('refund', 100_00)] })
  expect(refusal(() => planStep(once, 'refund', { amount: 11_92 }))).toEqual([
    'order-amount-refused',
    { most: 11_91 },
  ])
  expect(planStep(once, 'refund', {})?.credit?.amount).toBe(11_91)
  // Pieces are refunded with no more than is left of the total.
  expect(planStep(once, 'refund', { pieces: [pieces('bells', 3)] })?.credit?.amount).toBe(11_91)
})

test('a full refund is refused while pieces wait to be sent', () => {
  const begun = order({ state: 'part-shipped', shipments: [aShipment(pieces('bells', 3))] })
  expect(refusal(() => planStep(begun, 'refund', {}))?.[0]).toBe('order-still-open')
  expect(planStep(begun, 'refund', { amount: 111_90 })?.event).toBe('refund-part')
})

const wrong: [string, 'ship' | 'cancel' | 'refund', Pieces[], object][] = [
  ['no pieces', 'ship', [], { name: '', most: 0 }],
  ['a line twice', 'ship', [pieces('bells', 1), pieces('bells', 1)], { name: '', most: 0 }],
  ['more than there are', 'ship', [pieces('bells', 4)], { name: 'BELLS', most: 3 }],
  ['none of a line', 'cancel', [pieces('bells', 0)], { name: 'BELLS', most: 3 }],
  ['half a piece', 'cancel', [pieces('bells', 0.5)], { name: 'BELLS', most: 3 }],
  ['a line of another order', 'cancel', [pieces('nobody', 1)], { name: 'nobody', most: 0 }],
  ['pieces that were never sent', 'refund', [pieces('helmet', 1)], { name: 'HELMET', most: 0 }],
]
test.each(wrong)('refuses pieces: %s', (_what, step, requested, values) => {
  expect(refusal(() => planStep(order(), step, { pieces: requested }))).toEqual([
    'order-pieces-refused',
    values,
  ])
})

test.each([
  ['pay', 'shipped'],
  ['ship', 'shipped'],
  ['cancel', 'shipped'],
  ['refund', 'cancelled'],
] as const)('%s is not possible for a %s order', (step, state) => {
  expect(planStep(order({ state }), step, {})).toBeNull()
})

test('any other step changes only the state', () => {
  expect(planStep(order({ state: 'pending' }), 'pay', {})).toEqual({
    state: 'processing',
    event: 'pay',
    sent: [],
    cancelled: [],
    isOver: false,
    credit: null,
  })
  expect(planStep(sent(), 'complete', {})?.state).toBe('complete')
})

test('collected pieces can be refunded, cancelled ones cannot', () => {
  const store = { kind: 'store', place: 'leeds', name: { en: 'Leeds', de: 'Leeds' } }
  const collected = order({
    state: 'complete',
    delivery: store,
    creditMemos: [aCredit('cancel', 6_00, pieces('bells', 1))],
  })
  expect(planStep(collected, 'refund', { pieces: [pieces('bells', 2)] })?.credit?.amount).toBe(
    12_01,
  )
  expect(refusal(() => planStep(collected, 'refund', { pieces: [pieces('bells', 3)] }))).toEqual([
    'order-pieces-refused',
    { name: 'BELLS', most: 2 },
  ])
})
