import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorDigits } from '#/money/currency.ts'
import { homeRule } from '#/pricing/price-rule.ts'
import { aCoupon, aLine, aMarket, euroRule, withParts } from '#/cart/api/sample-cart.ts'
import { painted, priced } from './sample-pricing.ts'

test('adds up lines and delivery, and states the tax contained', () => {
  const cart = priced([aLine('HELMET'), aLine('BELL', { quantity: 2 })])
  expect(cart.lines.map(({ total }) => total.amount)).toEqual([89_95, 40_02])
  expect(cart).toMatchObject({
    currency: 'GBP',
    subtotal: { amount: 129_97 },
    // 129.97 / 1.2 = 108.308…
    subtotalWithoutTax: { amount: 108_31 },
    shipping: { amount: 3_95 },
    // 129.97 of 150
    untilFreeShipping: { missing: { amount: 20_03 }, progress: 0.87 },
    discounts: [],
    total: { amount: 133_92 },
    taxPercent: 20,
    tax: { amount: 22_32 },
    coupon: null,
    notices: [],
  })
})

test.each([
  // 8995 / 6 = 1499.17 down, 2001 / 6 = 333.5 up, 6003 / 6 = 1000.5 up, 29990 / 6 = 4998.33 down
  [[aLine('HELMET')], 14_99],
  [[aLine('BELL')], 3_34],
  [[aLine('BELL', { quantity: 3 })], 10_01],
  [[aLine('HELMET', { quantity: 2 }), aLine('BELL', { quantity: 6 })], 49_99],
])('rounds the tax to the nearest penny, half a penny up: %#', (lines, tax) => {
  expect(priced(lines, { shipping: null }).tax.amount).toBe(tax)
})

test('charges paint for each of two bikes', () => {
  const [line] = priced([aLine('BIKE', { quantity: 2, ...withParts('CHEAP'), ...painted })]).lines
  expect(line?.total.amount).toBe(2 * (2_899_99 - 250_49 + 250_03))
})

test('ignores a line that is no longer sold in total and delivery', () => {
  const cart = priced([aLine('HELMET'), aLine('GONE', { quantity: 5 })])
  expect(cart.lines.map(({ total, problem, item }) => [total.amount, problem, item?.sku])).toEqual([
    [89_95, null, 'HELMET'],
    [0, 'unknownSku', undefined],
  ])
  expect(cart.total.amount).toBe(93_90)
  const gonePart = priced([aLine('BIKE', withParts('GONE')), aLine('HELMET')])
  expect(gonePart.lines[0]).toMatchObject({ unit: null, problem: 'partGone' })
  expect(gonePart.shipping?.amount).toBe(3_95)
})

test('a line that cannot be bought is promised for no day, and the cart for none either', () => {
  const cart = priced([aLine('BIKE', withParts('GONE')), aLine('HELMET')])
  expect(cart.lines.map(({ dispatchDate }) => dispatchDate !== null)).toEqual([false, true])
  expect([cart.dispatchDate, cart.deliveryDates]).toEqual([null, null])
})

test('a gift card contains no tax: it is due when the card is redeemed', () => {
  const alone = priced([aLine('GIFT-CARD')], { shipping: null })
  expect(alone).toMatchObject({
    total: { amount: 250_00 },
    tax: { amount: 0 },
    subtotalWithoutTax: { amount: 250_00 },
  })
  const two = aLine('GIFT-CARD', { quantity: 2 })
  const beside = priced([two, aLine('HELMET')], { shipping: null, coupon: aCoupon() })
  // 89.95 − 9.00 = 80.95, of which a sixth is tax; 500 + 89.95 / 1.2 without tax
  expect(beside).toMatchObject({
    total: { amount: 580_95 },
    tax: { amount: 13_49 },
    subtotalWithoutTax: { amount: 574_96 },
  })
})

