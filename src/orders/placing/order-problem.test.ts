import { expect, test } from 'vitest'
import type { CartLine } from '#/cart/lines/cart.ts'
import { type PricingInputs, priceCart } from '#/cart/pricing/price-cart.ts'
import { aCart, aCoupon, anItem, aLine, aMarket, catalogueOf } from '#/cart/api/sample-cart.ts'
import { money } from '#/money/money.ts'
import { problemOf } from './order-problem.ts'

const rate = { parcel: 3.95, freeFrom: null, bike: null, days: [1, 3] as const }
const catalogue = catalogueOf(
  anItem('HELMET', 89_95),
  anItem('BELL', 20_01, { leadTimeDays: null, name: { en: 'Bell', de: 'Glocke' } }),
  anItem('LAMP', 49_99, { soldOnlyTo: ['de'], name: { en: 'Lamp', de: 'Lampe' } }),
  anItem('BIKE', 2_899_99, { kind: 'bike' }),
)
const priced = (lines: readonly CartLine[], inputs: Partial<PricingInputs> = {}, couponCode = '') =>
  priceCart(aCart(lines, { couponCode: couponCode || null }), {
    catalogue,
    stock: new Map([['BELL', 1]]),
    held: new Map(),
    coupon: null,
    market: aMarket(),
    shipping: rate,
    ...inputs,
  })
const bells = (quantity: number) => aLine('BELL', { quantity })

test('a valid cart can be ordered at the total that was shown', () => {
  const cart = priced([aLine('HELMET'), bells(1)])
  expect(problemOf(cart, null, 'en')).toBeNull()
  // £89.95, £20.01 and £3.95
  expect(problemOf(cart, { total: money(113_91, 'GBP'), dispatchDate: null }, 'en')).toBeNull()
})

test.each([
  ['nothing in it', [], 'cart-empty', ''],
  ['more than there are', [aLine('HELMET'), bells(2)], 'insufficient-stock', 'Bell'],
  ['an item not sold here', [aLine('LAMP'), bells(2)], 'line-unavailable', 'Lamp'],
  ['an item no longer sold', [aLine('GONE')], 'line-unavailable', 'GONE'],
  ['an item delivered nowhere', [aLine('BIKE')], 'not-delivered-there', ''],
])('a cart with %s cannot be ordered', (_what, lines, code, name) => {
  expect(problemOf(priced(lines), null, 'en')).toEqual({ code, name })
})

test('names a sold-out item in the buyer’s language', () => {
  const soldOut = priced([bells(1)], { stock: new Map() })
  expect(problemOf(soldOut, null, 'de')).toEqual({ code: 'insufficient-stock', name: 'Glocke' })
})

test('refuses a coupon that is no longer valid', () => {
  const lines = [aLine('HELMET')]
  const gone = { code: 'coupon-gone', name: '' }
  expect(problemOf(priced(lines, {}, 'GIFT'), null, 'en')).toEqual(gone)
  const late = { coupon: aCoupon({ isActive: false }) }
  expect(problemOf(priced(lines, late, 'GIFT'), null, 'en')).toEqual(gone)
  expect(problemOf(priced(lines, { coupon: aCoupon() }, 'GIFT'), null, 'en')).toBeNull()
})

test.each([
  ['a penny more', money(93_91, 'GBP')],
  ['a penny less', money(93_89, 'GBP')],
  ['as much in another currency', money(93_90, 'EUR')],
])('refuses a total that differs from the one shown: %s', (_what, total) => {
  const shown = { total, dispatchDate: null }
  expect(problemOf(priced([aLine('HELMET')]), shown, 'en')).toEqual({
    code: 'total-changed',
    name: '',
  })
})

test.each([
  ['a day later than shown', '2026-11-16', 'dispatch-later'],
  ['on the day shown', '2026-11-17', undefined],
  ['earlier than shown', '2026-11-18', undefined],
  ['on a day that was not shown', null, undefined],
])('an order that is dispatched %s', (_what, dispatchDate, code) => {
  const cart = { ...priced([aLine('HELMET')]), dispatchDate: '2026-11-17' }
  expect(problemOf(cart, { total: cart.total, dispatchDate }, 'en')?.code).toBe(code)
})
