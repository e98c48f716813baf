import type { Currency } from './currency.ts'
import { type Money, money } from './money.ts'

declare const isNeverBelowZero: unique symbol

/**
 * An amount to pay: the price of an item, a line, a cart or an order. Only `nonNegative` and
 * `isNonNegative` give this type, so a negative sum cannot be passed on as a price.
 */
export type NonNegativeMoney = Money & { readonly [isNeverBelowZero]: true }

export const isNonNegative = (amount: Money): amount is NonNegativeMoney => amount.amount >= 0

/** For sums that cannot be negative by their rules; throws on a negative one, which is a bug. */
export function nonNegative(amount: Money): NonNegativeMoney {
  if (isNonNegative(amount)) return amount
  throw new Error(`Nobody can be asked to pay ${amount.amount} ${amount.currency}`)
}

export const zero = (currency: Currency): NonNegativeMoney => nonNegative(money(0, currency))
