import { revisionOf } from '#/platform/consent/configured-parties.server.ts'
import { consentCookie } from '#/platform/consent/consent-cookie.ts'
import { allows } from '#/platform/consent/consent.ts'
import { affiliateCookie } from '#/platform/http/visitor-cookies.ts'
import type { Ctx } from '#/visitor/context.ts'

/** The affiliate click in the visitor's cookie; null without their consent to marketing, and in a store. */
export function consentedClick({
  config,
  visitor,
}: Pick<Ctx, 'config' | 'visitor'>): string | null {
  const { cookieHeader, isStoreNetwork } = visitor
  const revision = revisionOf(config)
  const isAllowed =
    !isStoreNetwork && allows(consentCookie.read(cookieHeader), 'marketing', revision)
  return isAllowed ? affiliateCookie.read(cookieHeader) : null
}
