import type { DataRouter } from 'react-router'

type PendingPage = { pathname: string; search: string }
type RouterState = { location: PendingPage; navigation: { location?: PendingPage | undefined } }

/** The page the router is navigating to, for components that care about one path only. */
export function createNextPlace() {
  const listeners = new Set<() => void>()
  let next: PendingPage | null = null
  let isPending = false

  return {
    follow({ location, navigation }: RouterState): void {
      const isArrived = navigation.location === undefined
      // React shows the new page slightly later, so `next` stays set; otherwise the old state would flash.
      if (!isArrived) next = navigation.location ?? null
      else if (next && !isSame(next, location)) next = null
      isPending = !isArrived
      for (const notify of listeners) notify()
    },
    subscribe(notify: () => void): () => void {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    /** The query that this page will have; null while the router stays or goes elsewhere. */
    searchOf: (pathname: string) => (next?.pathname === pathname ? next.search : null),
    isAskedFor: (pathname: string) => isPending && next?.pathname === pathname,
  }
}

const isSame = (a: PendingPage, b: PendingPage) =>
  a.pathname === b.pathname && a.search === b.search

export const nextPlace = createNextPlace()

export const followNextPlace = (router: Pick<DataRouter, 'subscribe'>) =>
  router.subscribe(nextPlace.follow)
