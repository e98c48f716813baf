import type { SessionCtx } from '#/visitor/context.ts'
import { customerOwner } from '#/visitor/session/own-session.ts'
import { cartCookie } from './cart-cookie.ts'

/**
 * The owner of the cart in a call: the customer who is logged in, or else the cart's cookie. A new
 * visitor is identified by the cookie that the call sets.
 */
export async function cartOwner(
  ctx: SessionCtx,
  cookies: readonly string[],
): Promise<string | null> {
  const customer = await customerOwner(ctx)
  if (customer !== null) return customer
  const id = cartCookie.read(ctx.visitor.cookieHeader) ?? cartIn(cookies)
  return id && `cart:${id}`
}

/** A `Set-Cookie` header begins like the `Cookie` header, so the same parser reads both. */
function cartIn(cookies: readonly string[]): string | null {
  for (const line of cookies) {
    const id = cartCookie.read(line)
    if (id !== null) return id
  }
  return null
}
