import { newShortCode } from '#/platform/config/ids.server.ts'
import { counterKey } from '#/cart/counter-key.server.ts'
import type { Db } from '#/db/client.server.ts'
import { findClaimedOrder, findOrder } from '#/orders/order/orders.server.ts'
import { isPlaced } from '#/orders/order/order-state.ts'
import { normalShortCode } from '#/platform/codes/short-code.ts'
import { Refusal, type PlatformRefusal } from '#/platform/api/refusal.ts'
import { addJob } from '#/platform/jobs/jobs.server.ts'
import { mailJob } from '#/platform/jobs/mail.server.ts'
import { countAttemptFromNetwork, takeAllowance } from '#/platform/rate-limit/attempts.server.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import { attachUploads } from '#/warranty/uploads/attach-uploads.server.ts'
import { answersOf, type Claim, type ClaimRefusal } from './claim.ts'
import type { ClaimForm } from './claim-fields.ts'
import { claimMailJob } from './claim-mail.ts'
import { insertClaim, insertEvent, readClaim } from './claims.store.server.ts'
import { retainedUntil } from './retention.ts'
import { shopMail } from './shop-mail.server.ts'
import { hourSeconds } from '#/platform/config/durations.ts'

const perNetwork = { limit: 5, windowSeconds: hourSeconds }
/** A form that was sent before makes no claim, but a link each time. */
const repeatsPerNetwork = { limit: 20, windowSeconds: hourSeconds }
/** Limits the mails that strangers can have sent to one mailbox. */
const perMailbox = { limit: 5, windowSeconds: hourSeconds }

/** Makes a claim, or returns the one that the same attempt has made. */
export async function submitClaim(ctx: SessionCtx, form: ClaimForm): Promise<Claim> {
  const { attempt: attemptId } = form
  const earlier = await findSameAttempt(ctx, form)
  if (earlier) {
    await countAttemptFromNetwork(ctx, 'warranty-claim-again', repeatsPerNetwork)
    return earlier
  }
  const session = await ctx.session()
  const order = await orderOf(ctx, form, session?.customerId ?? null)
  await countAttemptFromNetwork(ctx, 'warranty-claim', perNetwork)
  const isMailed = await takeAllowance(ctx, counterKey('warranty-claim-to', form.email), perMailbox)
  const { site, locale } = ctx.visitor
  const claim: Omit<Claim, 'id'> = {
    number: newNumber(),
    site: site.id,
    locale,
    customerId: session?.customerId ?? null,
    orderId: order.id,
    state: 'received',
    email: form.email,
    answers: answersOf(form, order),
    madeAt: ctx.now,
    retainedUntil: retainedUntil('received', ctx.now),
  }
  await ctx.db.transaction((db) => store(db, { ...claim, attemptId }, { form, isMailed }))
  const made = await findSameAttempt(ctx, form)
  if (!made) throw new Error(`Claim ${claim.number} was not stored.`)
  return made
}

/** The claim of the same form, if it was sent before; the attempt alone does not prove who sends it. */
async function findSameAttempt(
  { db, visitor }: Ctx,
  { attempt: attemptId, email }: Pick<ClaimForm, 'attempt' | 'email'>,
): Promise<Claim | null> {
  const claim = await readClaim(db, { attemptId })
  if (claim && (claim.email !== email || claim.site !== visitor.site.id))
    throw new Refusal<ClaimRefusal>('claim-not-found', { status: 404 })
  return claim
}

async function store(
  db: Db,
  claim: Omit<Claim, 'id'> & { attemptId: string },
  { form, isMailed }: { form: ClaimForm; isMailed: boolean },
): Promise<void> {
  const claimId = await insertClaim(db, claim)
  // Another request of the same attempt was faster.
  if (claimId === null) return
  await attachUploads(db, { claimId, ...form })
  await insertEvent(db, {
    claimId,
    at: claim.madeAt,
    actor: 'customer',
    staffName: null,
    attemptId: null,
    fromState: null,
    toState: 'received',
    message: null,
  })
  const files = [...form.pictures, form.video, form.proof].filter((id) => id !== '').length
  await addJob(db, mailJob, shopMail(claim, { message: null, files }))
  if (isMailed) await addJob(db, claimMailJob, { claimId, state: 'received', message: null })
}

const newNumber = () => `C-${newShortCode()}`

type ClaimedOrder = { id: number | null; number: string; lineName: string }

/**
 * The order that the claim is about. A line must be one of the customer's own; of a number and email address
 * nobody learns whether there is such an order.
 */
async function orderOf(
  ctx: Ctx,
  { source, orderLine, orderNumber, email }: ClaimForm,
  customerId: Parameters<typeof findOrder>[1]['customerId'] | null,
): Promise<ClaimedOrder> {
  if (source === 'frame') return { id: null, number: '', lineName: '' }
  if (source === 'number') {
    const order = await findClaimedOrder(ctx.db, { number: orderNumber, email })
    const number = normalShortCode(orderNumber) ?? orderNumber
    return { id: order?.id ?? null, number, lineName: '' }
  }
  // An order's number has no colon, but the uid of a line may have one.
  const colon = orderLine.indexOf(':')
  const [number, uid] = [orderLine.slice(0, Math.max(colon, 0)), orderLine.slice(colon + 1)]
  const own = customerId === null ? null : await findOrder(ctx, { number, customerId })
  const line = own && isPlaced(own.state) ? own.lines.find((each) => each.uid === uid) : undefined
  if (!own || !line)
    throw new Refusal<PlatformRefusal>('invalid-input', {
      fields: { orderLine: [{ key: 'fieldErrors.requiredChoice', values: {} }] },
    })
  return { id: own.id, number: own.number, lineName: line.name[ctx.visitor.locale] }
}
