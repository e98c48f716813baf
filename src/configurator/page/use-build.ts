import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { choiceFrom, choiceQuery } from '#/configurator/choice/choice-url.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { earlyPresses, withPresses } from './early-presses.ts'
import { type Build, type BuildStore, createBuildStore } from './build-store.ts'

/** The build that the address asks for; from then on the address follows the build. */
export function useBuild(bike: OfferedBike): { store: BuildStore; build: Build } {
  const { search } = useLocation()
  const begin = (query: URLSearchParams) => ({
    bike,
    store: createBuildStore(bike, choiceFrom(query, bike)),
  })
  const [held, setHeld] = useState(() => begin(new URLSearchParams(search)))
  // another language or country: the same build, with what can be had of it there
  if (held.bike !== bike) setHeld(begin(choiceQuery(held.store.build().choice, held.bike)))
  const { store } = held
  const build = useSyncExternalStore(store.watch, store.build, store.begun)
  useEffect(() => {
    const presses = earlyPresses()
    const { choice } = store.build()
    const next = withPresses(bike, choice, presses)
    if (`${choiceQuery(next, bike)}` !== `${choiceQuery(choice, bike)}`) store.choose(next)
  }, [bike, store])
  const query = choiceQuery(build.choice, bike).toString()
  useEffect(() => {
    // once the bike is painted
    const later = setTimeout(() => tellAddress(query))
    return () => clearTimeout(later)
  }, [query])
  return { store, build }
}

/** Not by the router: it would fetch a page that is here already. */
function tellAddress(query: string): void {
  const { pathname, search } = window.location
  const asked = query === '' ? '' : `?${query}`
  if (search !== asked) window.history.replaceState(window.history.state, '', pathname + asked)
}
