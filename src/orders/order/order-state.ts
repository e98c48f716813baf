/** Where an order stands. It is pending until the money is promised. */
export const orderStates = [
  'pending',
  'declined',
  'timed-out',
  'held',
  'processing',
  'part-shipped',
  'shipped',
  'ready',
  'complete',
  'cancelled',
  'refunded',
] as const
export type OrderState = (typeof orderStates)[number]

export type OrderStep =
  | 'pay'
  | 'decline'
  | 'time-out'
  | 'hold'
  | 'accept'
  | 'ship'
  | 'ready'
  | 'complete'
  | 'cancel'
  | 'refund'

/** A step as the order's history has it: some can be taken for a part of the order. */
export type OrderEvent = OrderStep | 'ship-part' | 'cancel-part' | 'refund-part' | RefundEvent

/** What became of the money of a credit note. */
export type RefundEvent = 'money-refunded' | 'money-refused' | 'money-by-hand'

type Move = {
  from: readonly OrderState[]
  to: OrderState
  /** Only for goods that travel, or only for those that are fetched. */
  delivery?: 'home' | 'store'
  /** Whether goods go back to their shelves and the coupon to its owner. */
  givesBack?: true
}

/**
 * Every move an order can make; what is not here does not happen. Sending, calling off and paying back
 * can be done in parts: `to` is then where the last of them leads.
 */
const moves: Record<OrderStep, Move> = {
  pay: { from: ['pending'], to: 'processing' },
  decline: { from: ['pending'], to: 'declined', givesBack: true },
  'time-out': { from: ['pending'], to: 'timed-out', givesBack: true },
  // Paid, but another sum than was agreed: it is not sent before a person has looked at it.
  hold: { from: ['pending'], to: 'held' },
  accept: { from: ['held'], to: 'processing' },
  ship: { from: ['processing', 'part-shipped'], to: 'shipped', delivery: 'home' },
  ready: { from: ['processing'], to: 'ready', delivery: 'store' },
  complete: { from: ['shipped', 'ready'], to: 'complete' },
  cancel: {
    from: ['held', 'processing', 'part-shipped', 'ready'],
    to: 'cancelled',
    givesBack: true,
  },
  // What was sent is gone from the shelf; whether it comes back, and how, is for the workshop to see.
  refund: {
    from: ['processing', 'part-shipped', 'shipped', 'ready', 'complete'],
    to: 'refunded',
  },
}

export type Delivered = 'home' | 'store'

/** The state after a step, or null where the step cannot be taken. */
export function nextState(
  state: OrderState,
  step: OrderStep,
  delivery: Delivered,
): OrderState | null {
  const move = moves[step]
  if (!move.from.includes(state)) return null
  return move.delivery && move.delivery !== delivery ? null : move.to
}

export const givesBack = (step: OrderStep): boolean => moves[step].givesBack === true

/** The steps that can be taken from here, for who asks what can be done. */
export const stepsFrom = (state: OrderState, delivery: Delivered): OrderStep[] =>
  (Object.keys(moves) as OrderStep[]).filter((step) => nextState(state, step, delivery) !== null)

/** Whether it ever became an order: what failed before the money was promised is none. */
export const isPlaced = (state: OrderState): boolean =>
  state !== 'pending' && state !== 'declined' && state !== 'timed-out'
