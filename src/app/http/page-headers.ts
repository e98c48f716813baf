import type { PageOutcome } from '#/app/routes/pages.server.ts'
import { cookieNamesFor, outgoingCookies } from '#/platform/config/cookie-names.ts'
import type { RenderedPage } from '#/platform/page-cache/page-cache-page.server.ts'
import { sharedHeaders } from '#/platform/page-cache/shared-headers.ts'
import { headersOfAnswer } from '#/platform/http/security-headers.server.ts'
import type { Ctx } from '#/visitor/context.ts'

export const vary = 'accept-encoding, accept-language, cookie'

/** A shared cache may store a page for a minute and serve it for another while it fetches it anew. */
export const pageLifetime = { freshSeconds: 60, staleSeconds: 60 }

/** Whether everyone of the same site, language and country may get this response; faults are never shared. */
export function isShared(outcome: PageOutcome): boolean {
  if (outcome.isPersonal) return false
  return outcome.kind !== 'error' || outcome.statusCode === 404
}

/** A crawler that gets 503 comes back; after repeated 500s it drops the page. */
const isTemporary = (outcome: PageOutcome) => outcome.kind === 'error' && outcome.statusCode === 503

export function pageHeaders(ctx: Ctx, outcome: PageOutcome): Record<string, string> {
  const { visitor } = ctx
  return {
    ...headersOfAnswer(visitor),
    ...(visitor.isStaging && { 'x-robots-tag': 'noindex, nofollow' }),
    ...(isTemporary(outcome) && { 'retry-after': '5' }),
    ...(isShared(outcome) ? sharedHeaders(ctx, pageLifetime) : { 'cache-control': 'no-store' }),
    vary,
  }
}

/** Features use plain cookie names; the names sent depend on whether the visitor uses HTTPS. */
export function withSentCookies(page: RenderedPage, { config, visitor }: Ctx): RenderedPage {
  const cookies = [page.headers['set-cookie'] ?? []].flat()
  if (cookies.length === 0) return page
  const sent = outgoingCookies(cookies, cookieNamesFor(visitor, config))
  return { ...page, headers: { ...page.headers, 'set-cookie': sent } }
}
