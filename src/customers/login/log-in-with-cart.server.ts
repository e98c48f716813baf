import { cartCookie } from '#/cart/merge/cart-cookie.ts'
import { openCustomerCart } from '#/cart/merge/own-cart.server.ts'
import { mergeGuestCart } from '#/cart/merge/merge-carts.server.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import type { Customer } from '#/customers/account/customer.ts'
import { logIn } from './login.server.ts'

/**
 * The whole login for a page without scripts: opens the session and merges the guest's cart into
 * the customer's. A cart that cannot be merged does not prevent the login.
 */
export async function logInWithCart(
  ctx: Ctx,
  credentials: { email: string; password: string },
): Promise<{ customer: Customer; cookies: string[] }> {
  const { customer, session, cookies } = await logIn(ctx, credentials)
  const asCustomer: SessionCtx = { ...ctx, session: () => Promise.resolve(session) }
  const authCartId = await openCustomerCart(asCustomer, customer.id)
  const guestCartId = cartCookie.read(ctx.visitor.cookieHeader)
  if (guestCartId)
    await mergeGuestCart(asCustomer, { guestCartId, authCartId }).catch((problem: unknown) => {
      // The cart was closed, or belongs to somebody else.
      if (!isRefusal(problem)) throw problem
    })
  const cart = cartCookie.serialise(authCartId, { secure: ctx.visitor.isSecure })
  return { customer, cookies: [...cookies, cart] }
}
