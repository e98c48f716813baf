import { optionalCategories } from '#/platform/consent/browser-entries.ts'
import { consentState } from '#/platform/consent/consent-state.client.ts'
import { eraseEntries } from '#/platform/consent/erase-entries.ts'
import { browserStores } from './browser-stores.client.ts'

/**
 * Erases what the visitor has rejected, once they have decided. In a store nothing optional is used, but on their own
 * phone stays what they have agreed to elsewhere.
 */
export function eraseRejected(): void {
  if (consentState.whereabouts() !== 'elsewhere' || consentState.isUndecided()) return
  eraseEntries(
    optionalCategories.filter((category) => !consentState.allows(category)),
    browserStores(),
  )
}
