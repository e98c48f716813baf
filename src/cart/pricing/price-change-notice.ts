import { type Money, money } from '#/money/money.ts'
import type { CartLine, CartNotice } from '#/cart/lines/cart.ts'
import { paintedPrice } from './line-price.ts'
import type { PricedLine } from './price-cart.ts'

/** The price of one piece with its paint; null when it is no longer sold. */
const unitOf = ({ unit }: PricedLine): Money | null => unit && paintedPrice(unit)

/** A price in another currency does not count as changed. */
function isChanged(priced: PricedLine): boolean {
  const lastSeen = priced.line.lastSeenPrice
  const now = unitOf(priced)
  return Boolean(
    lastSeen && now && lastSeen.currency === now.currency && lastSeen.amount !== now.amount,
  )
}

/** A notice for each line whose price has changed since the shopper last saw it. */
export const changedPrices = (lines: readonly PricedLine[]): CartNotice[] =>
  lines.filter(isChanged).map(({ line }) => ({
    code: 'PRICE_CHANGED',
    uid: line.uid,
    sku: line.sku,
  }))

/** The lines with their current prices recorded as seen by the shopper. */
export const withSeenPrices = (lines: readonly PricedLine[]): CartLine[] =>
  lines.map((priced) => {
    const price = unitOf(priced) ?? priced.line.lastSeenPrice
    return price
      ? { ...priced.line, lastSeenPrice: money(price.amount, price.currency) }
      : priced.line
  })
