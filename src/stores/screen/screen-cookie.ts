import { defineCookie, patternCodec, secondsPerDay } from '#/platform/http/cookies.ts'

/** The token of a paired screen. Browsers cap the age of cookies at 400 days; every visit renews it. */
export const screenCookie = defineCookie({
  name: 'collection_screen',
  maxAgeSeconds: 400 * secondsPerDay,
  codec: patternCodec(/^[\w-]{32,64}$/),
})
