import { startTransition, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { withLine } from '#/cart/edit/edited-line.ts'
import { choiceFrom, choiceQuery } from '#/configurator/choice/choice-url.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { choiceEvents } from './choice-events.client.ts'
import { applyEarlyPresses } from '#/configurator/steps/early-presses.ts'
import { type Build, type BuildStore, createBuildStore } from '#/configurator/build/build-store.ts'

/**
 * Reads the configuration from the URL once; from then on the URL follows the configuration. So does the page with
 * its prices and dates, after the pressed option and the drawing, which watch the store themselves.
 */
export function useBuild(bike: OfferedBike, sku: string): { store: BuildStore; build: Build } {
  const { pathname, search } = useLocation()
  const start = (query: URLSearchParams) => ({
    bike,
    store: createBuildStore(bike, choiceFrom(query, bike)),
  })
  const [state, setState] = useState(() => start(new URLSearchParams(search)))
  // another language or country: the same configuration, as far as it is available there
  if (state.bike !== bike) setState(start(choiceQuery(state.store.build().choice, state.bike)))
  const { store } = state
  const build = useBuildAfterDrawing(store)
  useEffect(() => {
    let before = store.build().choice
    return store.watch(() => {
      const now = store.build().choice
      choiceEvents.send({ sku, before, now })
      before = now
    })
  }, [store, sku])
  useEffect(() => applyEarlyPresses(bike, store, document), [bike, store])
  const query = choiceQuery(build.choice, bike).toString()
  useEffect(() => {
    // after the drawing is painted
    const timer = setTimeout(() => updateUrl(pathname, query))
    return () => clearTimeout(timer)
  }, [pathname, query])
  return { store, build }
}

function useBuildAfterDrawing(store: BuildStore): Build {
  const [shown, setShown] = useState({ store, build: store.begun() })
  useEffect(() => {
    const follow = () => startTransition(() => setShown({ store, build: store.build() }))
    // It may have changed before this effect.
    follow()
    return store.watch(follow)
  }, [store])
  return shown.store === store ? shown.build : store.build()
}

/** Not by the router: it would fetch a page that is already shown. */
function updateUrl(pathname: string, query: string): void {
  // Going back changes the address bar before this page is taken down.
  if (window.location.pathname !== pathname) return
  const whole = withLine(query, new URLSearchParams(window.location.search))
  const next = whole === '' ? '' : `?${whole}`
  if (window.location.search !== next)
    window.history.replaceState(window.history.state, '', pathname + next)
}
