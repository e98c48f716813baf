import type { PageOutcome } from '#/app/routes/pages.server.ts'
import { cookieNamesFor, outgoingCookies } from '#/platform/config/cookie-names.ts'
import { maxAgeMs } from '#/platform/page-cache/cache-lifetime.ts'
import type { RenderedPage } from '#/platform/page-cache/page-cache-page.server.ts'
import { headersOfAnswer } from '#/platform/http/security-headers.server.ts'
import type { Ctx } from '#/visitor/context.ts'

export const vary = 'accept-encoding, accept-language, cookie'

/** What everyone of the same site, language and country may be shown; errors of ours are nobody's. */
export function isShared(outcome: PageOutcome): boolean {
  if (outcome.isPersonal) return false
  return outcome.kind !== 'error' || outcome.statusCode === 404
}

/** A crawler told 503 comes back; told 500 often enough, it drops the page. */
const isPassing = (outcome: PageOutcome) => outcome.kind === 'error' && outcome.statusCode === 503

export function pageHeaders(ctx: Ctx, outcome: PageOutcome): Record<string, string> {
  const { tags, visitor } = ctx
  return {
    ...headersOfAnswer(visitor),
    ...(visitor.isStaging && { 'x-robots-tag': 'noindex, nofollow' }),
    ...(isPassing(outcome) && { 'retry-after': '5' }),
    'cache-control': isShared(outcome) ? sharedFor(maxAgeMs(ctx)) : 'no-store',
    ...(isShared(outcome) && tags.size > 0 && { 'cache-tag': [...tags].join(',') }),
    vary,
  }
}

/** Features name their cookies plainly; how they are sent depends on how the visitor came. */
export function withSentCookies(page: RenderedPage, { config, visitor }: Ctx): RenderedPage {
  const cookies = [page.headers['set-cookie'] ?? []].flat()
  if (cookies.length === 0) return page
  const sent = outgoingCookies(cookies, cookieNamesFor(visitor, config))
  return { ...page, headers: { ...page.headers, 'set-cookie': sent } }
}

/** Two minutes in our own cache, fresh and then stale, and as long again in a shared one. */
const longestKeptMs = 4 * 60_000

/** The browser asks again each time and mostly hears 304; a shared cache may keep it for a minute. */
const sharedFor = (ms: number): string =>
  ms > longestKeptMs
    ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'
    : 'public, max-age=0'
