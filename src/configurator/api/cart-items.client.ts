import type { NewCartItem } from '#/cart/browser/cart-store.client.ts'
import type { BuildItems } from './build-items.ts'

/** The paint refers to its bike by this `ref`. */
const ref = 'bike'

/** A configuration as the cart's API takes it: the bike, then its paint. */
export const cartItems = ({ sku, options, paint }: BuildItems): [NewCartItem, ...NewCartItem[]] => [
  { sku, quantity: 1, ref, selected_options: options },
  ...(paint === null ? [] : [{ sku: paint, quantity: 1, associated_ref: ref }]),
]
