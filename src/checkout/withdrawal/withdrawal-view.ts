import type { WithdrawalForm } from '#/orders/withdrawal/withdrawal-form.ts'
import type { OrderedLine } from '#/checkout/order/order-view.ts'

/**
 * The second step's data: the declaration, and the order's lines if the visitor proved that the
 * order is theirs.
 */
export type WithdrawalView = {
  form: WithdrawalForm
  order: { lines: readonly OrderedLine[]; deadline: string | null; isLate: boolean } | null
}
