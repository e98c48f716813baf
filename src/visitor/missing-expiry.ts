import { expiryCookie, refreshCookie } from './session-cookies.ts'
import type { Visitor } from './visitor.ts'

/**
 * The expiry cookie of a customer who has lost it but still has what renews their token; null for everyone
 * else. A page's script cannot see the token cookies, so the server tells it that the token is due: the
 * script then renews it as it does any token that runs out (specification section 4), and a guest causes
 * no call.
 */
export function missingExpiry(
  { cookieHeader, isSecure }: Pick<Visitor, 'cookieHeader' | 'isSecure'>,
  now: number,
): string | null {
  if (!cookieHeader.includes(refreshCookie.name)) return null
  if (refreshCookie.read(cookieHeader) === null || expiryCookie.read(cookieHeader) !== null)
    return null
  return expiryCookie.serialise(String(now), { secure: isSecure })
}
