import { defineCookie, patternCodec } from '#/platform/http/cookies.ts'

/**
 * The key to the last order of this browser, for an hour (`orders/order/order-links.server.ts`). It is given
 * only in the answer to the browser that placed the order: neither the order's number, which stands on
 * parcels, nor the attempt's name, which stands in the form, opens anything.
 */
export const attemptCookie = defineCookie({
  name: 'order_attempt',
  maxAgeSeconds: 3600,
  codec: patternCodec(/^[\w-]{32}$/),
})
