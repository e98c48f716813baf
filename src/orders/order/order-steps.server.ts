import { reopenCart } from '#/cart/api/ordered-cart.server.ts'
import { giveBackCoupon } from '#/cart/coupon/coupon.server.ts'
import type { TakenPieces } from '#/catalogue/stock/allocate-stock.ts'
import { putBackStock, sendStock } from '#/catalogue/stock/take-stock.server.ts'
import type { Db } from '#/db/client.server.ts'
import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import { collectionTag } from '#/orders/collection/collection-orders.ts'
import { releasePaymentJob } from '#/payments/release-payment.ts'
import { addJob } from '#/platform/jobs/jobs.server.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import type { Order, OrderRefusal } from './order.ts'
import { splitCancelled, splitSent, type OrderRecords } from '#/orders/pieces/order-pieces.ts'
import { givesBack, type OrderEvent, type OrderStep } from './order-state.ts'
import {
  insertCreditMemo,
  insertInvoice,
  insertShipment,
  nextDocument,
  writeStep,
} from './order-steps.store.server.ts'
import { readDocuments } from './order-history.store.server.ts'
import { lockOrder, type LockedOrder, type OrderKey } from './orders.store.server.ts'
import { requestRefund } from '#/orders/refunds/refunds.server.ts'
import { orderMailJob, type OrderMailKind } from '#/orders/mail/order-mail.ts'
import { paymentOf } from './payment.ts'
import { planStep, type StepPlan, type StepRequest } from './plan-step.ts'

/** The carrier's details of a parcel, as far as they are known. */
export type Tracking = { carrier: string | null; number: string | null; url: string | null }

type StepDetails = StepRequest & { now: Date; note?: string | null; tracking?: Tracking }

/**
 * Takes a step with all its effects in one transaction. Refuses a step that the order's state does
 * not allow.
 */
export async function takeStep(
  db: Db,
  key: OrderKey,
  step: OrderStep,
  details: StepDetails,
): Promise<Order> {
  const moved = await tryStep(db, key, step, details)
  if (moved.isTaken) return moved.order
  throw new Refusal<OrderRefusal>('order-step-refused', {
    values: { number: moved.order.number, state: moved.order.state },
  })
}

/** Like `takeStep`, but does nothing if the order has already moved on: for callers that may race. */
export async function tryStep(
  db: Db,
  key: OrderKey,
  step: OrderStep,
  details: StepDetails,
): Promise<{ order: Order; isTaken: boolean }> {
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, key)
    if (!locked) throw new Refusal<OrderRefusal>('order-not-found', { status: 404 })
    const { order } = locked
    const current = { ...order, ...(await documentsFor(tx, order, step)) }
    const plan = planStep(current, step, details)
    if (plan === null) return { order, isTaken: false }
    const { state, event } = plan
    const { now, note = null } = details
    const { taken, back = [], gone = [] } = stockChange(current, locked, plan, step)
    const sent = gone.length > 0 ? [...locked.sent, ...gone] : undefined
    await writeStep(tx, order.id, { state, event, note, taken, sent, now })
    if (gone.length > 0) await sendStock(tx, gone)
    if (order.delivery.kind === 'store') await purgeTags(tx, [collectionTag(order.delivery.place)])
    if (givesBack(step)) await giveBack(tx, order, back, { step, isOver: plan.isOver, now })
    // A later authorisation must not take money for an order that timed out.
    if (step === 'time-out') await addJob(tx, releasePaymentJob, paymentOf(order))
    const enqueue = (documentNumber: string | null) =>
      enqueueMail(tx, current, event, documentNumber)
    // The invoice comes last: its number locks the site's counter, and every other order of the
    // site waits for it.
    if (isPayment(plan)) await enqueue(null)
    const documentNumber = await issue(tx, current, plan, details)
    if (!isPayment(plan)) await enqueue(documentNumber)
    return { order: { ...order, state }, isTaken: true }
  })
}

const noDocuments = { shipments: [], creditMemos: [] }

