import { defineCookie, patternCodec } from '#/platform/http/cookies.ts'
import { cookieSettings } from '#/platform/config/settings.ts'
import { daySeconds, minuteSeconds } from '#/platform/config/durations.ts'

const { customerTokenMinutes, customerRefreshDays } = cookieSettings
const token = patternCodec(/^[\w-]{43}$/)

/** The access token of a logged-in customer, see docs/behaviour.md#sessions. */
export const accessCookie = defineCookie({
  name: 'customer_token',
  maxAgeSeconds: customerTokenMinutes * minuteSeconds,
  codec: token,
})

/** The refresh token, which is exchanged for the next access token. */
export const refreshCookie = defineCookie({
  name: 'customer_refresh_token',
  maxAgeSeconds: customerRefreshDays * daySeconds,
  codec: token,
})

/** The expiry of the access token in milliseconds, readable by scripts so that they can renew it in time. */
export const expiryCookie = defineCookie({
  name: 'customer_expire_time',
  maxAgeSeconds: customerRefreshDays * daySeconds,
  codec: patternCodec(/^\d{13}$/),
  httpOnly: false,
})