test('charges nothing for an empty cart', () => {
  expect(priced([])).toMatchObject({
    subtotal: { amount: 0 },
    shipping: null,
    untilFreeShipping: null,
    total: { amount: 0 },
    tax: { amount: 0 },
    dispatchDate: null,
  })
})

test('takes a coupon off line by line before delivery', () => {
  // 169.97 − 16.997 (half a penny up) = 152.97, still free
  const lines = [aLine('HELMET'), aLine('BELL', { quantity: 4 })]
  const cart = priced(lines, { coupon: aCoupon() })
  expect(cart.lines.map(({ discount }) => discount.amount)).toEqual([9_00, 8_00])
  expect(cart).toMatchObject({
    subtotal: { amount: 169_99 },
    shipping: { amount: 0 },
    total: { amount: 152_99 },
    discounts: [{ amount: { amount: 17_00 }, appliedTo: 'ITEM' }],
    tax: { amount: 25_50 },
  })
  const less = priced(lines, { coupon: aCoupon({ value: 20 }) })
  expect(less.shipping?.amount).toBe(3_95)
  expect(less.untilFreeShipping?.missing.amount).toBe(150_00 - (169_99 - 34_00))
})

test('reduces only eligible lines and lists the discount once', () => {
  const lines = [aLine('HELMET'), aLine('BELL')]
  const cart = priced(lines, { coupon: aCoupon({ value: 50, categoryIds: [4] }) })
  expect(cart.lines.map(({ discount }) => discount.amount)).toEqual([44_98, 0])
  expect(cart.discounts.map(({ amount, appliedTo }) => [amount.amount, appliedTo])).toEqual([
    [44_98, 'ITEM'],
  ])
})

test('takes nothing off a gift card', () => {
  const lines = [aLine('GIFT-CARD', { quantity: 4 }), aLine('HELMET')]
  const cart = priced(lines, { coupon: aCoupon({ value: 20 }) })
  expect(cart.lines.map(({ discount }) => discount.amount)).toEqual([0, 17_99])
  expect(cart.total.amount).toBe(4 * 250_00 + 89_95 - 17_99)
  expect(priced([aLine('GIFT-CARD')], { coupon: aCoupon({ value: 20 }) }).coupon).toBeNull()
})

test('takes only delivery off for a free delivery coupon', () => {
  const coupon = aCoupon({ kind: 'free-shipping', value: 0 })
  expect(priced([aLine('HELMET')], { coupon })).toMatchObject({
    shipping: { amount: 3_95 },
    untilFreeShipping: null,
    discounts: [{ amount: { amount: 3_95 }, appliedTo: 'SHIPPING' }],
    total: { amount: 89_95 },
  })
  // Free delivery leaves no discount to list.
  const free = priced([aLine('HELMET', { quantity: 2 })], { coupon })
  expect(free.discounts).toEqual([])
  expect(free.untilFreeShipping).toBeNull()
})

test('ignores a coupon that no longer applies', () => {
  const cart = priced([aLine('HELMET')], { coupon: aCoupon({ minSpend: 89_96 }) })
  expect(cart.coupon).toBeNull()
  expect(cart.total.amount).toBe(93_90)
  expect(priced([aLine('HELMET')], { coupon: aCoupon({ minSpend: 89_95 }) }).total.amount).toBe(
    84_90,
  )
})

test.each([
  ['at home', 'gb', homeRule, 20],
  ['by a rule with its own tax', 'de', euroRule, 19],
  ['by a rule without tax', 'us', { ...euroRule, currency: 'USD' as const, taxPercent: 0 }, 0],
  ['without a rule of its own', 'jp', homeRule, 20],
  ['without a rule, whatever the tax there', 'fi', homeRule, 20],
])('states the tax contained in a price %s', (_what, code, rule, percent) => {
  const cart = priced([aLine('HELMET')], { market: aMarket(code, rule), shipping: null })
  const { amount } = cart.total
  expect(cart.taxPercent).toBe(percent)
  expect(cart.tax.amount).toBe(Math.round((amount * percent) / (100 + percent)))
  expect(cart.subtotalWithoutTax.amount).toBe(amount - cart.tax.amount)
})

