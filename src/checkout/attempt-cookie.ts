import { defineCookie, patternCodec } from '#/platform/cookies.ts'

/**
 * The last attempt to order from this browser: whoever holds it may see what became of it, for an
 * hour. Order numbers stand on parcels and in mails, so they open nothing.
 */
export const attemptCookie = defineCookie({
  name: 'order_attempt',
  maxAgeSeconds: 3600,
  codec: patternCodec(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
})
