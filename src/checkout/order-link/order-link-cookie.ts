import { defineCookie, patternCodec } from '#/platform/http/cookies.ts'

/** The token from an order mail's link, stored while the guest looks around. */
export const orderLinkCookie = defineCookie({
  name: 'order_link',
  maxAgeSeconds: 3600,
  codec: patternCodec(/^[\w-]{16,64}$/),
})
