import { defineCookie, patternCodec } from '#/platform/http/cookies.ts'

/** The token of the claim that this browser has made or whose link was followed. */
export const claimLinkCookie = defineCookie({
  name: 'claim_link',
  maxAgeSeconds: 3_600,
  codec: patternCodec(/^[\w-]{16,64}$/),
})
