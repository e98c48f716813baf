import { defineCookie, patternCodec } from '#/platform/http/cookies.ts'
import { daySeconds } from '#/platform/config/durations.ts'

/** The token of a paired screen. Browsers cap the age of cookies at 400 days; every visit renews it. */
export const screenCookie = defineCookie({
  name: 'collection_screen',
  maxAgeSeconds: 400 * daySeconds,
  codec: patternCodec(/^[\w-]{32,64}$/),
})
