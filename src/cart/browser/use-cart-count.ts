import { useEffect, useState } from 'react'
import { whenIdle } from '#/navigation/hydration/clock.ts'
import { followWhenNeeded } from '#/visitor/follow.client.ts'
import { hintedCount, isUncounted } from './cart-hint.client.ts'

type Notify = (count: number) => void

/** The number of items shown on the cart's badge. */
export function useCartCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => watchCartCount(setCount), [])
  return count
}

/**
 * Reports the number of items in the cart: from the cookie at once, from the server once the page is
 * idle. Without items in the cookie, the cart is fetched only when it is filled here or in another tab, or where a
 * customer has no cookie.
 */
function watchCartCount(notify: Notify): () => void {
  const hinted = hintedCount()
  notify(hinted)
  const isNeeded = hinted > 0 || isUncounted()
  return followWhenNeeded({
    channel: 'cart',
    isNeeded,
    follow(signal) {
      const begin = () => void follow(notify, signal)
      if (isNeeded) signal.addEventListener('abort', whenIdle(begin))
      else begin()
    },
  })
}

async function follow(notify: Notify, signal: AbortSignal): Promise<void> {
  const { cartStore } = await import('./use-cart.ts')
  if (signal.aborted) return
  const show = () => notify(cartStore.state().count)
  signal.addEventListener('abort', cartStore.watch(show))
  cartStore.recall()
  show()
  if (!cartStore.state().isLoaded) await cartStore.refresh()
}
