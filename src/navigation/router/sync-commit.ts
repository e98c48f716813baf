import type { flushSync } from 'react-dom'
import type { DataRouter } from 'react-router'
import { payloadCache } from '#/navigation/payload/payload.ts'
import { isAnyWaiting } from '#/navigation/hydration/lazy-hydrate.tsx'
import { skipsViewTransition } from '#/navigation/loading/skips-view-transition.ts'

let awaited: string | null = null

/**
 * A page that lies ready is shown in one go, in the very frame that answers the click: in slices, as
 * React does what may wait, it would take half as long again. What still sleeps could not follow so fast,
 * and a transition has its own pace.
 */
export function expectSyncCommit(page: URL): void {
  const isAtHand = payloadCache.holds(page) && !isAnyWaiting() && skipsViewTransition()
  awaited = isAtHand ? page.pathname + page.search : null
}

/**
 * Has React show what it is given without a break, yet not before it must: within the click itself it
 * would also run every effect before anything is seen.
 */
export const deferredFlush = ((show: () => void) => {
  held = show
  setTimeout(showHeld)
}) as typeof flushSync

let held: (() => void) | null = null

function showHeld() {
  const show = held
  held = null
  show?.()
}

type Subscriber = Parameters<DataRouter['subscribe']>[0]

/** The router as React sees it, which is told to be quick where somebody waits for a page at hand. */
export function withSyncCommit(router: DataRouter): DataRouter {
  const subscribe = (listen: Subscriber) =>
    router.subscribe((state, options) => {
      const { location, navigation } = state
      const isArrived = navigation.state === 'idle'
      const isAwaited = isArrived && awaited === location.pathname + location.search
      if (isArrived) awaited = null
      // told the newer first, React would end with the older
      showHeld()
      listen(state, { ...options, flushSync: isAwaited })
    })
  return Object.create(router, { subscribe: { value: subscribe } }) as DataRouter
}
