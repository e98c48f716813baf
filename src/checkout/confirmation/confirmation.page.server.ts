import { findOrderStore } from '#/orders/collection/order-store.server.ts'
import { isPlaced } from '#/orders/order/order-state.ts'
import { findOrderByAttemptKey } from '#/orders/links/order-links.server.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Order } from '#/orders/order/order.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import { isTestCheckout } from '#/checkout/page/built-in-checkout.server.ts'
import { attemptCookie } from '#/checkout/handover/attempt-cookie.ts'
import type { ConfirmationView } from './confirmation-view.ts'
import { largePicture } from '#/images/names/large-picture.ts'
import { toOrderView } from '#/checkout/order/order-view.ts'
import { wholeOrder } from '#/orders/order/orders.server.ts'
import { promisedProgress } from './promised-progress.server.ts'

/** Shows the order, only to the browser that placed it. */
export async function loadConfirmationPage(ctx: SessionCtx) {
  return { data: { ...(await viewFor(ctx)), isTest: isTestCheckout(ctx) } }
}

async function viewFor(ctx: SessionCtx): Promise<ConfirmationView> {
  const { cookieHeader, locale } = ctx.visitor
  const key = attemptCookie.read(cookieHeader)
  const order = key === null ? null : await findOrderByAttemptKey(ctx, key)
  if (!order) return { kind: 'unknown' }
  const { number, state } = order
  if (state === 'pending') return { kind: 'waiting', number }
  if (state === 'held') return { kind: 'checking', number }
  if (!isPlaced(state)) return { kind: 'failed' }
  const isGuest = order.customerId === null
  const store = await findOrderStore(ctx.db, order)
  const view = toOrderView(order, locale, store)
  return {
    kind: 'placed',
    order: view,
    isGuest,
    progress: promisedProgress(await wholeOrder(ctx.db, order), locale, view.collectFrom),
    picture: pictureOf(order, locale),
  }
}

function pictureOf({ lines }: Order, locale: Locale) {
  const shown = lines.find(({ kind }) => kind === 'bike')?.picture
  return shown ? { ...largePicture(shown), alt: shown.alt[locale] } : null
}
