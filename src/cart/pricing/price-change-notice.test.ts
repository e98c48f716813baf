import { expect, test } from 'vitest'
import { money } from '#/money/money.ts'
import { priceCart } from './price-cart.ts'
import {
  aCart,
  anItem,
  aLine,
  aMarket,
  aPart,
  euroRule,
  catalogueOf,
} from '#/cart/api/sample-cart.ts'
import { changedPrices, withSeenPrices } from './price-change-notice.ts'

const catalogue = catalogueOf(
  anItem('HELMET', 89_95),
  anItem('BIKE', 2_899_99, { kind: 'bike' }),
  aPart('BBCOLOUR-FOG', 250_03, 'frameColour'),
)
const priced = (line: Parameters<typeof aLine>[1], sku = 'HELMET', market = aMarket()) =>
  priceCart(aCart([aLine(sku, line)]), {
    catalogue,
    stock: new Map(),
    held: new Map(),
    coupon: null,
    market,
    shipping: null,
  }).lines
const painted = { colour: { uid: 'c', sku: 'BBCOLOUR-FOG' } }
const gbp = (amount: number) => money(amount, 'GBP')

test.each([
  ['as much as before', 89_95, []],
  ['a penny more', 89_94, ['PRICE_CHANGED']],
  ['a penny less', 89_96, ['PRICE_CHANGED']],
])('reports changed prices of a helmet that costs %s', (_what, lastSeen, codes) => {
  expect(
    changedPrices(priced({ lastSeenPrice: gbp(lastSeen), quantity: 3 })).map(({ code }) => code),
  ).toEqual(codes)
})

test('names the line in the notice', () => {
  expect(changedPrices(priced({ lastSeenPrice: gbp(1) }))).toEqual([
    { code: 'PRICE_CHANGED', uid: 'uid-HELMET', sku: 'HELMET' },
  ])
})

test('includes paint in the last seen price', () => {
  expect(changedPrices(priced({ ...painted, lastSeenPrice: gbp(3_150_02) }, 'BIKE'))).toEqual([])
  expect(changedPrices(priced({ ...painted, lastSeenPrice: gbp(2_899_99) }, 'BIKE'))).toHaveLength(
    1,
  )
})

test.each([
  ['was never seen', {}, 'HELMET', aMarket()],
  ['is in another currency', { lastSeenPrice: gbp(1) }, 'HELMET', aMarket('de', euroRule)],
  ['is of an item that is no longer sold', { lastSeenPrice: gbp(1) }, 'GONE', aMarket()],
])('does not report a price that %s', (_what, line, sku, market) => {
  expect(changedPrices(priced(line, sku, market))).toEqual([])
})

test('records the price of one piece with its paint', () => {
  expect(withSeenPrices(priced({ quantity: 3 })).map(({ lastSeenPrice }) => lastSeenPrice)).toEqual(
    [gbp(89_95)],
  )
  expect(withSeenPrices(priced(painted, 'BIKE'))[0]?.lastSeenPrice).toEqual(gbp(3_150_02))
})

test('keeps the last seen price of an item that is no longer sold', () => {
  expect(withSeenPrices(priced({ lastSeenPrice: gbp(89_95) }, 'GONE'))[0]?.lastSeenPrice).toEqual(
    gbp(89_95),
  )
  expect(withSeenPrices(priced({}, 'GONE'))[0]).not.toHaveProperty('lastSeenPrice')
})

test('records a new price and keeps the rest of the line', () => {
  const [line] = withSeenPrices(priced({ lastSeenPrice: gbp(1), quantity: 3 }))
  expect(line).toEqual(aLine('HELMET', { lastSeenPrice: gbp(89_95), quantity: 3 }))
})
