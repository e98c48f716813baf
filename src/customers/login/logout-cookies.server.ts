import { cartCookie, cartHintCookie, guestCartCookie } from '#/cart/merge/cart-cookie.ts'
import { attemptCookie } from '#/checkout/handover/attempt-cookie.ts'
import { checkoutRedirectCookie } from '#/checkout/handover/checkout-redirect-cookie.ts'
import { orderLinkCookie } from '#/checkout/order-link/order-link-cookie.ts'
import { draftCookie, receiptCookie } from '#/checkout/withdrawal/withdrawal-cookies.ts'
import { quoteLinkCookie } from '#/cycle-to-work/quotes/quote-link-cookie.ts'
import { guestKeyCookie } from '#/saved-builds/builds/guest-key-cookie.ts'
import { clearDeviceCookie } from './known-device.server.ts'
import { clearSessionCookies } from '#/customers/sessions/sessions.server.ts'
import { claimLinkCookie } from '#/warranty/claim/claim-link-cookie.ts'

/** Clears the session, the cart and the access to orders, withdrawals, claims, quotes and builds that a guest saved. */
export const logoutCookies = (secure: boolean): string[] => [
  ...clearSessionCookies(secure),
  ...[
    cartCookie,
    cartHintCookie,
    guestCartCookie,
    checkoutRedirectCookie,
    attemptCookie,
    orderLinkCookie,
    draftCookie,
    receiptCookie,
    claimLinkCookie,
    quoteLinkCookie,
    guestKeyCookie,
  ].map((cookie) => cookie.clear({ secure })),
]

/** Clears the known-device cookie as well. */
export const eraseCookies = (secure: boolean): string[] => [
  ...logoutCookies(secure),
  clearDeviceCookie(secure),
]
