import { defineCookie, patternCodec } from '#/platform/http/cookies.ts'
import { cookieSettings } from '#/platform/config/settings.ts'
import { daySeconds, hourSeconds } from '#/platform/config/durations.ts'

const maxAgeSeconds = cookieSettings.cartDays * daySeconds

/** The ID of the visitor's cart; it expires seven days after the last call. */
export const cartCookie = defineCookie({
  name: 'cart_id',
  maxAgeSeconds,
  codec: patternCodec(/^[\da-f]{32}$/),
})

/** The ID of the cart that the visitor had before login, stored for an hour so that it can be merged. */
export const guestCartCookie = defineCookie({
  name: 'guest_cart_id',
  maxAgeSeconds: hourSeconds,
  codec: patternCodec(/^[\da-f]{32}$/),
})

/** The item count, so that a page knows without a request whether there is a cart to fetch. */
export const cartHintCookie = defineCookie({
  name: 'cart_hint',
  maxAgeSeconds,
  codec: patternCodec(/^\d{1,4}$/),
  httpOnly: false,
})

/** Renews the cookies of the cart and its item count. */
export const cartCookies = (id: string, pieces: number, secure: boolean): string[] => [
  cartCookie.serialise(id, { secure }),
  cartHintCookie.serialise(String(pieces), { secure }),
]
