import type { WithdrawalForm } from '#/orders/withdrawal/withdrawal-form.ts'
import type { OrderedLine } from '#/checkout/order/order-view.ts'
import type { ShownReceipt } from './withdrawal-cookies.ts'

/**
 * The second step's data: the declaration, and the order's lines if the visitor proved that the
 * order is theirs.
 */
export type WithdrawalView = {
  form: WithdrawalForm
  order: { lines: readonly OrderedLine[]; deadline: string | null; isLate: boolean } | null
}

export type ReceiptView = ShownReceipt & { declaredOn: string }
