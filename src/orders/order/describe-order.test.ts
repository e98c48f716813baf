import { expect, test } from 'vitest'
import { money } from '#/money/money.ts'
import { nonNegative } from '#/money/non-negative.ts'
import { describeOrder } from './describe-order.ts'
import type { WholeOrder } from './order.ts'
import { aCredit, anAddress, anOrderLine, aShipment, aWholeOrder } from './sample-order.ts'

const gbp = (amount: number) => nonNegative(money(amount, 'GBP'))
const at = (time: string) => new Date(`2026-11-${time}:59Z`)
const [en, de] = ['A gift', 'Ein Geschenk']
const wheels = {
  label: { en: 'Wheelset', de: 'Laufräder' },
  value: { en: 'Alloy 700c', de: 'Alu 700c' },
  sku: 'WHEELS',
  quantity: 1,
}
const bottles = {
  label: { en: 'Bottles', de: 'Flaschen' },
  value: { en: '750 ml', de: '750 ml' },
  sku: 'BOTTLE',
  quantity: 2,
}
const bike = {
  ...anOrderLine('bike', 1, { total: 3_149_01 }),
  paint: { sku: 'BBCOLOUR-FOG', name: { en: 'Fog', de: 'Nebel' } },
  options: [wheels, bottles],
  entered: ['Ada'],
}
const nowhere = { taken: [], sent: [] }
const bells = anOrderLine('bells', 3, { total: 20_01, discount: 2_00 })

test('describes a guest’s new order: buyer, lines, totals and next steps', () => {
  expect(describeOrder(aWholeOrder([bells]), nowhere).split('\n')).toEqual([
    'Order 2345-6789, processing, 2026-11-16 09:00 UTC, site uk',
    'ada@example.com (guest)',
    '',
    '1. 3 × bells (BELLS)  £20.01',
    '',
    'Subtotal £20.01',
    'Delivery £3.95',
    'Total £21.96, 20 % tax £0.00',
    '',
    'delivery: Ada Byron, 12 St James’s Square, London, SW1Y 4JH, United Kingdom',
    'bill: Ada Byron, 12 St James’s Square, London, SW1Y 4JH, United Kingdom',
    'paid by card',
    '',
    'Next: ship, cancel, refund',
  ])
})

test('describes the history of an order: pieces, payments and documents', () => {
  const base = aWholeOrder([bike, bells])
  const order = aWholeOrder([bike, bells], {
    customerId: 17,
    state: 'part-shipped',
    billingAddress: { ...anAddress, company: 'Byron Ltd' },
    payment: { method: 'partner', reference: 'ref' },
    providerNumber: 'P-9',
    totals: {
      ...base.totals,
      discounts: [{ label: { en, de }, amount: gbp(2_00), appliedTo: 'ITEM' }],
    },
    events: [
      { at: at('16T09:01'), step: 'pay', note: null },
      { at: at('17T10:30'), step: 'ship-part', note: 'the rest follows' },
    ],
    invoices: [{ number: 'I7', issuedAt: at('17T10:30') }],
    creditMemos: [
      { ...aCredit('cancel', 6_00, { uid: 'bells', quantity: 1 }), reason: 'scratched' },
      { ...aCredit('refund', 50), number: 'C2', reason: 'late' },
    ],
    shipments: [
      {
        ...aShipment({ uid: 'bike', quantity: 1 }, { uid: 'bells', quantity: 1 }),
        carrier: 'Parcelforce',
        trackingNumber: 'PB1',
      },
      { ...aShipment({ uid: 'gone', quantity: 1 }), number: 'S2' },
    ],
    withdrawals: [
      { reference: 'W1', lines: [], isLate: false, declaredAt: at('18T08:00') },
      { reference: 'W2', lines: [], isLate: true, declaredAt: at('30T08:00') },
    ],
  })
  const stock = {
    taken: [
      { sku: 'BELLS', place: 'hull', quantity: 1 },
      { sku: 'WHEELS', place: 'hull', quantity: 1 },
      { sku: 'BIKE', place: 'flensburg', quantity: 1 },
    ],
    sent: [
      { sku: 'BELLS', place: 'hull', quantity: 1 },
      { sku: 'BELLS', place: 'hull', quantity: 1 },
    ],
  }
  expect(describeOrder(order, stock).split('\n')).toEqual([
    'Order 2345-6789, part-shipped, 2026-11-16 09:00 UTC, site uk',
    'ada@example.com, customer 17',
    '',
    '1. 1 × bike (BIKE)  £3,149.01',
    '   Paint: Fog (BBCOLOUR-FOG)',
    '   Wheelset: Alloy 700c (WHEELS)',
    '   Bottles: 2 × 750 ml (BOTTLE)',
    '   “Ada”',
    '2. 3 × bells (BELLS)  £20.01, 1 still to be sent',
    '',
    'Take from hull: 1 × BELLS, 1 × WHEELS',
    'Take from flensburg: 1 × BIKE',
    'Was taken from hull: 2 × BELLS',
    '',
    'Subtotal £3,169.02',
    'A gift −£2.00',
    'Delivery £3.95',
    'Total £3,170.97, 20 % tax £0.00',
    '',
    'delivery: Ada Byron, 12 St James’s Square, London, SW1Y 4JH, United Kingdom',
    'bill: Ada Byron, Byron Ltd, 12 St James’s Square, London, SW1Y 4JH, United Kingdom',
    'paid by partner (P-9)',
    '',
    '2026-11-16 09:01  pay',
    '2026-11-17 10:30  ship-part: the rest follows',
    'Invoice I7',
    'Credit note C1, £6.00: scratched, 1 × BELLS',
    'Credit note C2, £0.50: late',
    'Parcel S1 Parcelforce PB1: 1 × BIKE, 1 × BELLS',
    'Parcel S2: 1 × gone',
    'Withdrawal W1, 2026-11-18 08:00',
    'Withdrawal W2, 2026-11-30 08:00, late',
    'Next: ship, cancel, refund',
  ])
})

test('names the store for collection, and no next step for a finished order', () => {
  const base = aWholeOrder([bells])
  const order: WholeOrder = {
    ...base,
    state: 'refunded',
    delivery: { kind: 'store', place: 'leeds', name: { en: 'Leeds', de: 'Leeds (England)' } },
    totals: { ...base.totals, shipping: null },
  }
  const collected = describeOrder(order, nowhere)
  expect(collected).toContain('\ncollection in Leeds: Ada Byron, ')
  expect(collected).toContain('\nSubtotal £20.01\nTotal £21.96, ')
  expect(collected.split('\n').at(-1)).toBe('Nothing more can be done.')
})

test('an order that waits for its payment has no next step for staff', () => {
  const pending = describeOrder(aWholeOrder([bells], { state: 'pending' }), nowhere)
  expect(pending.split('\n').at(-1)).toBe('Nothing more can be done.')
})