test.each(['JPY', 'KRW'] as const)('prices a cart in %s without hundredths', (currency) => {
  expect(minorDigits[currency]).toBe(0)
  const country = currency === 'JPY' ? 'jp' : 'kr'
  const rounding = { direction: 'up' as const, bands: [{ from: 0, step: 1, ending: 0 }] }
  const rule = { ...euroRule, currency, taxPercent: 10, rate: 196.4, rounding }
  const cart = priced([aLine('HELMET', { quantity: 3 })], {
    market: aMarket(country, rule),
    shipping: { parcel: 1_500, freeFrom: 60_000, bike: null, days: [6, 12] },
    coupon: aCoupon({ kind: 'amount', value: 10_00 }),
  })
  // 89.95 / 1.2 × 1.1 × 196.4 = 16,194.0…, up to the next yen
  const unit = Math.ceil((89.95 / 1.2) * 1.1 * 196.4)
  expect(cart.subtotal).toEqual({ amount: unit * 3, currency })
  expect(cart.discounts[0]?.amount.amount).toBe(1_964)
  expect(cart.shipping?.amount).toBe(1_500)
  expect(cart.total.amount).toBe(unit * 3 - 1_964 + 1_500)
  expect(cart.tax.amount).toBe(Math.round(cart.total.amount / 11))
})

test('adds no delivery or delivery discount where we do not ship', () => {
  const coupon = aCoupon({ kind: 'free-shipping', value: 0 })
  expect(priced([aLine('HELMET')], { coupon, shipping: null })).toMatchObject({
    shipping: null,
    discounts: [],
    total: { amount: 89_95 },
  })
  expect(priced([aLine('GONE')])).toMatchObject({
    shipping: null,
    untilFreeShipping: null,
    total: { amount: 0 },
  })
})

test('adds up without a negative amount for any cart', () => {
  let reduced = 0
  const line = fc.record({
    sku: fc.constantFrom('HELMET', 'BELL', 'BIKE', 'GONE'),
    quantity: fc.integer({ min: 1, max: 99 }),
    isPainted: fc.boolean(),
    parts: fc.constantFrom([], ['CHEAP'], ['OWN'], ['GONE']),
  })
  const coupon = fc.option(
    fc.record({
      kind: fc.constantFrom('percent' as const, 'amount' as const, 'free-shipping' as const),
      value: fc.nat({ max: 200 }),
    }),
  )
  const market = fc.constantFrom(aMarket(), aMarket('de', euroRule), aMarket('fi', homeRule))
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), coupon, market, (rows, terms, anyMarket) => {
      const lines = rows.map(({ sku, quantity, isPainted, parts }, index) =>
        aLine(sku, {
          uid: `${index}`,
          quantity,
          ...withParts(...parts),
          ...(isPainted && painted),
        }),
      )
      const cart = priced(lines, { coupon: terms && aCoupon(terms), market: anyMarket })
      const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
      expect(cart.subtotal.amount).toBe(sumOf(cart.lines.map(({ total }) => total.amount)))
      const off = sumOf(cart.discounts.map(({ amount }) => amount.amount))
      expect(cart.total.amount).toBe(cart.subtotal.amount + (cart.shipping?.amount ?? 0) - off)
      expect(cart.total.amount).toBeGreaterThanOrEqual(0)
      expect(cart.tax.amount).toBeLessThanOrEqual(cart.total.amount)
      for (const { total, discount } of cart.lines)
        expect(discount.amount).toBeLessThanOrEqual(total.amount)
      if (off > 0) reduced += 1
    }),
    { numRuns: 300 },
  )
  expect(reduced).toBeGreaterThan(30)
})
