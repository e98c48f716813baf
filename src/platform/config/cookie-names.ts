import { guardedCookies } from '#/platform/http/cookies.ts'

/**
 * The ways to name server-only cookies over HTTPS. `host`: with the prefix `__Host-`, which a browser accepts
 * from this host alone, so that no neighbouring subdomain can plant one. `changeover`: the same, but the
 * plain name still counts where the prefixed one is missing. `plain`: without the prefix. Without HTTPS the
 * names are always plain, since browsers refuse the prefix there.
 */
export type CookieNames = 'host' | 'changeover' | 'plain'

/** The naming scheme for one visitor. */
export const cookieNamesFor = (
  { isSecure }: { isSecure: boolean },
  { COOKIE_NAMES }: { COOKIE_NAMES: CookieNames },
): CookieNames => (isSecure ? COOKIE_NAMES : 'plain')

const prefix = '__Host-'

/** The cookie header as features read it: under plain names, without cookies a neighbouring subdomain may have planted. */
export function incomingCookies(header: string, names: CookieNames): string {
  if (names === 'plain' || header === '') return header
  const pairs = header.split(';').map((pair) => pair.trim())
  const prefixed = pairs.flatMap((pair) =>
    pair.startsWith(prefix) ? pair.slice(prefix.length) : [],
  )
  const guarded = new Set(prefixed.map(nameOf))
  const isTrusted = (pair: string) => {
    const name = nameOf(pair)
    return !guardedCookies.has(name) || (names === 'changeover' && !guarded.has(name))
  }
  const others = pairs.filter((pair) => !pair.startsWith(prefix) && isTrusted(pair))
  return [...prefixed.filter((pair) => guardedCookies.has(nameOf(pair))), ...others].join('; ')
}

/** The `Set-Cookie` lines as they are sent; a changeover also clears the old cookie. */
export function outgoingCookies(lines: readonly string[], names: CookieNames): string[] {
  if (names === 'plain') return [...lines]
  return lines.flatMap((line) => {
    const name = nameOf(line)
    if (!guardedCookies.has(name)) return [line]
    const withPrefix = `${prefix}${line}`
    return names === 'host' ? [withPrefix] : [withPrefix, `${name}=; ${expired}`]
  })
}

const expired = 'Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax'

const nameOf = (pair: string) => pair.slice(0, Math.max(0, pair.indexOf('=')))
