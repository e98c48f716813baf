import { useSyncExternalStore } from 'react'
import { nextPlace } from './next-place.ts'

/**
 * The query this page is about to have. The router's own hook would also render the page once more when
 * the visitor leaves it, exactly when rendering should be quick.
 */
export function useNextPlace(pathname: string) {
  const search = useSyncExternalStore(
    nextPlace.subscribe,
    () => nextPlace.searchOf(pathname),
    () => null,
  )
  const isAskedFor = useSyncExternalStore(
    nextPlace.subscribe,
    () => nextPlace.isAskedFor(pathname),
    () => false,
  )
  return { search, isAskedFor }
}
