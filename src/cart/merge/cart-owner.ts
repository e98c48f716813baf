import type { Ctx } from '#/visitor/context.ts'
import { customerOwner } from '#/visitor/own-session.ts'
import { cartCookie } from './cart-cookie.ts'

/**
 * Whose cart a call is about: the customer's who is logged in, or else the one whose cookie names it. A
 * newcomer is known by the cookie that the call sets.
 */
export async function cartOwner(ctx: Ctx, cookies: readonly string[]): Promise<string | null> {
  const customer = await customerOwner(ctx)
  if (customer !== null) return customer
  const id = cartCookie.read(ctx.visitor.cookieHeader) ?? cartIn(cookies)
  return id && `cart:${id}`
}

/** `Set-Cookie` lines begin like the header that sends them back. */
function cartIn(cookies: readonly string[]): string | null {
  for (const line of cookies) {
    const id = cartCookie.read(line)
    if (id !== null) return id
  }
  return null
}
