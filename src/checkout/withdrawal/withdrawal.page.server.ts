import { orderInstant } from '#/orders/order/order-words.ts'
import type { WithdrawalRefusal } from '#/orders/withdrawal/withdrawal.server.ts'
import {
  confirmWithdrawal,
  newReference,
  startWithdrawal,
} from '#/orders/withdrawal/withdrawal.server.ts'
import { withdrawalSchema } from '#/orders/withdrawal/withdrawal-form.ts'
import {
  type ActionOutcome,
  type ActionRequest,
  done,
  type PageRequest,
  Redirect,
} from '#/platform/api/page.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import { parse } from '#/platform/api/schema.ts'
import type { Action, Ctx, SessionCtx } from '#/visitor/context.ts'
import { orderLinkCookie } from '#/checkout/order-link/order-link-cookie.ts'
import { toOrderedLine } from '#/checkout/order/order-view.ts'
import { draftCookie, receiptCookie, type WithdrawalDraft } from './withdrawal-cookies.ts'
import type { WithdrawalView } from './withdrawal-view.ts'

export function loadWithdrawalPage(ctx: Ctx, { query }: PageRequest) {
  const draft = draftCookie.read(ctx.visitor.cookieHeader)
  const { orderNumber = '', name = '', email = '' } = draft ?? {}
  return { data: { orderNumber: query.get('order') ?? orderNumber, name, email } }
}

/** The first step: passes the values on to the second; nothing is declared yet. */
export function sendWithdrawal(ctx: Ctx, { form }: ActionRequest): ActionOutcome {
  const { orderNumber, name, email } = parse(withdrawalSchema, form)
  // The token comes from the hash of this page's URL, or from the order page that was open before.
  const sent = /^[\w-]{16,64}$/.exec(form['token'] ?? '')?.[0]
  const token = sent ?? orderLinkCookie.read(ctx.visitor.cookieHeader) ?? ''
  const secure = ctx.visitor.isSecure
  const draft = { reference: newReference(), orderNumber, name, email, token }
  return done('/withdrawal/confirm/', [draftCookie.serialise(draft, { secure })])
}

export async function loadConfirmWithdrawalPage(ctx: SessionCtx) {
  return { data: await previewOf(ctx, draftOf(ctx)) }
}

async function previewOf(ctx: SessionCtx, draft: WithdrawalDraft): Promise<WithdrawalView> {
  const { form, order } = await startWithdrawal(ctx, draft)
  if (!order) return { form, order: null }
  const { deadline, isLate } = order
  const lines = order.lines.map((line) => toOrderedLine(line, ctx.visitor.locale))
  return { form, order: { lines, deadline, isLate } }
}

/**
 * A visitor who skipped the first step is redirected to it; one who has finished both is redirected
 * to the receipt.
 */
function draftOf({ visitor }: Ctx): WithdrawalDraft {
  const draft = draftCookie.read(visitor.cookieHeader)
  if (draft) return draft
  const isDone = receiptCookie.read(visitor.cookieHeader) !== null
  throw new Redirect(isDone ? '/withdrawal/receipt/' : '/withdrawal/', 303)
}

/** The second step, which makes the declaration. */
export const confirmWithdrawalForm: Action<SessionCtx> = async (ctx, { form }) => {
  const draft = draftOf(ctx)
  const lines = Object.keys(form).flatMap((name) =>
    name.startsWith('line.') ? [name.slice(5)] : [],
  )
  const { order } = await previewOf(ctx, draft)
  // An empty selection must not withdraw from the whole order.
  if (order && lines.length === 0)
    throw new Refusal<WithdrawalRefusal>('withdrawal-nothing-returnable')
  const { reference, declaredAt } = await confirmWithdrawal(ctx, { ...draft, lines })
  const { orderNumber, name, email } = draft
  const receipt = { reference, orderNumber, name, email, declaredAt: declaredAt.toISOString() }
  const secure = ctx.visitor.isSecure
  return done('/withdrawal/receipt/', [
    receiptCookie.serialise(receipt, { secure }),
    draftCookie.clear({ secure }),
  ])
}

export function loadWithdrawalReceiptPage({ visitor }: Ctx) {
  const receipt = receiptCookie.read(visitor.cookieHeader)
  if (!receipt) throw new Redirect('/withdrawal/', 303)
  // Formatted on the server, because a browser may spell time zones differently.
  const declaredOn = orderInstant(visitor.locale, new Date(receipt.declaredAt))
  return { data: { ...receipt, declaredOn } }
}
