import { defineCookie, patternCodec } from '#/platform/http/cookies.ts'
import { minuteSeconds } from '#/platform/config/durations.ts'

/** Set while a checkout waits for the shopper to log in. */
export const checkoutRedirectCookie = defineCookie({
  name: 'checkout_redirect',
  maxAgeSeconds: 15 * minuteSeconds,
  codec: patternCodec(/^1$/),
})
