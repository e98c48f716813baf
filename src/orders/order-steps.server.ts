import { reopenCart } from '#/cart/ordered-cart.server.ts'
import { giveBackCoupon } from '#/cart/coupon.server.ts'
import { putBackStock } from '#/catalogue/take-stock.server.ts'
import type { Db } from '#/db/client.server.ts'
import { addJob } from '#/platform/jobs.server.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { Order, OrderRefusal } from './order.ts'
import { givesBack, nextState, type OrderStep } from './order-state.ts'
import {
  insertCreditMemo,
  insertInvoice,
  insertShipment,
  nextDocument,
  writeStep,
} from './order-steps.store.server.ts'
import { lockOrder, type LockedOrder, type OrderKey } from './orders.store.server.ts'
import { orderMailJob, type OrderMailKind } from './order-mail.ts'

/** What is known of a parcel beside that it left. */
export type Tracking = { carrier: string | null; number: string | null; url: string | null }

type StepDetails = {
  now: Date
  note?: string | null
  tracking?: Tracking
  /** Minor units; left out, all of it. */
  amount?: number
}

/** Moves an order on, with everything that belongs to the step, in one transaction. Refuses what cannot be. */
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

/** The same for who may come second: nothing happens when the order has moved on already. */
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
    const state = nextState(order.state, step, order.delivery.kind)
    if (state === null) return { order, isTaken: false }
    const { now, note = null } = details
    await writeStep(tx, order.id, { state, step, note, now })
    if (givesBack(step)) await giveBack(tx, locked, step, now)
    const mail = mailOf[step]
    if (mail) await addJob(tx, orderMailJob, { orderId: order.id, kind: mail })
    // Last, since every order of a site waits for the one that is given the next number.
    await issue(tx, order, step, details)
    return { order: { ...order, state }, isTaken: true }
  })
}

const mailOf: Partial<Record<OrderStep, OrderMailKind>> = {
  pay: 'received',
  ship: 'dispatched',
  ready: 'ready',
  cancel: 'cancelled',
  refund: 'refunded',
}

/** Cart, shelves, coupon: always in this order, as when they were taken. */
async function giveBack(tx: Db, { order, taken }: LockedOrder, step: OrderStep, now: Date) {
  if (step !== 'cancel') await reopenCart(tx, order.cartId, now)
  await putBackStock(tx, taken)
  await giveBackCoupon(tx, order.number)
}

/** The papers a step leaves behind. */
async function issue(tx: Db, order: Order, step: OrderStep, details: StepDetails): Promise<void> {
  const { now, note, tracking } = details
  const numbered = async (series: string, prefix: string) => {
    const count = await nextDocument(tx, order.site, series)
    const number = `${prefix}-${order.site.toUpperCase()}-${String(count).padStart(6, '0')}`
    return { number, orderId: order.id, now }
  }
  if (step === 'pay') await insertInvoice(tx, await numbered('invoice', 'INV'))
  if (step === 'cancel' || step === 'refund') {
    const amount = details.amount ?? order.totals.total.amount
    const memo = await numbered('credit-memo', 'CR')
    await insertCreditMemo(tx, memo, { amount, reason: note ?? step })
  }
  if (step === 'ship')
    await insertShipment(tx, order.id, {
      number: `${order.number}-1`,
      carrier: tracking?.carrier ?? null,
      trackingNumber: tracking?.number ?? null,
      trackingUrl: tracking?.url ?? null,
      lines: order.lines.map(({ uid, quantity }) => ({ uid, quantity })),
      sentAt: now,
    })
}
