import { defineCookie, patternCodec } from '#/platform/http/cookies.ts'

/** The proof out of an order's mail, kept while its holder looks around. */
export const orderLinkCookie = defineCookie({
  name: 'order_link',
  maxAgeSeconds: 3600,
  codec: patternCodec(/^[\w-]{16,64}$/),
})
