import type { BrowserContext } from '@playwright/test'
import type { OptionalCategory } from '#/platform/consent/browser-entries.ts'
import { consentRevision } from '#/platform/consent/consent.ts'

/** The cookies of a visitor who has rejected everything that is optional, on both sites. */
export const necessaryOnly = {
  cookies: ['localhost', 'de.localhost'].map((domain) => ({
    name: 'consent',
    value: `${consentRevision}.none`,
    domain,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  })),
  origins: [],
}

/** A browser that nobody has asked yet. */
export const undecided = { cookies: [], origins: [] }

/** Makes the visitor one who has agreed to a category on the British site. */
export const agreesTo = (context: BrowserContext, category: OptionalCategory): Promise<void> =>
  context.addCookies([
    {
      name: 'consent',
      value: `${consentRevision}.${category}.0123456789abcdef0123456789abcdef`,
      domain: 'localhost',
      path: '/',
    },
  ])

/** Forgets who the visitor was; they are still not asked for consent. */
export async function comesAsStranger(context: BrowserContext): Promise<void> {
  await context.clearCookies()
  await context.addCookies(necessaryOnly.cookies)
}
