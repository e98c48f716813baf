import { defineCookie, patternCodec } from '#/platform/http/cookies.ts'
import { hourSeconds } from '#/platform/config/durations.ts'

/** The token from a quote mail's link, stored while its page is open. */
export const quoteLinkCookie = defineCookie({
  name: 'quote_link',
  maxAgeSeconds: hourSeconds,
  codec: patternCodec(/^[\w-]{16,64}$/),
})
