import { aCart, aMarket, anItem, aPart, catalogueOf } from '#/cart/api/sample-cart.ts'
import type { CartLine } from '#/cart/lines/cart.ts'
import { type PricingInputs, priceCart } from './price-cart.ts'

/** Products with odd pence, and a cart of them priced in a shop with the given differences. */

export const helmet = anItem('HELMET', 89_95, { categoryIds: [4] })
export const bell = anItem('BELL', 20_01)
export const bike = anItem('BIKE', 2_899_99, { kind: 'bike', parts: { wheelset: 'OWN' } })
const catalogue = catalogueOf(
  helmet,
  bell,
  bike,
  anItem('GIFT-CARD', 250_00, { hsCode: '490700' }),
  aPart('OWN', 399_99),
  aPart('CHEAP', 149_50),
  aPart('BBCOLOUR-FOG', 250_03, 'frameColour'),
)
export const painted = { colour: { uid: 'c', sku: 'BBCOLOUR-FOG' } }
const rate = { parcel: 3.95, freeFrom: 150, bike: 49.5, days: [1, 3] as const }
export const priced = (lines: readonly CartLine[], inputs: Partial<PricingInputs> = {}) =>
  priceCart(aCart(lines), {
    catalogue,
    stock: new Map(),
    held: new Map(),
    coupon: null,
    market: aMarket(),
    shipping: rate,
    ...inputs,
  })
