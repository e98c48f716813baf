import { defineCookie, patternCodec, secondsPerDay } from '#/platform/http/cookies.ts'
import { settings } from '#/platform/config/settings.ts'

const maxAgeSeconds = settings.cookies.cartDays * secondsPerDay

/** Which cart is the visitor's; kept for seven days after the last call (specification section 4). */
export const cartCookie = defineCookie({
  name: 'cart_id',
  maxAgeSeconds,
  codec: patternCodec(/^[\da-f]{32}$/),
})

/** Which guest's cart was the visitor's before they logged in, for as long as merging it may take. */
export const guestCartCookie = defineCookie({
  name: 'guest_cart_id',
  maxAgeSeconds: 3_600,
  codec: patternCodec(/^[\da-f]{32}$/),
})

/** How much is in it, for the page to know without asking whether there is anything to ask for. */
export const cartHintCookie = defineCookie({
  name: 'cart_hint',
  maxAgeSeconds,
  codec: patternCodec(/^\d{1,4}$/),
  httpOnly: false,
})

/** Both, for seven more days. */
export const cartCookies = (id: string, pieces: number, secure: boolean): string[] => [
  cartCookie.serialise(id, { secure }),
  cartHintCookie.serialise(String(pieces), { secure }),
]
