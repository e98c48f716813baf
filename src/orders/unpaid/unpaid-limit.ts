import { paymentSettings } from '#/platform/config/settings.ts'

/** A number of pieces and their price in pence sterling, whatever currency they are sold in. */
export type Reserved = { pieces: number; pence: number }

const { perOrder, perNetwork } = paymentSettings.unpaid

const isOver = ({ pieces, pence }: Reserved, limit: { pieces: number; pounds: number }): boolean =>
  pieces > limit.pieces || pence > limit.pounds * 100

/** The reason why an order may not be reserved before payment; null if it may. */
export function unpaidProblem(
  order: Reserved,
  ofNetwork: Reserved,
): 'order-too-large' | 'too-many-unpaid' | null {
  if (isOver(order, perOrder)) return 'order-too-large'
  const together = {
    pieces: ofNetwork.pieces + order.pieces,
    pence: ofNetwork.pence + order.pence,
  }
  return isOver(together, perNetwork) ? 'too-many-unpaid' : null
}
