import { paymentSettings } from '#/platform/config/settings.ts'

/** A number of pieces and their price in pence sterling, whatever currency they are sold in. */
export type Reserved = { pieces: number; pence: number }

/** The most that may be had at a time without payment, as a refusal names it. */
export type MostUnpaid = { pieces: number; sum: string }

const { perOrder, perNetwork } = paymentSettings.unpaid

const isOver = ({ pieces, pence }: Reserved, limit: { pieces: number; pounds: number }): boolean =>
  pieces > limit.pieces || pence > limit.pounds * 100

/** Whether this is more than one order may have before payment. */
export const isTooLarge = (order: Reserved): boolean => isOver(order, perOrder)

/** The reason why an order may not be reserved before payment; null if it may. */
export function unpaidProblem(
  order: Reserved,
  ofNetwork: Reserved,
): 'order-too-large' | 'too-many-unpaid' | null {
  if (isTooLarge(order)) return 'order-too-large'
  const together = {
    pieces: ofNetwork.pieces + order.pieces,
    pence: ofNetwork.pence + order.pence,
  }
  return isOver(together, perNetwork) ? 'too-many-unpaid' : null
}
