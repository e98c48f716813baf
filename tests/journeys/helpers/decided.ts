import type { BrowserContext } from '@playwright/test'
import type { OptionalCategory } from '#/platform/consent/browser-entries.ts'
import { consentRevision } from '#/platform/consent/consent.ts'
import { bitsOf, thirdParties } from '#/platform/consent/third-parties.ts'
import { keysOf } from '#/platform/types/typed-keys.ts'

/** The shop of the journeys has every third party. */
export const revision = consentRevision(bitsOf(keysOf(thirdParties)))

/** The cookies of a visitor who has rejected everything that is optional, on both sites. */
export const necessaryOnly = {
  cookies: ['localhost', 'de.localhost'].map((domain) => ({
    name: 'consent',
    value: `${revision}.none`,
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
      value: `${revision}.${category}.0123456789abcdef0123456789abcdef`,
      domain: 'localhost',
      path: '/',
    },
  ])

/** Forgets who the visitor was; they are still not asked for consent. */
export async function comesAsStranger(context: BrowserContext): Promise<void> {
  await context.clearCookies()
  await context.addCookies(necessaryOnly.cookies)
}
