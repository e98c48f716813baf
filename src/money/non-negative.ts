import type { Currency } from './currency.ts'
import { type Money, money } from './money.ts'

declare const isNeverBelowZero: unique symbol

/**
 * An amount that somebody is asked to pay: a price, a line, a cart, an order. Only `nonNegative` and
 * `isNonNegative` give this type, so a sum that fell below zero cannot be passed on as one.
 */
export type NonNegativeMoney = Money & { readonly [isNeverBelowZero]: true }

export const isNonNegative = (amount: Money): amount is NonNegativeMoney => amount.amount >= 0

/** For sums that cannot be below zero by their rule: one that is points to a fault of ours. */
export function nonNegative(amount: Money): NonNegativeMoney {
  if (isNonNegative(amount)) return amount
  throw new Error(`Nobody can be asked to pay ${amount.amount} ${amount.currency}`)
}

export const zero = (currency: Currency): NonNegativeMoney => nonNegative(money(0, currency))
