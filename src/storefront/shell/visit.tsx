import { lazy, Suspense, useSyncExternalStore } from 'react'
import { ConsentPart } from '#/consent/browser/consent-part.tsx'
import { consentState } from '#/platform/consent/consent-state.client.ts'
import { isCovered } from '#/store-mode/screen/cover.client.ts'
import { wasSharedScreen } from '#/store-mode/screen/stored-visit.client.ts'
import { PageFocus } from './page-focus.tsx'
import { useFilledShell } from './use-filled-shell.ts'

/** Loaded only in a store, or in a browser that was a shared screen when it was last here. */
const StoreMode = lazy(async () => ({
  default: (await import('#/store-mode/store-mode.tsx')).StoreMode,
}))

/**
 * Everything that begins with a visit, after the first paint: the focus of each page, the check for a store's
 * network, the consent.
 */
export function Visit() {
  // Header and footer are hydrated when somebody uses them; what the server could not read is fetched before.
  const { ipLookupUrl, thirdParties } = useFilledShell()
  const whereabouts = useSyncExternalStore(consentState.watch, consentState.whereabouts, unknown)
  return (
    <>
      <PageFocus />
      <ConsentPart ipLookupUrl={ipLookupUrl} parties={thirdParties?.parties ?? none} />
      {(whereabouts === 'store' || (whereabouts === 'elsewhere' && isLeftScreen())) && (
        <Suspense>
          <StoreMode whereabouts={whereabouts} />
        </Suspense>
      )}
    </>
  )
}

const isLeftScreen = () => isCovered() || wasSharedScreen()
const unknown = () => 'unknown' as const
const none: [] = []
