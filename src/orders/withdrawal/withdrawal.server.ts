import { randomBytes } from 'node:crypto'
import { hashMailbox } from '#/cart/hash-mailbox.server.ts'
import type { Day } from '#/catalogue/calendar/bank-holidays.ts'
import { addJob } from '#/platform/jobs/jobs.server.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import { parse } from '#/platform/api/schema.ts'
import { countAttemptFromNetwork, recordFailure } from '#/platform/rate-limit/attempts.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { Order, OrderLine, WholeOrder } from '#/orders/order/order.ts'
import { findOrderByLink } from '#/orders/order/order-links.server.ts'
import { normalOrderNumber, orderNumberFrom } from '#/orders/placing/order-number.ts'
import { keptLines } from '#/orders/placing/order-pieces.ts'
import { isPlaced } from '#/orders/order/order-state.ts'
import { findByNumber, wholeOrder } from '#/orders/order/orders.server.ts'
import { isLateOn, withdrawalDeadline } from './withdrawal-deadline.ts'
import { type WithdrawalForm, withdrawalSchema } from './withdrawal-form.ts'
import { withdrawalJob } from './withdrawal-mail.ts'
import { insertWithdrawal, readWithdrawal, type WithdrawalRow } from './withdrawals.store.server.ts'

export type WithdrawalAsk = WithdrawalForm & {
  /** The word out of an order's mail. */
  token?: string | null
}

export type WithdrawalPreview = {
  form: WithdrawalForm
  /**
   * The goods to choose from, shown only to who has proved that the order is his: its mail's link, or
   * his account. To anyone else every order number looks alike, and he withdraws from all he may.
   */
  order: { lines: readonly OrderLine[]; deadline: Day | null; isLate: boolean } | null
}

export type WithdrawalRefusal = 'withdrawal-nothing-returnable'

/** The first of two steps: what is about to be declared. Nothing is written yet. */
export async function startWithdrawal(ctx: Ctx, ask: WithdrawalAsk): Promise<WithdrawalPreview> {
  const form = parse(withdrawalSchema, ask)
  const order = await provenOrder(ctx, ask)
  if (!order) return { form, order: null }
  const deadline = deadlineOf(order)
  return { form, order: { lines: keptLines(order), deadline, isLate: isLateOn(deadline, ctx.now) } }
}

/** Given with the first step: however often the second is taken, it is one declaration. */
export const newReference = (): string => `W-${orderNumberFrom(randomBytes(32)) ?? ''}`

export type WithdrawalReceipt = { reference: string; declaredAt: Date; email: string }

const perNetwork = { limit: 20, windowSeconds: 3_600 }
/** Receipts that one mailbox gets, whoever fills in the form. */
const receipts = { limit: 5, windowSeconds: 3_600 }

/**
 * The second step. The word counts from this moment, known order or not, late or not, however often others
 * have typed the same address, and a receipt goes out at once. The answer never tells whether there is such an order.
 */
export async function confirmWithdrawal(
  ctx: Ctx,
  { lines, reference, ...ask }: WithdrawalAsk & { lines: readonly string[]; reference: string },
): Promise<WithdrawalReceipt> {
  const form = parse(withdrawalSchema, ask)
  await countAttemptFromNetwork(ctx, 'withdrawal', perNetwork)
  const proven = await provenOrder(ctx, ask)
  const order = proven ?? (await claimedOrder(ctx, form))
  const chosen = proven ? chosenLines(proven, lines) : []
  const declared = await declare(ctx, {
    reference,
    orderId: order?.id ?? null,
    site: ctx.visitor.site.id,
    orderNumber: normalOrderNumber(form.orderNumber) ?? form.orderNumber,
    name: form.name,
    email: form.email,
    lines: chosen,
    isLate: order ? isLateOn(deadlineOf(order), ctx.now) : false,
    declaredAt: ctx.now,
    isReceiptMailed: await mayMailReceipt(ctx, form, order),
  })
  return { reference: declared.reference, declaredAt: declared.declaredAt, email: form.email }
}

/**
 * The declaration as it stands; made before with the same words, that one. The reference comes from
 * the browser: where it stands for another declaration, this one gets a new reference.
 */
async function declare(
  ctx: Ctx,
  { isReceiptMailed, ...row }: WithdrawalRow & { isReceiptMailed: boolean },
): Promise<WithdrawalRow> {
  const { reference, orderNumber, email } = row
  const isNew = await ctx.db.transaction(async (db) => {
    const isInserted = await insertWithdrawal(db, row)
    if (isInserted && isReceiptMailed)
      await addJob(db, withdrawalJob, { reference, locale: ctx.visitor.locale })
    return isInserted
  })
  const held = isNew ? row : await readWithdrawal(ctx.db, reference)
  if (held?.orderNumber === orderNumber && held.email === email) return held
  return declare(ctx, { ...row, reference: newReference(), isReceiptMailed })
}

/**
 * Strangers who type somebody's address use up what that mailbox gets for orders nobody knows. They cannot use
 * up the receipts of an order, whose number they would have to know.
 */
function mayMailReceipt(
  ctx: Ctx,
  { email }: WithdrawalForm,
  order: Pick<Order, 'id' | 'email'> | null,
): Promise<boolean> {
  const isToBuyer = order?.email === email.toLowerCase()
  const bucket = isToBuyer ? `withdrawal-of:${order.id}` : `withdrawal-to:${hashMailbox(email)}`
  return recordFailure(ctx, bucket, receipts)
}

/** What may be returned of what was ticked; nothing ticked means all of it. */
function chosenLines(order: WholeOrder, uids: readonly string[]): string[] {
  const returnable = keptLines(order).filter(({ isReturnable }) => isReturnable)
  const ticked = returnable.filter(({ uid }) => uids.length === 0 || uids.includes(uid))
  if (ticked.length === 0) throw new Refusal<WithdrawalRefusal>('withdrawal-nothing-returnable')
  return ticked.map(({ uid }) => uid)
}

const deadlineOf = ({ deliveredAt, site }: Order) =>
  withdrawalDeadline(deliveredAt, site === 'de' ? 'de' : 'uk')

async function provenOrder(
  ctx: Ctx,
  { orderNumber, token }: Pick<WithdrawalAsk, 'orderNumber' | 'token'>,
): Promise<WholeOrder | null> {
  const number = normalOrderNumber(orderNumber)
  const linked = token ? await findOrderByLink(ctx, token) : null
  if (linked?.number === number) return linked
  const session = await ctx.session()
  if (!session) return null
  const order = await findByNumber(ctx.db, orderNumber)
  const isHis = order && isPlaced(order.state) && order.customerId === session.customerId
  return isHis ? wholeOrder(ctx.db, order) : null
}

/** Number and address together name an order well enough to file the word with it, not to show it. */
async function claimedOrder(ctx: Ctx, { orderNumber, email }: WithdrawalForm) {
  const order = await findByNumber(ctx.db, orderNumber)
  return order && isPlaced(order.state) && order.email === email.toLowerCase() ? order : null
}
