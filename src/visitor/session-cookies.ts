import { defineCookie, patternCodec, secondsPerDay } from '#/platform/http/cookies.ts'
import { settings } from '#/platform/config/settings.ts'

const { customerTokenMinutes, customerRefreshDays } = settings.cookies
const token = patternCodec(/^[\w-]{43}$/)

/** Who is logged in; names and the hour it lasts come from the specification (section 4). */
export const accessCookie = defineCookie({
  name: 'customer_token',
  maxAgeSeconds: customerTokenMinutes * 60,
  codec: token,
})

/** What the next token is had for. */
export const refreshCookie = defineCookie({
  name: 'customer_refresh_token',
  maxAgeSeconds: customerRefreshDays * secondsPerDay,
  codec: token,
})

/** When the token expires, in milliseconds, for pages to know when to renew it. */
export const expiryCookie = defineCookie({
  name: 'customer_expire_time',
  maxAgeSeconds: customerRefreshDays * secondsPerDay,
  codec: patternCodec(/^\d{13}$/),
  httpOnly: false,
})
