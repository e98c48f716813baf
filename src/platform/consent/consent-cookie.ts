import { defineCookie, secondsPerDay } from '#/platform/http/cookies.ts'
import { cookieSettings } from '#/platform/config/settings.ts'
import { decisionText, readDecision } from './consent.ts'

/** The visitor's decision on the optional entries of this browser; the page reads it as well. */
export const consentCookie = defineCookie({
  name: 'consent',
  maxAgeSeconds: cookieSettings.consentDays * secondsPerDay,
  codec: { encode: decisionText, decode: readDecision },
  httpOnly: false,
})