/** Only steps that count pieces or money need the earlier shipments and credit notes. */
const documentsFor = (tx: Db, order: Order, step: OrderStep) =>
  step === 'ship' || step === 'cancel' || step === 'refund' ? readDocuments(tx, order) : noDocuments

const mailOf: Partial<Record<OrderEvent, OrderMailKind>> = {
  pay: 'received',
  hold: 'held',
  accept: 'received',
  ship: 'dispatched',
  'ship-part': 'partDispatched',
  ready: 'ready',
  cancel: 'cancelled',
  'cancel-part': 'partCancelled',
  refund: 'refunded',
  'refund-part': 'partRefunded',
}

async function enqueueMail(
  tx: Db,
  { id, shipments }: Order & OrderRecords,
  event: OrderEvent,
  documentNumber: string | null,
): Promise<void> {
  const isRest = event === 'ship' && shipments.length > 0
  const kind = isRest ? 'restDispatched' : mailOf[event]
  if (kind) await addJob(tx, orderMailJob, { orderId: id, kind, paper: documentNumber })
}

const isPayment = ({ event }: StepPlan): boolean => event === 'pay' || event === 'accept'

type StockChange = {
  /** The stock that the order holds after the step; left out if that is the same. */
  taken?: readonly TakenPieces[]
  /** The stock that can be sold again. */
  back?: readonly TakenPieces[]
  /** The stock that has left the place where it was. */
  gone?: readonly TakenPieces[]
}

function stockChange(
  order: OrderRecords,
  { taken }: LockedOrder,
  plan: StepPlan,
  step: OrderStep,
): StockChange {
  if (plan.sent.length > 0) {
    const { moved, left } = splitSent(order, taken, plan.sent)
    return { taken: left, gone: moved }
  }
  if (step === 'cancel' && !plan.isOver) {
    const { needed, spare } = splitCancelled(order, taken, plan.cancelled)
    return { taken: needed, back: spare }
  }
  // An order that is collected has no parcels: all of it leaves when the buyer has it.
  if (step === 'complete') return { taken: [], gone: taken }
  return givesBack(step) ? { taken: [], back: taken } : {}
}

type Release = { step: OrderStep; isOver: boolean; now: Date }

/** Locks cart, stock and coupon in the same order as when they were taken, to avoid deadlocks. */
async function giveBack(
  tx: Db,
  order: Order,
  pieces: readonly TakenPieces[],
  { step, isOver, now }: Release,
) {
  if (step !== 'cancel') await reopenCart(tx, order, now)
  await putBackStock(tx, pieces)
  if (step !== 'cancel' || isOver) await giveBackCoupon(tx, order.number)
}

/**
 * Issues the step's document and returns the number of its credit note or parcel. The confirmation reads the number of
 * the invoice when it is written.
 */
async function issue(
  tx: Db,
  order: Order & OrderRecords,
  plan: StepPlan,
  { now, note, tracking }: StepDetails,
): Promise<string | null> {
  const numbered = async (series: string, prefix: string) => {
    const count = await nextDocument(tx, order.site, series)
    const number = `${prefix}-${order.site.toUpperCase()}-${String(count).padStart(6, '0')}`
    return { number, orderId: order.id, now }
  }
  if (isPayment(plan)) await insertInvoice(tx, await numbered('invoice', 'INV'))
  if (plan.credit) {
    const memo = await numbered('credit-memo', 'CR')
    await insertCreditMemo(tx, memo, { ...plan.credit, reason: note ?? plan.credit.kind })
    await requestRefund(tx, order, { key: memo.number, amount: plan.credit.amount, now })
    return memo.number
  }
  if (plan.sent.length === 0) return null
  const number = `${order.number}-${order.shipments.length + 1}`
  await insertShipment(tx, order.id, {
    number,
    carrier: tracking?.carrier ?? null,
    trackingNumber: tracking?.number ?? null,
    trackingUrl: tracking?.url ?? null,
    lines: plan.sent,
    sentAt: now,
  })
  return number
}
