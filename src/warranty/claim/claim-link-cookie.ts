import { defineCookie, patternCodec } from '#/platform/http/cookies.ts'
import { hourSeconds } from '#/platform/config/durations.ts'

/** The token of the claim that this browser has made or whose link was followed. */
export const claimLinkCookie = defineCookie({
  name: 'claim_link',
  maxAgeSeconds: hourSeconds,
  codec: patternCodec(/^[\w-]{16,64}$/),
})
