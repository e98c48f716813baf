import { Refusal } from '#/platform/api/refusal.ts'
import type { OrderRefusal, Pieces } from './order.ts'
import {
  allOpen,
  type OrderRecords,
  isAnySent,
  mostPieces,
  paidFor,
  type PiecesStep,
  refundable,
} from '#/orders/pieces/order-pieces.ts'
import { nextState, type OrderEvent, type OrderState, type OrderStep } from './order-state.ts'

export type StepRequest = {
  /** All possible pieces if left out. */
  pieces?: readonly Pieces[] | undefined
  /** In minor units; if left out, the price of the pieces, or everything that is refundable. */
  amount?: number | undefined
}

/** The effects of a step. */
export type StepPlan = {
  state: OrderState
  event: OrderEvent
  /** The pieces sent with this step. */
  sent: readonly Pieces[]
  /** The pieces cancelled with this step; `isOver` means that nothing of the order is left. */
  cancelled: readonly Pieces[]
  isOver: boolean
  credit: { kind: 'cancel' | 'refund'; amount: number; lines: readonly Pieces[] } | null
}

const nothing = { sent: [], cancelled: [], isOver: false, credit: null }

/** Plans a step on an order's current state; null if the state does not allow it. */
export function planStep(
  order: OrderRecords,
  step: OrderStep,
  request: StepRequest,
): StepPlan | null {
  const state = nextState(order.state, step, order.delivery.kind)
  if (state === null) return null
  if (step === 'ship') return planShipment(order, request)
  if (step === 'cancel') return planCancellation(order, request)
  if (step === 'refund') return planRefund(order, request)
  return { ...nothing, state, event: step }
}

function planShipment(order: OrderRecords, { pieces }: StepRequest): StepPlan {
  const sent = checkPieces(order, 'ship', pieces ?? allOpen(order))
  const isAll = isAllOpen(order, sent)
  return {
    ...nothing,
    state: isAll ? 'shipped' : 'part-shipped',
    event: isAll ? 'ship' : 'ship-part',
    sent,
  }
}

/** Only unsent pieces can be cancelled; if everything else was sent, the order becomes shipped. */
function planCancellation(order: OrderRecords, { pieces }: StepRequest): StepPlan {
  const cancelled = checkPieces(order, 'cancel', pieces ?? allOpen(order))
  const isAll = isAllOpen(order, cancelled)
  const isOver = isAll && !isAnySent(order)
  const left = refundable(order)
  // Cancelling the last piece also refunds the delivery charge.
  const amount = isOver ? left : Math.min(paidFor(order, cancelled), left)
  return {
    ...nothing,
    state: isOver ? 'cancelled' : isAll ? 'shipped' : order.state,
    event: isOver ? 'cancel' : 'cancel-part',
    cancelled,
    isOver,
    credit: { kind: 'cancel', amount, lines: cancelled },
  }
}

/** Refunds never exceed what was paid, and a full refund needs that nothing is waiting to be sent. */
function planRefund(order: OrderRecords, { pieces, amount: requested }: StepRequest): StepPlan {
  const lines = pieces ? checkPieces(order, 'refund', pieces) : []
  const left = refundable(order)
  const worth = pieces ? Math.min(paidFor(order, lines), left) : left
  const amount = requested ?? worth
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

function checkPieces(
  order: OrderRecords,
  step: PiecesStep,
  pieces: readonly Pieces[],
): readonly Pieces[] {
  const isEachLineOnce = new Set(pieces.map(({ uid }) => uid)).size === pieces.length
  if (pieces.length === 0 || !isEachLineOnce)
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

const isAllOpen = (order: OrderRecords, pieces: readonly Pieces[]): boolean =>
  allOpen(order).every(({ uid, quantity }) =>
    pieces.some((each) => each.uid === uid && each.quantity === quantity),
  )
