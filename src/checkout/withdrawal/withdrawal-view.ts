import type { WithdrawalForm } from '#/orders/withdrawal/withdrawal-form.ts'
import type { OrderedLine } from '#/checkout/order/order-view.ts'

/** What the second step shows: the declaration, and the goods where the order is proven to be his. */
export type WithdrawalView = {
  form: WithdrawalForm
  goods: { lines: readonly OrderedLine[]; deadline: string | null; isLate: boolean } | null
}
