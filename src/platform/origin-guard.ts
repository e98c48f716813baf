import { Refusal, type PlatformRefusal } from './refusal.ts'

type HeaderOf = (name: string) => string | null | undefined

/** The header our own pages send; a form or an image on another site cannot. */
export const storefrontHeader = 'x-storefront'

/**
 * Lets a state change through only when the shop's own page asked for it. The specification has
 * state-changing GETs, and Lax cookies ride along on those when a stranger links to them.
 */
export function requireOwnPage(header: HeaderOf): void {
  const isOurs =
    header(storefrontHeader) === '1' && !isForeignFetch(header) && !isSpeculative(header)
  if (!isOurs) throw new Refusal<PlatformRefusal>('forbidden-origin', { status: 403 })
}

/** Plain form posts work before scripts run, so they prove their origin by what the browser itself sends. */
export function requireOwnForm(header: HeaderOf, origin: string): void {
  const site = header('sec-fetch-site')
  const isOurs = site ? site === 'same-origin' : header('origin') === origin
  if (!isOurs) throw new Refusal<PlatformRefusal>('forbidden-origin', { status: 403 })
}

function isForeignFetch(header: HeaderOf): boolean {
  const site = header('sec-fetch-site')
  if (site && site !== 'same-origin') return true
  return header('sec-fetch-mode') === 'navigate'
}

const isSpeculative = (header: HeaderOf) =>
  /prefetch|prerender/i.test(header('sec-purpose') ?? header('purpose') ?? '')
