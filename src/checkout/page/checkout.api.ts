import { translatorFor } from '#/i18n/translator.server.ts'
import { guardError } from '#/cart/api/cart-problems.contract.ts'
import { createApi } from '#/visitor/create-api.server.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import { checkoutRedirectCookie } from '#/checkout/handover/checkout-redirect-cookie.ts'
import {
  claimAnswer,
  claimBody,
  confirmAnswer,
  confirmBody,
  inventoryAnswer,
  inventoryBody,
  startAnswer,
  startBody,
} from './checkout.contract.ts'
import { claimOwner, claimReport } from '#/checkout/order/claim-report.server.ts'
import { confirmOverseas, isInventoryThere } from '#/checkout/handover/confirm-overseas.server.ts'
import {
  type CheckoutStart,
  loginPath,
  startCheckout,
} from '#/checkout/handover/start-checkout.server.ts'

export const checkoutApi = createApi('/checkout', 'Checkout')

export const startCall = checkoutApi.post(
  '/start',
  {
    summary: 'Returns the URL of the checkout, with a single-use code if it is on another host',
    access: 'cart-holder',
    hasNoReferrer: true,
    body: startBody,
    answer: startAnswer,
  },
  async (ctx, { body, reply }) => {
    const secure = { secure: ctx.visitor.isSecure }
    try {
      const start = await startCheckout(ctx, { isLoginFirst: body.loginFirst ?? false })
      reply.cookies.push(
        start.kind === 'login'
          ? checkoutRedirectCookie.serialise('1', secure)
          : checkoutRedirectCookie.clear(secure),
      )
      return toStartAnswer(start, ctx)
    } catch (problem) {
      const error = isRefusal(problem) ? guardError(problem) : null
      if (!error) throw problem
      return {
        checkoutUrl: null,
        mode: 'local' as const,
        requiresLogin: false,
        errors: [error],
        error: null,
      }
    }
  },
)

/** The message for an empty cart is fixed by the API; all others are in the visitor's language. */
function toStartAnswer(start: CheckoutStart, { visitor }: Ctx) {
  const { mode } = start
  const common = { mode, requiresLogin: false, error: null }
  if (start.kind === 'go') return { ...common, checkoutUrl: start.url }
  if (start.kind === 'login') return { ...common, checkoutUrl: loginPath, requiresLogin: true }
  const { code, name } = start.problem
  const message =
    code === 'cart-empty'
      ? 'Your cart is empty'
      : translatorFor(visitor.locale)(`refusals.${code}`, { name })
  const wire = code.replaceAll('-', '_').toUpperCase()
  return { ...common, checkoutUrl: null, errors: [{ code: wire, message }] }
}

export const claimOrderCall = checkoutApi.post(
  '/claim-order',
  {
    summary:
      'Whether this is the first page that may report the order of this browser as a purchase',
    access: 'visitor',
    body: claimBody,
    answer: claimAnswer,
    repeatableFor: claimOwner,
  },
  async (ctx) => ({ isFirst: await claimReport(ctx), error: null }),
)

checkoutApi.post(
  '/overseas-inventory',
  {
    summary:
      'Tells the overseas checkout whether everything is still available, before it takes the payment',
    access: 'overseas-checkout',
    body: inventoryBody,
    answer: inventoryAnswer,
  },
  async (ctx, { body }) => ({
    ...body,
    inventoryAvailable: await isInventoryThere(ctx, body.retailerCartId),
    error: null,
  }),
)

const statusOf = { placed: 200, known: 200, refused: 400, later: 429 } as const

checkoutApi.post(
  '/overseas-confirm',
  {
    summary: 'Receives a paid order from the overseas checkout; sending it twice creates one order',
    access: 'overseas-checkout',
    body: confirmBody,
    answer: confirmAnswer,
  },
  async (ctx, { body, reply }) => {
    const confirmed = await confirmOverseas(ctx, body)
    reply.status = statusOf[confirmed.kind]
    const isOrder = 'number' in confirmed
    return {
      OrderNumber: isOrder ? confirmed.number : null,
      EShopWorldOrderNumber: body.eShopWorldOrderNumber,
      ResponseCode: String(reply.status),
      ResponseText: textOf(confirmed.kind, isOrder ? '' : confirmed.reason),
      error: null,
    }
  },
)

function textOf(kind: keyof typeof statusOf, reason: string): string {
  if (kind === 'placed') return 'Order created'
  if (kind === 'known') return 'Order already exists'
  return kind === 'later' ? 'Please try again' : `Order refused: ${reason}`
}
