import type { flushSync } from 'react-dom'
import type { DataRouter } from 'react-router'
import { payloadCache } from '#/navigation/payload/payload.ts'
import { isAnyWaiting } from '#/navigation/hydration/lazy-hydrate.tsx'
import { skipsViewTransition } from '#/navigation/loading/skips-view-transition.ts'

let expectedPath: string | null = null

/**
 * A cached page is rendered in one go, in the frame that responds to the click: rendered in slices, as a
 * transition, it would take half as long again. Parts that are not hydrated could not follow that fast, and
 * a view transition has its own timing.
 */
export function expectSyncCommit(page: URL): void {
  const isReady = payloadCache.holds(page) && !isAnyWaiting() && skipsViewTransition()
  expectedPath = isReady ? page.pathname + page.search : null
}

/**
 * Has React render synchronously, but in a task of its own: within the click itself React would also run
 * every effect before anything is painted.
 */
export const deferredFlush = ((show: () => void) => {
  deferred = show
  setTimeout(showDeferred)
}) as typeof flushSync

let deferred: (() => void) | null = null

function showDeferred() {
  const show = deferred
  deferred = null
  show?.()
}

type Subscriber = Parameters<DataRouter['subscribe']>[0]

/** The router as React sees it: asks for a synchronous render where a cached page was clicked. */
export function withSyncCommit(router: DataRouter): DataRouter {
  const subscribe = (listen: Subscriber) =>
    router.subscribe((state, options) => {
      const { location, navigation } = state
      const isArrived = navigation.state === 'idle'
      const isExpected = isArrived && expectedPath === location.pathname + location.search
      if (isArrived) expectedPath = null
      // Flushes the deferred render first, or React would end with the older page.
      showDeferred()
      listen(state, { ...options, flushSync: isExpected })
    })
  return Object.create(router, { subscribe: { value: subscribe } }) as DataRouter
}
