import { randomUUID } from 'node:crypto'
import { cartCookie, cartHintCookie } from '#/cart/merge/cart-cookie.ts'
import { toWireCart, toWireTotals } from '#/cart/api/wire-cart.contract.ts'
import { linePicture } from '#/cart/items/line-picture.ts'
import { isReturnable, totalQuantity } from '#/cart/lines/cart.ts'
import { quoteCart, quoteCollections } from '#/cart/api/ordered-cart.server.ts'
import type { PricedCart } from '#/cart/pricing/price-cart.ts'
import { cartHolder } from '#/cart/pricing/pricing-context.server.ts'
import { speakerOf } from '#/i18n/translator.server.ts'
import { findOrderByAttemptKey } from '#/orders/links/order-links.server.ts'
import { problemOf } from '#/orders/placing/order-problem.ts'
import { isPlaced } from '#/orders/order/order-state.ts'
import { chosenProvider } from '#/payments/payment-providers.server.ts'
import { Redirect } from '#/platform/api/page.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import { findChosenStore } from '#/stores/chosen/chosen-store.server.ts'
import { listCollectionStores } from '#/stores/stores.server.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import { attemptCookie } from '#/checkout/handover/attempt-cookie.ts'
import { largePicture } from '#/images/names/large-picture.ts'
import { wayFor } from './built-in-checkout.server.ts'
import { findCartToOrder } from '#/checkout/handover/cart-to-order.server.ts'
import { confirmationPath } from './checkout-paths.ts'
import { checkoutPath } from '#/cart/items/base-path.ts'
import type { CheckoutProposal, CheckoutView, OpenCheckout } from './checkout-view.contract.ts'

type Propose = (ctx: SessionCtx) => Promise<CheckoutProposal | null>

/**
 * This feature must not depend on customers, so the caller passes in the function that reads their
 * details.
 */
export async function loadCheckoutPage(
  ctx: SessionCtx,
  propose: Propose,
): Promise<{ data: CheckoutView }> {
  const way = wayFor(ctx)
  if (way.kind === 'outside') return { data: await outsideView(ctx) }
  const chosen = chosenProvider(ctx.config)
  if (way.kind === 'closed' || !chosen) return { data: { kind: 'closed' } }
  const { isTest, fields: payment } = chosen
  const cart = await findCartToOrder(ctx, checkoutPath)
  if (!cart || cart.lines.length === 0) return { data: { ...(await emptyView(ctx)), isTest } }
  const [view, proposed] = await Promise.all([openView(ctx, cart), propose(ctx)])
  return { data: { ...view, proposed, payment, isTest } }
}

/**
 * The cart on its way to the retailer's own checkout. Forms of product pages and links without scripts lead here, so
 * the page says what is in the cart, and only its button hands the cart over.
 */
async function outsideView(ctx: SessionCtx): Promise<CheckoutView> {
  const cart = await findCartToOrder(ctx, checkoutPath)
  if (!cart || cart.lines.length === 0) return { kind: 'empty', isOrdered: false, isTest: false }
  return {
    kind: 'outside',
    cart: toWireCart(cart, speakerOf(ctx)),
    problem: problemOf(cart, null, ctx.visitor.locale),
    pictures: bikePictures(cart),
  }
}

/** A cart as a page shows it before it is ordered. */
export async function openView(
  ctx: SessionCtx,
  cart: PricedCart,
): Promise<Omit<OpenCheckout, 'proposed' | 'payment'>> {
  const [collected, session] = await Promise.all([collectedView(ctx, cart), ctx.session()])
  return {
    kind: 'open',
    attempt: randomUUID(),
    cart: toWireCart(cart, speakerOf(ctx)),
    collected,
    problem: problemOf(cart, null, ctx.visitor.locale),
    pictures: bikePictures(cart),
    notReturnable: namesOf(ctx, cart),
    isCustomer: session !== null,
    needsTelephone: cart.needsTelephone,
  }
}

/** Bikes are shown large: they are what the order is about. */
const bikePictures = ({ lines, catalogue }: PricedCart): OpenCheckout['pictures'] =>
  Object.fromEntries(
    lines.flatMap(({ line, item }) => {
      const shown = item?.kind === 'bike' ? linePicture(line, catalogue) : null
      return shown ? [[line.uid, largePicture(shown)]] : []
    }),
  )

const namesOf = ({ visitor }: Ctx, { lines }: PricedCart) =>
  lines
    .filter(({ line }) => !isReturnable(line))
    .map(({ item, line }) => item?.name[visitor.locale] ?? line.sku)

/** Each store has its own stock, and so its own date; the total is the same in all stores. */
async function collectedView(
  ctx: SessionCtx,
  cart: PricedCart,
): Promise<OpenCheckout['collected']> {
  const { country, locale } = ctx.visitor
  const [stores, chosen] = await Promise.all([
    listCollectionStores(ctx, country.code),
    findChosenStore(ctx),
  ])
  if (stores.length === 0) return null
  const { totals, ready } = await quoteCollections(ctx, cart, stores)
  return {
    prices: toWireTotals(totals, speakerOf(ctx)),
    chosen: chosen?.code ?? null,
    stores: stores.map(({ code, name }, index) => ({
      code,
      name: name[locale],
      ready: ready[index] ?? null,
    })),
  }
}

/**
 * A failed attempt reopens its cart. The browser may have dropped the cart's cookie since, so it is
 * set again.
 */
async function emptyView(ctx: SessionCtx): Promise<{ kind: 'empty'; isOrdered: boolean }> {
  const key = attemptCookie.read(ctx.visitor.cookieHeader)
  const order = key === null ? null : await findOrderByAttemptKey(ctx, key)
  if (!order) return { kind: 'empty', isOrdered: false }
  if (isPlaced(order.state)) return { kind: 'empty', isOrdered: true }
  if (order.state === 'pending') throw new Redirect(confirmationPath, 303)
  const cart = await reopenedCart(ctx, order.cartId)
  if (!cart || cart.lines.length === 0) return { kind: 'empty', isOrdered: false }
  const secure = ctx.visitor.isSecure
  const pieces = String(totalQuantity(cart.cart.lines))
  throw new Redirect(checkoutPath, 303, [
    cartCookie.serialise(order.cartId, { secure }),
    cartHintCookie.serialise(pieces, { secure }),
    attemptCookie.clear({ secure }),
  ])
}

async function reopenedCart(ctx: SessionCtx, id: string): Promise<PricedCart | null> {
  try {
    const holder = await cartHolder(ctx)
    return await quoteCart(ctx, { id, holder }, { country: ctx.visitor.country, store: null })
  } catch (problem) {
    if (isRefusal(problem)) return null
    throw problem
  }
}
