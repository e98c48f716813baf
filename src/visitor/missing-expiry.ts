import { expiryCookie, refreshCookie } from './session/session-cookies.ts'
import type { Visitor } from './visitor.ts'

/**
 * The expiry cookie of a customer who has lost it but still has a refresh token; null for everyone else. A
 * page's script cannot see the token cookies, so the server marks the token as due: the script then renews it
 * as it does any token that runs out, and a guest causes no request.
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
