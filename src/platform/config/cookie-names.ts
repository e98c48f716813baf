import { guardedCookies } from '#/platform/http/cookies.ts'

/**
 * How cookies that only the server reads are named over https. `host`: with the prefix `__Host-`, which a
 * browser takes from this host alone, so that no neighbouring subdomain can plant one. `changeover`: the
 * same, but the plain name still counts where the prefixed one is missing. `plain`: as the specification
 * names them. Without https the names are always plain, since browsers refuse the prefix there.
 */
export type CookieNames = 'host' | 'changeover' | 'plain'

/** Which names are used for one visitor. */
export const cookieNamesFor = (
  { isSecure }: { isSecure: boolean },
  { COOKIE_NAMES }: { COOKIE_NAMES: CookieNames },
): CookieNames => (isSecure ? COOKIE_NAMES : 'plain')

const prefix = '__Host-'

/** The header as features read it: under plain names, without what a neighbour may have planted. */
export function incomingCookies(header: string, names: CookieNames): string {
  if (names === 'plain' || header === '') return header
  const pairs = header.split(';').map((pair) => pair.trim())
  const prefixed = pairs.flatMap((pair) =>
    pair.startsWith(prefix) ? pair.slice(prefix.length) : [],
  )
  const ours = new Set(prefixed.map(nameOf))
  const isBelieved = (pair: string) => {
    const name = nameOf(pair)
    return !guardedCookies.has(name) || (names === 'changeover' && !ours.has(name))
  }
  const others = pairs.filter((pair) => !pair.startsWith(prefix) && isBelieved(pair))
  return [...prefixed.filter((pair) => guardedCookies.has(nameOf(pair))), ...others].join('; ')
}

/** The `Set-Cookie` lines as they are sent; a changeover also takes the old cookie away. */
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
