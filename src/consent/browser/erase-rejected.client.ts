import { optionalCategories } from '#/platform/consent/browser-entries.ts'
import { consentState } from '#/platform/consent/consent-state.client.ts'
import { eraseEntries } from '#/platform/consent/erase-entries.ts'
import { browserStores } from './browser-stores.client.ts'

/** Erases what the visitor has rejected, once it is certain what they want. */
export function eraseRejected(): void {
  if (!consentState.isSettled()) return
  eraseEntries(
    optionalCategories.filter((category) => !consentState.allows(category)),
    browserStores(),
  )
}
