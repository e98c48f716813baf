import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { consentState } from '#/platform/consent/consent-state.client.ts'
import type { ThirdParty } from '#/platform/consent/third-parties.ts'
import { startVisit } from './start-visit.client.ts'

/** Loaded only for visitors who are asked or who open the settings. */
const ConsentViews = lazy(async () => {
  const { ConsentViews: component } = await import('./consent-views.tsx')
  return { default: component }
})

type ConsentPartProps = { ipLookupUrl: string | undefined; parties: readonly ThirdParty[] }

/**
 * Asks for consent where that is needed. Pages are stored for everyone, so all of it is decided in the
 * browser; the server renders nothing here.
 */
export function ConsentPart({ ipLookupUrl, parties }: ConsentPartProps) {
  const view = useSyncExternalStore(consentState.watch, consentState.view, () => 'none' as const)
  useEffect(() => void startVisit(ipLookupUrl), [ipLookupUrl])
  if (view === 'none') return null
  return (
    <Suspense>
      <ConsentViews view={view} parties={parties} />
    </Suspense>
  )
}
