import { money } from '#/money/money.ts'
import { nonNegative } from '#/money/non-negative.ts'
import type { OrderTotals, StoredTotals } from './order.ts'

/**
 * Orders placed before duty was part of every price (decision 0015) store it as an amount of its own. It is
 * shown with the delivery, so that the rows of such an order add up to its total.
 */
export function withOldDuty({ duty, ...totals }: StoredTotals): OrderTotals {
  if (!duty) return totals
  const delivery = duty.amount + (totals.shipping?.amount ?? 0)
  return { ...totals, shipping: nonNegative(money(delivery, duty.currency)) }
}
