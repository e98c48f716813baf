import { Refusal } from '#/platform/api/refusal.ts'
import type { OrderRefusal, Pieces } from './order.ts'
import {
  allOpen,
  type Dealings,
  isAnySent,
  mostPieces,
  paidFor,
  type PiecesStep,
  refundable,
} from '#/orders/placing/order-pieces.ts'
import { nextState, type OrderEvent, type OrderState, type OrderStep } from './order-state.ts'

export type StepRequest = {
  /** Left out, all that the step can be about. */
  pieces?: readonly Pieces[] | undefined
  /** Minor units; left out, what the pieces cost, or all of it. */
  amount?: number | undefined
}

/** What a step comes to. */
export type StepPlan = {
  state: OrderState
  event: OrderEvent
  /** What leaves the house. */
  sent: readonly Pieces[]
  /** What is called off, and whether nothing of the order is left. */
  calledOff: readonly Pieces[]
  isOver: boolean
  credit: { kind: 'cancel' | 'refund'; amount: number; lines: readonly Pieces[] } | null
}

const nothing = { sent: [], calledOff: [], isOver: false, credit: null }

/** What a step would do to an order as it stands; null where it cannot be taken at all. */
export function planStep(order: Dealings, step: OrderStep, wish: StepRequest): StepPlan | null {
  const state = nextState(order.state, step, order.delivery.kind)
  if (state === null) return null
  if (step === 'ship') return planShipment(order, wish)
  if (step === 'cancel') return planCancellation(order, wish)
  if (step === 'refund') return planRefund(order, wish)
  return { ...nothing, state, event: step }
}

function planShipment(order: Dealings, { pieces }: StepRequest): StepPlan {
  const sent = checked(order, 'ship', pieces ?? allOpen(order))
  const isAll = isAllOpen(order, sent)
  return {
    ...nothing,
    state: isAll ? 'shipped' : 'part-shipped',
    event: isAll ? 'ship' : 'ship-part',
    sent,
  }
}

/** Only what was not sent can be called off; when the rest was, the order is on its way. */
function planCancellation(order: Dealings, { pieces }: StepRequest): StepPlan {
  const calledOff = checked(order, 'cancel', pieces ?? allOpen(order))
  const isAll = isAllOpen(order, calledOff)
  const isOver = isAll && !isAnySent(order)
  const left = refundable(order)
  // with the last piece goes what was paid for delivery
  const amount = isOver ? left : Math.min(paidFor(order, calledOff), left)
  return {
    ...nothing,
    state: isOver ? 'cancelled' : isAll ? 'shipped' : order.state,
    event: isOver ? 'cancel' : 'cancel-part',
    calledOff,
    isOver,
    credit: { kind: 'cancel', amount, lines: calledOff },
  }
}

/** Never more than was paid; and all of it only when nothing waits to be sent any more. */
function planRefund(order: Dealings, { pieces, amount: asked }: StepRequest): StepPlan {
  const lines = pieces ? checked(order, 'refund', pieces) : []
  const left = refundable(order)
  const worth = pieces ? Math.min(paidFor(order, lines), left) : left
  const amount = asked ?? worth
  if (!Number.isInteger(amount) || amount < 1 || amount > left)
    throw new Refusal<OrderRefusal>('order-amount-refused', { values: { most: left } })
  const isAll = amount === left
  if (isAll && allOpen(order).length > 0) throw new Refusal<OrderRefusal>('order-still-open')
  return {
    ...nothing,
    state: isAll ? 'refunded' : order.state,
    event: isAll ? 'refund' : 'refund-part',
    credit: { kind: 'refund', amount, lines },
  }
}

function checked(order: Dealings, step: PiecesStep, pieces: readonly Pieces[]): readonly Pieces[] {
  const isEachOnce = new Set(pieces.map(({ uid }) => uid)).size === pieces.length
  if (pieces.length === 0 || !isEachOnce)
    throw new Refusal<OrderRefusal>('order-pieces-refused', { values: { name: '', most: 0 } })
  for (const { uid, quantity } of pieces) {
    const line = order.lines.find((each) => each.uid === uid)
    const most = line ? mostPieces(order, line, step) : 0
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > most)
      throw new Refusal<OrderRefusal>('order-pieces-refused', {
        values: { name: line?.sku ?? uid, most },
      })
  }
  return pieces
}

const isAllOpen = (order: Dealings, pieces: readonly Pieces[]): boolean =>
  allOpen(order).every(({ uid, quantity }) =>
    pieces.some((each) => each.uid === uid && each.quantity === quantity),
  )
