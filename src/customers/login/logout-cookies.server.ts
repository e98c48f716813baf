import { cartCookie, cartHintCookie, guestCartCookie } from '#/cart/merge/cart-cookie.ts'
import { attemptCookie } from '#/checkout/handover/attempt-cookie.ts'
import { checkoutRedirectCookie } from '#/checkout/handover/checkout-redirect-cookie.ts'
import { orderLinkCookie } from '#/checkout/order-link/order-link-cookie.ts'
import { quoteLinkCookie } from '#/cycle-to-work/quotes/quote-link-cookie.ts'
import { guestKeyCookie } from '#/saved-builds/builds/guest-key-cookie.ts'
import { clearDeviceCookie } from './known-device.server.ts'
import { clearSessionCookies } from '#/customers/sessions/sessions.server.ts'

/** Clears the session, the cart and the access to orders, quotes and builds that a guest saved. */
export const logoutCookies = (secure: boolean): string[] => [
  ...clearSessionCookies(secure),
  ...[
    cartCookie,
    cartHintCookie,
    guestCartCookie,
    checkoutRedirectCookie,
    attemptCookie,
    orderLinkCookie,
    quoteLinkCookie,
    guestKeyCookie,
  ].map((cookie) => cookie.clear({ secure })),
]

/** Clears the known-device cookie as well. */
export const eraseCookies = (secure: boolean): string[] => [
  ...logoutCookies(secure),
  clearDeviceCookie(secure),
]
