import { defineCookie } from '#/platform/http/cookies.ts'
import { cookieSettings } from '#/platform/config/settings.ts'
import { decisionText, readDecision } from './consent.ts'
import { daySeconds } from '#/platform/config/durations.ts'

/** The visitor's decision on the optional entries of this browser; the page reads it as well. */
export const consentCookie = defineCookie({
  name: 'consent',
  maxAgeSeconds: cookieSettings.consentDays * daySeconds,
  codec: { encode: decisionText, decode: readDecision },
  httpOnly: false,
})
