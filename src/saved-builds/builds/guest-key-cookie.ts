import { defineCookie, patternCodec } from '#/platform/http/cookies.ts'
import { hourSeconds } from '#/platform/config/durations.ts'

/**
 * The key to the builds that this browser saved for a guest: for an hour, the same build saved again is the same
 * one, and a login puts it into the account.
 */
export const guestKeyCookie = defineCookie({
  name: 'guest_builds',
  maxAgeSeconds: hourSeconds,
  codec: patternCodec(/^[\da-f]{32}$/),
})
