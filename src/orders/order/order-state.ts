import { keysOf } from '#/platform/types/typed-keys.ts'

/** The states of an order. It is `pending` until the payment is authorised. */
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

/** The steps that staff take by the command; the others follow from the payment. */
const staffSteps = [
  'accept',
  'ship',
  'ready',
  'complete',
  'cancel',
  'refund',
] as const satisfies readonly OrderStep[]
export type StaffStep = (typeof staffSteps)[number]
const isStaffStep = (step: string): step is StaffStep => staffSteps.some((known) => known === step)

/** A step as recorded in the order's history; some steps can cover part of an order. */
export type OrderEvent = OrderStep | 'ship-part' | 'cancel-part' | 'refund-part' | RefundEvent

/** The outcome of the payment that belongs to a credit note. */
export type RefundEvent = 'money-refunded' | 'money-refused' | 'money-by-hand'

type Transition = {
  from: readonly OrderState[]
  to: OrderState
  /** Set if the step exists only for home delivery, or only for collection in a store. */
  delivery?: 'home' | 'store'
  /** Whether the step returns stock, and with the last part of the order the coupon. */
  givesBack?: true
}

/**
 * Every transition an order can make. Shipping, cancelling and refunding can be done in parts: `to`
 * is the state after the last part.
 */
const transitions: Record<OrderStep, Transition> = {
  pay: { from: ['pending'], to: 'processing' },
  decline: { from: ['pending'], to: 'declined', givesBack: true },
  'time-out': { from: ['pending'], to: 'timed-out', givesBack: true },
  // An outside checkout was paid for what cannot be sent as it is, so a person checks the order first.
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
  // A refund returns no stock: the workshop decides whether a returned item can be sold again.
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
  const transition = transitions[step]
  if (!transition.from.includes(state)) return null
  return transition.delivery && transition.delivery !== delivery ? null : transition.to
}

export const givesBack = (step: OrderStep): boolean => transitions[step].givesBack === true

/** The steps that are possible from a state. */
export const stepsFrom = (state: OrderState, delivery: Delivered): OrderStep[] =>
  keysOf(transitions).filter((step) => nextState(state, step, delivery) !== null)

/** Those of them that staff can take. */
export const staffStepsFrom = (state: OrderState, delivery: Delivered): StaffStep[] =>
  stepsFrom(state, delivery).filter(isStaffStep)

/** The states in which nothing of an order is left to be paid, sent or collected. */
export const closedStates = [
  'declined',
  'timed-out',
  'complete',
  'cancelled',
  'refunded',
] as const satisfies readonly OrderState[]

/** Attempts that never became orders. */
export const failedStates = ['declined', 'timed-out'] as const satisfies readonly OrderState[]

/** An attempt whose payment was never authorised does not count as an order. */
export const isPlaced = (state: OrderState): boolean =>
  state !== 'pending' && !failedStates.some((failed) => failed === state)
