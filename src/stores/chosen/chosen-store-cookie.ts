import { cookieSettings } from '#/platform/config/settings.ts'
import { defineCookie, patternCodec } from '#/platform/http/cookies.ts'
import { daySeconds } from '#/platform/config/durations.ts'

/** The code of the store that the visitor chose. Pages read it, because they are the same for everyone. */
export const chosenStoreCookie = defineCookie({
  name: 'chosen_store',
  maxAgeSeconds: cookieSettings.chosenStoreDays * daySeconds,
  codec: patternCodec(/^[a-z0-9-]{1,48}$/),
  httpOnly: false,
})
