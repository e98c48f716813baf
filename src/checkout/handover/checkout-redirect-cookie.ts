import { defineCookie, patternCodec } from '#/platform/http/cookies.ts'

/** Set while a checkout waits for its shopper to log in; a quarter of an hour is enough for that. */
export const checkoutRedirectCookie = defineCookie({
  name: 'checkout_redirect',
  maxAgeSeconds: 15 * 60,
  codec: patternCodec(/^1$/),
})
