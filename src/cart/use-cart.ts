import { useEffect, useSyncExternalStore } from 'react'
import { openTabs } from '#/visitor/tabs.client.ts'
import { askCart } from './cart-calls.client.ts'
import { type CartState, createCartStore } from './cart-store.client.ts'

/** What the last answer said is in the cart; nothing for who has none, and then nobody is asked. */
const hintedCount = () => Number(/(?:^|; )cart_hint=(\d+)/.exec(document.cookie)?.[1] ?? 0)

/** All tabs of a browser show the same cart. */
export const cartStore = createCartStore({
  ask: askCart,
  tabs: openTabs('cart'),
  hint: hintedCount,
})

export const useCart = (): CartState =>
  useSyncExternalStore(cartStore.watch, cartStore.state, cartStore.blank)

/** How many pieces the badge shows: from the cookie at once, from the shop when the page is idle. */
export function useCartCount(): number {
  useEffect(() => {
    cartStore.recall()
    const isNeeded = hintedCount() > 0 && !cartStore.state().isLoaded
    return isNeeded ? whenIdle(() => void cartStore.refresh()) : undefined
  }, [])
  return useCart().count
}

/** Safari has no idle callback; a moment after loading does as well. */
function whenIdle(work: () => void) {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: 3000 })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(work, 500)
  return () => clearTimeout(timer)
}
