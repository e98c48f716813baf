import { useSyncExternalStore } from 'react'
import { nextPlace } from './next-place.ts'

/**
 * What this page is being asked for. The router's own hook would render the page once more whenever
 * somebody leaves it, which is just when there is no time for that.
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
