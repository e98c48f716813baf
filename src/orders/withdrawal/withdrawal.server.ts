import { newShortCode } from '#/platform/config/ids.server.ts'
import { counterKey } from '#/cart/counter-key.server.ts'
import type { Day } from '#/catalogue/calendar/day.ts'
import { isEuCountry } from '#/country/country.ts'
import { addJob } from '#/platform/jobs/jobs.server.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import { parse } from '#/platform/api/schema.ts'
import { countAttemptFromNetwork, takeAllowance } from '#/platform/rate-limit/attempts.server.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import type { Order, OrderLine, WholeOrder } from '#/orders/order/order.ts'
import { findOrderByLink } from '#/orders/links/order-links.server.ts'
import { normalShortCode } from '#/platform/codes/short-code.ts'
import { uncreditedLines } from '#/orders/pieces/order-pieces.ts'
import { isPlaced } from '#/orders/order/order-state.ts'
import { findClaimedOrder, findOrder } from '#/orders/order/orders.server.ts'
import { isLateOn, withdrawalDeadline } from './withdrawal-deadline.ts'
import { type WithdrawalForm, withdrawalSchema } from './withdrawal-form.ts'
import { withdrawalJob } from './withdrawal-mail.ts'
import { insertWithdrawal, readWithdrawal, type WithdrawalRow } from './withdrawals.store.server.ts'
import { hourSeconds } from '#/platform/config/durations.ts'

export type WithdrawalRequest = WithdrawalForm & {
  /** The link token from an order mail. */
  token?: string | null
}

export type WithdrawalPreview = {
  form: WithdrawalForm
  /**
   * The lines to choose from. Null unless the visitor proved that the order is theirs, by the link
   * in its mail or by their account. To anyone else every order number looks the same, and they
   * withdraw from everything returnable.
   */
  order: { lines: readonly OrderLine[]; deadline: Day | null; isLate: boolean } | null
}

export type WithdrawalRefusal = 'withdrawal-nothing-returnable'

/** The first of two steps: shows what is about to be declared, and stores nothing. */
export async function startWithdrawal(
  ctx: SessionCtx,
  request: WithdrawalRequest,
): Promise<WithdrawalPreview> {
  const form = parse(withdrawalSchema, request)
  const order = await provenOrder(ctx, request)
  if (!order) return { form, order: null }
  const deadline = deadlineOf(order)
  return {
    form,
    order: { lines: uncreditedLines(order), deadline, isLate: isLateOn(deadline, ctx.now) },
  }
}

/** Created in the first step, so that repeating the second makes one declaration. */
export const newReference = (): string => `W-${newShortCode()}`

export type WithdrawalReceipt = { reference: string; declaredAt: Date; email: string }

const perNetwork = { limit: 20, windowSeconds: hourSeconds }
/** Limits the receipts for one mailbox or one order. */
const receipts = { limit: 5, windowSeconds: hourSeconds }

/**
 * The second step. The declaration counts from now on, even if it is late or the order is unknown,
 * and the receipt is sent at once unless the mailbox, or the order for its own buyer, has reached its limit. The response never
 * reveals whether the order exists.
 */
export async function confirmWithdrawal(
  ctx: SessionCtx,
  {
    lines,
    reference,
    ...request
  }: WithdrawalRequest & { lines: readonly string[]; reference: string },
): Promise<WithdrawalReceipt> {
  const form = parse(withdrawalSchema, request)
  await countAttemptFromNetwork(ctx, 'withdrawal', perNetwork)
  const proven = await provenOrder(ctx, request)
  const order =
    proven ?? (await findClaimedOrder(ctx.db, { number: form.orderNumber, email: form.email }))
  const chosen = proven ? chosenLines(proven, lines) : []
  const row = {
    reference,
    orderId: order?.id ?? null,
    site: ctx.visitor.site.id,
    orderNumber: normalShortCode(form.orderNumber) ?? form.orderNumber,
    name: form.name,
    email: form.email,
    lines: chosen,
    isLate: order ? isLateOn(deadlineOf(order), ctx.now) : false,
    declaredAt: ctx.now,
  }
  const declared = await declare(ctx, row, order)
  return { reference: declared.reference, declaredAt: declared.declaredAt, email: form.email }
}

/**
 * Stores the declaration, or returns the earlier one with the same reference, order number and
 * email address. The reference comes from the browser: if another declaration has it, this one gets
 * a new reference. Only a new declaration counts against the limit of receipts, so that a form that is sent again
 * leaves the receipt of the next declaration alone.
 */
async function declare(ctx: Ctx, row: WithdrawalRow, order: Buyer | null): Promise<WithdrawalRow> {
  const { reference, orderNumber, email } = row
  const isNew = await ctx.db.transaction(async (db) => {
    const isInserted = await insertWithdrawal(db, row)
    if (isInserted && (await mayMailReceipt({ ...ctx, db }, row, order)))
      await addJob(db, withdrawalJob, { reference, locale: ctx.visitor.locale })
    return isInserted
  })
  const stored = isNew ? row : await readWithdrawal(ctx.db, reference)
  if (stored?.orderNumber === orderNumber && stored.email === email) return stored
  return declare(ctx, { ...row, reference: newReference() }, order)
}

type Buyer = Pick<Order, 'id' | 'email'>

/**
 * Strangers who type somebody's email address can use up that mailbox's limit for unknown orders,
 * but not the limit of a real order, whose number they would have to know.
 */
function mayMailReceipt(
  ctx: Ctx,
  { email }: Pick<WithdrawalRow, 'email'>,
  order: Buyer | null,
): Promise<boolean> {
  const isToBuyer = order?.email === email.toLowerCase()
  const bucket = isToBuyer ? `withdrawal-of:${order.id}` : counterKey('withdrawal-to', email)
  // Nothing failed; each receipt counts against the limit.
  return takeAllowance(ctx, bucket, receipts)
}

/** The returnable lines among those selected. A form without lines means all of them; the page that shows lines refuses an empty choice itself. */
function chosenLines(order: WholeOrder, uids: readonly string[]): string[] {
  const returnable = uncreditedLines(order).filter(({ isReturnable }) => isReturnable)
  const selected = returnable.filter(({ uid }) => uids.length === 0 || uids.includes(uid))
  if (selected.length === 0) throw new Refusal<WithdrawalRefusal>('withdrawal-nothing-returnable')
  return selected.map(({ uid }) => uid)
}

/**
 * The order's country decides, as it does for the words of the mail: an EU order may be placed on the British site.
 * Every order to the EU gets the German calendar.
 */
const deadlineOf = ({ deliveredAt, country }: Order) =>
  withdrawalDeadline(deliveredAt, isEuCountry(country) ? 'de' : 'uk')

async function provenOrder(
  ctx: SessionCtx,
  { orderNumber, token }: Pick<WithdrawalRequest, 'orderNumber' | 'token'>,
): Promise<WholeOrder | null> {
  const number = normalShortCode(orderNumber)
  const linked = token ? await findOrderByLink(ctx, token) : null
  if (linked?.number === number) return linked
  const session = await ctx.session()
  if (!session) return null
  const order = await findOrder(ctx, { number: orderNumber, customerId: session.customerId })
  return order && isPlaced(order.state) ? order : null
}
