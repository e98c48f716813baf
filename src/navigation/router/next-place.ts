import type { DataRouter } from 'react-router'

type PendingPage = { pathname: string; search: string }
type RouterState = { location: PendingPage; navigation: { location?: PendingPage | undefined } }

/** Where the router is going, until it is there; told to whoever asks about one page alone. */
export function createNextPlace() {
  const listeners = new Set<() => void>()
  let next: PendingPage | null = null
  let isOnItsWay = false

  return {
    follow({ location, navigation }: RouterState): void {
      const isArrived = navigation.location === undefined
      // The page it arrived at is shown a moment later, and must not look as before in between.
      if (!isArrived) next = navigation.location ?? null
      else if (next && !isSame(next, location)) next = null
      isOnItsWay = !isArrived
      for (const tell of listeners) tell()
    },
    subscribe(tell: () => void): () => void {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    /** What will be asked of this page; null while the router stays or goes elsewhere. */
    searchOf: (pathname: string) => (next?.pathname === pathname ? next.search : null),
    isAskedFor: (pathname: string) => isOnItsWay && next?.pathname === pathname,
  }
}

const isSame = (a: PendingPage, b: PendingPage) =>
  a.pathname === b.pathname && a.search === b.search

export const nextPlace = createNextPlace()

export const followNextPlace = (router: Pick<DataRouter, 'subscribe'>) =>
  router.subscribe(nextPlace.follow)
