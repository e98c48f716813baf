import { tokenExpiry } from '#/visitor/session/token-expiry.client.ts'

/** The item count that the last response left in a cookie; zero without a cart, which saves a request. */
export const hintedCount = () => Number(/(?:^|; )cart_hint=(\d+)/.exec(document.cookie)?.[1] ?? 0)

/** Whether this is a customer whose cart the browser does not know: their session outlives the cart's cookies. */
export const isUncounted = () =>
  !/(?:^|; )cart_hint=/.test(document.cookie) && tokenExpiry() !== null
