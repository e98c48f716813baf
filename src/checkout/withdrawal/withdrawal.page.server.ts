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
  type LoadedPage,
  type PageRequest,
  Redirect,
} from '#/platform/api/page.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import { parse } from '#/platform/api/schema.ts'
import type { Ctx } from '#/visitor/context.ts'
import { orderLinkCookie } from '#/checkout/order/order-link-cookie.ts'
import { toOrderedLine } from '#/checkout/order/order-view.ts'
import { draftCookie, receiptCookie, type WithdrawalDraft } from './withdrawal-cookies.ts'
import type { WithdrawalView } from './withdrawal-view.ts'

export function loadWithdrawalPage(ctx: Ctx, { query }: PageRequest): LoadedPage {
  const draft = draftCookie.read(ctx.visitor.cookieHeader)
  const { orderNumber = '', name = '', email = '' } = draft ?? {}
  return { data: { orderNumber: query.get('order') ?? orderNumber, name, email } }
}

/** The first step: what was typed goes along to the second, and nothing is declared yet. */
export function sendWithdrawal(ctx: Ctx, { form }: ActionRequest): ActionOutcome {
  const { orderNumber, name, email } = parse(withdrawalSchema, form)
  // The proof comes from behind the `#` of this page, or of the order's own that he comes from.
  const sent = /^[\w-]{16,64}$/.exec(form['token'] ?? '')?.[0]
  const token = sent ?? orderLinkCookie.read(ctx.visitor.cookieHeader) ?? ''
  const secure = ctx.visitor.isSecure
  const draft = { reference: newReference(), orderNumber, name, email, token }
  return done('/withdrawal/confirm/', [draftCookie.serialise(draft, { secure })])
}

export async function loadConfirmWithdrawalPage(ctx: Ctx): Promise<LoadedPage> {
  return { data: await previewOf(ctx, draftOf(ctx)) }
}

async function previewOf(ctx: Ctx, draft: WithdrawalDraft): Promise<WithdrawalView> {
  const { form, order } = await startWithdrawal(ctx, draft)
  if (!order) return { form, goods: null }
  const { deadline, isLate } = order
  const lines = order.lines.map((line) => toOrderedLine(line, ctx.visitor.locale))
  return { form, goods: { lines, deadline, isLate } }
}

/** Whoever comes here without the first step begins there; who has taken both is shown his receipt. */
function draftOf({ visitor }: Ctx): WithdrawalDraft {
  const draft = draftCookie.read(visitor.cookieHeader)
  if (draft) return draft
  const isDone = receiptCookie.read(visitor.cookieHeader) !== null
  throw new Redirect(isDone ? '/withdrawal/receipt/' : '/withdrawal/', 303)
}

/** The second step: from here on it counts. */
export async function confirmWithdrawalForm(
  ctx: Ctx,
  { form }: ActionRequest,
): Promise<ActionOutcome> {
  const draft = draftOf(ctx)
  const lines = Object.keys(form).flatMap((name) =>
    name.startsWith('line.') ? [name.slice(5)] : [],
  )
  const { goods } = await previewOf(ctx, draft)
  // To tick nothing is not to withdraw from everything.
  if (goods && lines.length === 0)
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

export function loadWithdrawalReceiptPage({ visitor }: Ctx): LoadedPage {
  const receipt = receiptCookie.read(visitor.cookieHeader)
  if (!receipt) throw new Redirect('/withdrawal/', 303)
  // Written here: a browser may spell time zones differently than the server that rendered the page.
  const declaredOn = orderInstant(visitor.locale, new Date(receipt.declaredAt))
  return { data: { ...receipt, declaredOn } }
}
