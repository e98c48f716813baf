import { type Money, money } from '#/money/money.ts'
import type { CartLine, CartNotice } from '#/cart/lines/cart.ts'
import { paintedPrice } from './line-price.ts'
import type { PricedLine } from './price-cart.ts'

/** What one piece costs with its paint; null when it is not sold any more. */
const unitOf = ({ unit }: PricedLine): Money | null => unit && paintedPrice(unit)

/** In another currency a price is not a changed one, only another. */
function isChanged(priced: PricedLine): boolean {
  const { told } = priced.line
  const now = unitOf(priced)
  return Boolean(told && now && told.currency === now.currency && told.amount !== now.amount)
}

/** The lines that cost something else than the shopper was last told. */
export const changedPrices = (lines: readonly PricedLine[]): CartNotice[] =>
  lines.filter(isChanged).map(({ line }) => ({ code: 'PRICE_CHANGED', uid: line.uid }))

/** The lines with what they cost now, as the shopper is about to be told. */
export const withSeenPrices = (lines: readonly PricedLine[]): CartLine[] =>
  lines.map((priced) => {
    const price = unitOf(priced) ?? priced.line.told
    return price ? { ...priced.line, told: money(price.amount, price.currency) } : priced.line
  })
