import type { SessionCtx } from '#/visitor/context.ts'
import { customerOwner } from '#/visitor/session/own-session.ts'
import { cartCookie } from './cart-cookie.ts'

/**
 * The owner of the cart in a call: the customer who is logged in, or else the cart's cookie. A new visitor is identified
 * by the cookie that the call sets, and before they have it by their network: no page names a key to anybody else.
 */
export async function cartOwner(ctx: SessionCtx, cookies: readonly string[]): Promise<string> {
  const customer = await customerOwner(ctx)
  if (customer !== null) return customer
  // A `Set-Cookie` header begins like the `Cookie` header, so the same parser reads both.
  const ids = [ctx.visitor.cookieHeader, ...cookies].map((header) => cartCookie.read(header))
  const id = ids.find((each) => each !== null)
  return id === undefined ? `new:${ctx.visitor.network}` : `cart:${id}`
}
