import { reopenCart } from '#/cart/api/ordered-cart.server.ts'
import { giveBackCoupon } from '#/cart/coupon/coupon.server.ts'
import { putBackStock } from '#/catalogue/stock/take-stock.server.ts'
import type { Db } from '#/db/client.server.ts'
import { addJob } from '#/platform/jobs/jobs.server.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import type { Order, OrderRefusal } from './order.ts'
import { spareGoods, sentGoods, type Dealings } from '#/orders/placing/order-pieces.ts'
import { givesBack, type OrderEvent, type OrderStep } from './order-state.ts'
import {
  insertCreditMemo,
  insertInvoice,
  insertShipment,
  nextDocument,
  writeStep,
} from './order-steps.store.server.ts'
import { lockOrder, type LockedOrder, type OrderKey, readPapers } from './orders.store.server.ts'
import { requestRefund } from '#/orders/refunds/refunds.server.ts'
import { orderMailJob, type OrderMailKind } from '#/orders/mail/order-mail.ts'
import { planStep, type StepPlan, type StepRequest } from './plan-step.ts'

/** What is known of a parcel beside that it left. */
export type Tracking = { carrier: string | null; number: string | null; url: string | null }

type StepDetails = StepRequest & { now: Date; note?: string | null; tracking?: Tracking }

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
    const standing = { ...order, ...(await papersFor(tx, order, step)) }
    const plan = planStep(standing, step, details)
    if (plan === null) return { order, isTaken: false }
    const { state, event } = plan
    const { now, note = null } = details
    const { taken, back } = goodsOf(standing, locked, plan, step)
    await writeStep(tx, order.id, { state, event, note, taken, now })
    if (givesBack(step)) await giveBack(tx, order, back, { step, isOver: plan.isOver, now })
    const tell = (paper: string | null) => enqueueMail(tx, standing, event, paper)
    // An invoice comes last: every order of a site waits for the one that is given the next number.
    const isPaid = event === 'pay' || event === 'accept'
    if (isPaid) await tell(null)
    const paper = await issue(tx, standing, plan, details)
    if (!isPaid) await tell(paper)
    return { order: { ...order, state }, isTaken: true }
  })
}

const noPapers = { shipments: [], creditMemos: [] }

/** Only where pieces and money are counted is it asked what went before. */
const papersFor = (tx: Db, order: Order, step: OrderStep) =>
  step === 'ship' || step === 'cancel' || step === 'refund' ? readPapers(tx, order) : noPapers

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
  { id, shipments }: Order & Dealings,
  event: OrderEvent,
  paper: string | null,
): Promise<void> {
  const isRest = event === 'ship' && shipments.length > 0
  const kind = isRest ? 'restDispatched' : mailOf[event]
  if (kind) await addJob(tx, orderMailJob, { orderId: id, kind, paper })
}

/** What the order holds after the step, and what goes back to its shelves. */
function goodsOf(order: Dealings, { taken }: LockedOrder, plan: StepPlan, step: OrderStep) {
  if (plan.sent.length > 0) return { taken: sentGoods(order, taken, plan.sent).left, back: [] }
  if (step === 'cancel' && !plan.isOver) {
    const { kept, spare } = spareGoods(order, taken, plan.calledOff)
    return { taken: kept, back: spare }
  }
  return givesBack(step) ? { taken: [], back: taken } : { taken: undefined, back: [] }
}

type GivingBack = { step: OrderStep; isOver: boolean; now: Date }

/** Cart, shelves, coupon: always in this order, as when they were taken. */
async function giveBack(
  tx: Db,
  order: Order,
  goods: LockedOrder['taken'],
  { step, isOver, now }: GivingBack,
) {
  if (step !== 'cancel') await reopenCart(tx, order.cartId, now)
  await putBackStock(tx, goods)
  if (step !== 'cancel' || isOver) await giveBackCoupon(tx, order.number)
}

/** The paper a step leaves behind, by its number. */
async function issue(
  tx: Db,
  order: Order & Dealings,
  plan: StepPlan,
  { now, note, tracking }: StepDetails,
): Promise<string | null> {
  const numbered = async (series: string, prefix: string) => {
    const count = await nextDocument(tx, order.site, series)
    const number = `${prefix}-${order.site.toUpperCase()}-${String(count).padStart(6, '0')}`
    return { number, orderId: order.id, now }
  }
  if (plan.event === 'pay' || plan.event === 'accept')
    await insertInvoice(tx, await numbered('invoice', 'INV'))
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
