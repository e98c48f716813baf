import { isGone, type NewCartItem } from '#/cart/browser/cart-store.client.ts'
import { cartStore } from '#/cart/browser/use-cart.ts'

/** `gone`: the cart has no such line. `offline`: the shop could not be reached. */
export type Replaced = 'done' | 'gone' | 'offline' | { problem: string }

/** Gives a bike in the cart another build. To send it twice changes nothing more than to send it once. */
export async function replaceInCart(
  uid: string,
  cartItems: readonly NewCartItem[],
): Promise<Replaced> {
  const body = { cart_item_uid: uid, cartItems }
  const send = () => cartStore.send('update-bike', body)
  const answer = (await send()) ?? (await send())
  if (!answer) return 'offline'
  const faults = [...answer.errors, ...answer.problems]
  if (faults.some(({ code }) => isGone(code) || code === 'COULD_NOT_FIND_CART_ITEM')) return 'gone'
  const [first] = faults
  return first ? { problem: first.message } : 'done'
}
