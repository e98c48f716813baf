import { browserStores } from '#/consent/browser/browser-stores.client.ts'
import { eraseAllBut, eraseEntries } from '#/platform/consent/erase-entries.ts'
import { optionalCategories } from '#/platform/consent/browser-entries.ts'
import { cover } from './cover.client.ts'
import { visitKeys } from './visit-text.ts'

const nothing = { keys: () => [], removeItem: () => {} }

/** Erases what a page has kept before it was known to be in a store, where nothing optional is kept. */
export const eraseOptional = (): void => eraseEntries(optionalCategories, browserStores())

/** Erases what scripts can reach. The visit itself stays marked as over until the shop has ended it, too. */
export function eraseVisit(): void {
  eraseOptional()
  eraseAllBut([visitKeys.all, visitKeys.tab], browserStores())
}

/**
 * Leaves for the home page in place of this one. What this tab alone holds goes with it; what all tabs share
 * may already belong to the next visitor. Fields are emptied first, since browsers restore them on Back.
 */
export function leavePage(): void {
  cover()
  for (const form of document.forms) form.reset()
  eraseAllBut([], { ...browserStores(), local: nothing, cookies: nothing })
  window.location.replace('/')
}
