import type { DataRouter } from 'react-router'
import { isObject, isText } from '#/platform/types/json-shape.ts'
import { consentState } from '#/platform/consent/consent-state.client.ts'
import { type Origin, watchFaults } from './watch-faults.client.ts'

/**
 * Reports what goes wrong in this browser, and with consent how fast it was. Nothing is stored in it, and no
 * report names the visitor.
 */
export function watchBrowser(router: DataRouter, build: string): void {
  const origin = () => ({ page: pageOf(router), build })
  watchFaults(origin)
  watchVitals(origin)
}

/** The key of the page that is shown; the paths of products and categories do not tell it. */
function pageOf({ state: { loaderData, matches } }: DataRouter): string {
  const answer: unknown = loaderData[matches.at(-1)?.route.id ?? '']
  return isObject(answer) && isText(answer['page']) ? answer['page'] : ''
}

/** Measures how fast the page was, from the moment that the visitor agrees to statistics. */
function watchVitals(origin: Origin): void {
  // The figures are those of the page that the document was loaded for, also if the visitor agrees on a later one.
  const landing = origin()
  const begin = async () => {
    if (!consentState.allows('statistics')) return
    stopWatching()
    const { sendVitals } = await import('./send-vitals.client.ts')
    sendVitals(landing)
  }
  const stopWatching = consentState.watch(() => void begin())
  void begin()
}
