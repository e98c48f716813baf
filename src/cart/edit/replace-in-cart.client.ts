import { cartChanges } from '#/cart/browser/cart-changes.client.ts'
import {
  type CartChange,
  type createCartStore,
  isGone,
  type NewCartItem,
} from '#/cart/browser/cart-store.client.ts'
import { cartStore } from '#/cart/browser/use-cart.ts'

/** `gone`: the cart has no such line. `offline`: the shop could not be reached. */
export type Replaced = 'done' | 'gone' | 'offline' | { problem: string }

type Store = Pick<ReturnType<typeof createCartStore>, 'state' | 'refresh' | 'send'>

export const createReplaceInCart =
  (store: Store, report: (change: CartChange) => void) =>
  /** Gives a bike in the cart another build. To send it twice changes nothing more than to send it once. */
  async (uid: string, cartItems: readonly NewCartItem[]): Promise<Replaced> => {
    // A page that was opened by a link may not have asked for the cart yet, and afterwards the old build is gone.
    if (!store.state().isLoaded) await store.refresh()
    const before = store.state().cart
    const body = { cart_item_uid: uid, cartItems }
    const send = () => store.send('update-bike', body)
    const answer = (await send()) ?? (await send())
    if (!answer) return 'offline'
    const faults = [...answer.errors, ...answer.problems]
    if (faults.some(({ code }) => isGone(code) || code === 'COULD_NOT_FIND_CART_ITEM'))
      return 'gone'
    const [first] = faults
    if (first) return { problem: first.message }
    if (before && answer.cart) report({ kind: 'replaced', uid, before, after: answer.cart })
    return 'done'
  }

export const replaceInCart = createReplaceInCart(cartStore, cartChanges.send)
