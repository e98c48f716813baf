import { defineCookie, patternCodec } from '#/platform/http/cookies.ts'

/** The token from a quote mail's link, stored while its page is open. */
export const quoteLinkCookie = defineCookie({
  name: 'quote_link',
  maxAgeSeconds: 3600,
  codec: patternCodec(/^[\w-]{16,64}$/),
})
