import { cartCookie, cartHintCookie } from '#/cart/cart-cookie.ts'
import { checkoutRedirectCookie } from '#/checkout/checkout-redirect-cookie.ts'
import { noPassCookies } from './sessions.server.ts'

/** What a browser forgets with its customer: the session, and the cart that is his own. */
export const farewellCookies = (secure: boolean): string[] => [
  ...noPassCookies(secure),
  ...[cartCookie, cartHintCookie, checkoutRedirectCookie].map((cookie) => cookie.clear({ secure })),
]
