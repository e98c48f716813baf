import { defineCookie, patternCodec } from '#/platform/http/cookies.ts'
import { hourSeconds } from '#/platform/config/durations.ts'

/**
 * The key to this browser's last order, valid for an hour (`orders/links/order-links.server.ts`).
 * Only the browser that placed the order gets it: the order number is printed on parcels and the
 * attempt id is in the form, so neither of them opens an order.
 */
export const attemptCookie = defineCookie({
  name: 'order_attempt',
  maxAgeSeconds: hourSeconds,
  codec: patternCodec(/^[\w-]{32}$/),
})
