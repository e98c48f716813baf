import type { DataRouter } from 'react-router'
import { isObject, isText } from '#/navigation/payload/json-shape.ts'
import { watchFaults } from './watch-faults.client.ts'
import { watchVitals } from './watch-vitals.client.ts'

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
