import { defineCookie, patternCodec } from '#/platform/http/cookies.ts'

/** Set while a checkout waits for the shopper to log in. */
export const checkoutRedirectCookie = defineCookie({
  name: 'checkout_redirect',
  maxAgeSeconds: 15 * 60,
  codec: patternCodec(/^1$/),
})
