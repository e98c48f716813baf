import { useSyncExternalStore } from 'react'
import { consentState } from '#/platform/consent/consent-state.client.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'

/** Whether searches may be kept in this browser, as products viewed last are. */
export function useKeepsSearches(): boolean {
  const { preferencesNeedConsent } = useVisitor().site
  return useSyncExternalStore(
    consentState.watch,
    () => consentState.allows('preferences', !preferencesNeedConsent),
    () => false,
  )
}
