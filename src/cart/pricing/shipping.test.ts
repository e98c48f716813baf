import { expect, test } from 'vitest'
import { minorDigits } from '#/money/currency.ts'
import { money } from '#/money/money.ts'
import { anItem } from '#/cart/api/sample-cart.ts'
import { deliveryNote, inMinor, needsTelephone, shippingOf, untilFree } from './shipping.ts'

const gbp = (amount: number) => money(amount, 'GBP')
const parcel = [anItem('HELMET', 89_95)]
const withBike = [...parcel, anItem('BIKE', 2_899_00, { kind: 'bike' })]
const rate = { parcel: 3.95, freeFrom: 100, bike: 49.5, days: [1, 3] as const }

test.each([
  ['a parcel below the threshold', { items: parcel, rate, value: 99_99 }, 3_95],
  ['a parcel at the threshold itself', { items: parcel, rate, value: 100_00 }, 0],
  ['a parcel above it', { items: parcel, rate, value: 100_01 }, 0],
  [
    'a parcel where none is ever free',
    { items: parcel, rate: { ...rate, freeFrom: null }, value: 9_999_00 },
    3_95,
  ],
  ['a bike, whatever it costs', { items: withBike, rate, value: 2_988_95 }, 49_50],
  [
    'a bike where bike delivery is free',
    { items: withBike, rate: { ...rate, bike: 0 }, value: 2_988_95 },
    0,
  ],
  [
    'a bike where we do not ship bikes',
    { items: withBike, rate: { ...rate, bike: null }, value: 2_988_95 },
    null,
  ],
  ['an empty cart', { items: [], rate, value: 0 }, null],
  ['a parcel where we do not ship', { items: parcel, rate: null, value: 89_95 }, null],
] as const)('prices delivery of %s', (_what, sent, expected) => {
  expect(shippingOf(sent.items, sent.rate, gbp(sent.value))?.amount ?? null).toBe(expected)
})

test.each([
  ['a penny short', { items: parcel, rate, value: 99_99 }, 1],
  ['at the threshold itself', { items: parcel, rate, value: 100_00 }, null],
  ['above it', { items: parcel, rate, value: 100_01 }, null],
  [
    'where nothing is ever free',
    { items: parcel, rate: { ...rate, freeFrom: null }, value: 1 },
    null,
  ],
  ['with a bike', { items: withBike, rate, value: 1 }, null],
  ['with an empty cart', { items: [], rate, value: 0 }, null],
  ['where we do not ship', { items: parcel, rate: null, value: 1 }, null],
] as const)('works out the amount missing for free delivery %s', (_what, sent, expected) => {
  expect(untilFree(sent.items, sent.rate, gbp(sent.value))?.missing.amount ?? null).toBe(expected)
})

test.each([
  [0, 0],
  [33_33, 0.33],
  [99_99, 1],
])('of 100 pounds %i pence are the share %d of free delivery', (value, share) => {
  expect(untilFree(parcel, rate, gbp(value))?.progress).toBe(share)
})

test.each(Object.entries(minorDigits))('converts a rate in %s to minor units', (code, digits) => {
  const currency = code as keyof typeof minorDigits
  expect(inMinor(4, currency)).toEqual({ amount: 4 * 10 ** digits, currency })
})

test('loses no penny of a rate to floating point', () => {
  expect(inMinor(19.99, 'GBP').amount).toBe(1_999)
  expect(inMinor(1.15, 'EUR').amount).toBe(115)
  expect(inMinor(1_500, 'JPY').amount).toBe(1_500)
  expect(
    shippingOf(parcel, { ...rate, parcel: 1_500, freeFrom: 20_000 }, money(19_999, 'JPY')),
  ).toEqual({ amount: 1_500, currency: 'JPY' })
})

test('throws for a negative rate', () => {
  expect(() => inMinor(-1, 'GBP')).toThrow('Nobody can be asked to pay')
})

test.each([
  [undefined, [false, true]],
  ['bikes', [false, true]],
  ['always', [true, true]],
  ['never', [false, false]],
] as const)(
  'with the rule %s a parcel and a bike need a telephone number: %o',
  (rule, expected) => {
    const ruled = rule === undefined ? rate : { ...rate, telephone: rule }
    expect([parcel, withBike].map((items) => needsTelephone(items, ruled))).toEqual(expected)
  },
)

test.each([
  ['a bike', { content: 'bike', value: 2_988_95 }, [49_50, null]],
  ['a parcel below the threshold', { content: 'parcel', value: 99_99 }, [3_95, 100_00]],
  ['a parcel at the threshold itself', { content: 'parcel', value: 100_00 }, [0, null]],
] as const)('beside the price of %s stands what a cart with it alone pays', (_what, sent, note) => {
  const { cost, freeFrom } = deliveryNote(sent.content, rate, gbp(sent.value)) ?? {}
  expect([cost?.amount, freeFrom?.amount ?? null]).toEqual(note)
  const items = sent.content === 'bike' ? withBike : parcel
  expect(cost).toEqual(shippingOf(items, rate, gbp(sent.value)))
})

test('beside a price stands no figure where nothing is delivered', () => {
  expect(deliveryNote('bike', { ...rate, bike: null }, gbp(1))).toBeNull()
  expect(deliveryNote('parcel', null, gbp(1))).toBeNull()
})
