import { isEuCountry } from '#/country/country.ts'
import type { OrderState } from '#/orders/order/order-state.ts'
import type { WholeOrder } from '#/orders/order/order.ts'
import { uncreditedLines } from '#/orders/pieces/order-pieces.ts'

/** Countries whose buyers have a right to withdraw or, in British words, to cancel. */
export const hasWithdrawalRight = (country: string): boolean =>
  isEuCountry(country) || country === 'gb'

const ended: readonly OrderState[] = ['pending', 'cancelled', 'refunded']

/** Whether something is left that the buyer can return and has not withdrawn from yet. */
export function canWithdraw(order: WholeOrder): boolean {
  const { country, state, withdrawals } = order
  if (!hasWithdrawalRight(country) || ended.includes(state)) return false
  const isDeclared = (uid: string) =>
    withdrawals.some(({ lines }) => lines.length === 0 || lines.includes(uid))
  return uncreditedLines(order).some(({ uid, isReturnable }) => isReturnable && !isDeclared(uid))
}
