import { defineCookie, patternCodec } from '#/platform/http/cookies.ts'
import { hourSeconds } from '#/platform/config/durations.ts'

/** The token from an order mail's link, stored while the guest looks around. */
export const orderLinkCookie = defineCookie({
  name: 'order_link',
  maxAgeSeconds: hourSeconds,
  codec: patternCodec(/^[\w-]{16,64}$/),
})
