import type { DataRouter } from 'react-router'
import { cartChanges } from '#/cart/browser/cart-changes.client.ts'
import { cartDrawerId } from '#/cart/browser/open-cart.client.ts'
import { cartStore } from '#/cart/browser/use-cart.ts'
import { choiceEvents } from '#/configurator/page/choice-events.client.ts'
import { isPageAnswer } from '#/navigation/payload/payload-answer.ts'
import { cartChangeEvents, cartShown } from './cart-events.client.ts'
import { createOrderClaims } from './claim-order.client.ts'
import { configureEvents } from './configure-events.client.ts'
import { createDataLayer } from './data-layer.client.ts'
import { type ItemList, orderPlaced } from './events.ts'
import { newsOf } from './page-events.client.ts'

/** Fills the data layer from what the visitor sees and does. Loaded last, and only if something reads it. */
export async function watchShop(router: DataRouter, how: 'on' | 'shown'): Promise<void> {
  const show =
    how === 'shown' ? (await import('./event-list.client.ts')).createEventList() : undefined
  const push = createDataLayer(window, show)
  watchDrawer(() => {
    const { cart } = cartStore.state()
    if (cart) push(cartShown(cart))
  })
  const claimOrder = createOrderClaims()
  let lists: readonly ItemList[] = []
  watchPages(router, (answer) => {
    const news = newsOf(answer, lists)
    lists = news.lists
    push(news.events)
    const { order } = news
    if (order) void claimOrder(order.number, () => push(orderPlaced(order)))
  })
  // After the page: what the visitor did there before this script was loaded is reported after it.
  cartChanges.listen((change) => push(cartChangeEvents(change)))
  choiceEvents.listen((step) => push(configureEvents(step)))
}

/** Calls back for the page that is shown and for each one after it, once each. */
function watchPages(
  router: DataRouter,
  onPage: (answer: Parameters<typeof newsOf>[0]) => void,
): void {
  let last: unknown = null
  const look = () => {
    const { loaderData, matches, navigation } = router.state
    if (navigation.state !== 'idle') return
    const answer: unknown = loaderData[matches.at(-1)?.route.id ?? '']
    if (answer === last || !isPageAnswer(answer)) return
    last = answer
    try {
      onPage(answer)
    } catch (problem) {
      // A page whose data cannot be read reports that itself; measuring it must not disturb the router.
      console.error(problem)
    }
  }
  look()
  router.subscribe(look)
}

/** The events of a dialog do not bubble, so they are caught on their way down. */
function watchDrawer(onOpen: () => void): void {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDialogElement && target.id === cartDrawerId && target.open) onOpen()
    },
    true,
  )
}
