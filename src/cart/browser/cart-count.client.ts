import { followOnceTold, whenIdle } from '#/visitor/follow.client.ts'
import { hintedCount } from './cart-hint.client.ts'

type Tell = (count: number) => void

/**
 * Tells how many pieces are in the cart: by the cookie at once, by the shop when the page is idle. The
 * cart itself is fetched for who has one, or when one is filled here or in another tab.
 */
export function watchCartCount(tell: Tell): () => void {
  const hinted = hintedCount()
  tell(hinted)
  return followOnceTold({
    channel: 'cart',
    isNeeded: hinted > 0,
    follow(signal) {
      const begin = () => void follow(tell, signal)
      if (hinted > 0) whenIdle(begin, signal)
      else begin()
    },
  })
}

async function follow(tell: Tell, signal: AbortSignal): Promise<void> {
  const { cartStore } = await import('./use-cart.ts')
  if (signal.aborted) return
  const show = () => tell(cartStore.state().count)
  signal.addEventListener('abort', cartStore.watch(show))
  cartStore.recall()
  show()
  if (!cartStore.state().isLoaded) await cartStore.refresh()
}
