import type { PageOutcome } from '#/app/routes/pages.server.ts'
import { cookieNamesFor, outgoingCookies } from '#/platform/config/cookie-names.ts'
import { maxAgeMs } from '#/platform/page-cache/cache-lifetime.ts'
import type { RenderedPage } from '#/platform/page-cache/page-cache-page.server.ts'
import { headersOfAnswer } from '#/platform/http/security-headers.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { minuteMs } from '#/platform/config/durations.ts'

export const vary = 'accept-encoding, accept-language, cookie'

/** Whether everyone of the same site, language and country may get this response; faults are never shared. */
export function isShared(outcome: PageOutcome): boolean {
  if (outcome.isPersonal) return false
  return outcome.kind !== 'error' || outcome.statusCode === 404
}

/** A crawler that gets 503 comes back; after repeated 500s it drops the page. */
const isTemporary = (outcome: PageOutcome) => outcome.kind === 'error' && outcome.statusCode === 503

export function pageHeaders(ctx: Ctx, outcome: PageOutcome): Record<string, string> {
  const { tags, visitor } = ctx
  return {
    ...headersOfAnswer(visitor),
    ...(visitor.isStaging && { 'x-robots-tag': 'noindex, nofollow' }),
    ...(isTemporary(outcome) && { 'retry-after': '5' }),
    'cache-control': isShared(outcome) ? cacheControlFor(maxAgeMs(ctx)) : 'no-store',
    ...(isShared(outcome) && tags.size > 0 && { 'cache-tag': tagList(tags) }),
    vary,
  }
}

/** Sorted, because loaders end in any order and the ETag must be the same each time. */
const tagList = (tags: ReadonlySet<string>) => [...tags].toSorted().join(',')

/** Features use plain cookie names; the names sent depend on whether the visitor uses HTTPS. */
export function withSentCookies(page: RenderedPage, { config, visitor }: Ctx): RenderedPage {
  const cookies = [page.headers['set-cookie'] ?? []].flat()
  if (cookies.length === 0) return page
  const sent = outgoingCookies(cookies, cookieNamesFor(visitor, config))
  return { ...page, headers: { ...page.headers, 'set-cookie': sent } }
}

/** Two minutes in our own cache, fresh and then stale, and as long again in a shared one. */
const maxCachedMs = 4 * minuteMs

/** The browser revalidates every time and mostly gets a 304; a shared cache may store the page for a minute. */
const cacheControlFor = (ms: number): string =>
  ms > maxCachedMs
    ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'
    : 'public, max-age=0'
