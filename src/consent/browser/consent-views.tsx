import { consentState, type ConsentView } from '#/platform/consent/consent-state.client.ts'
import type { ThirdParty } from '#/platform/consent/third-parties.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { ConsentSettings } from './consent-settings.tsx'

type ConsentViewsProps = {
  view: Exclude<ConsentView, 'none'>
  parties: readonly ThirdParty[]
}

/** The banner stays behind the settings, so that the focus returns to its button when they are closed. */
export function ConsentViews({ view, parties }: ConsentViewsProps) {
  return (
    <>
      {consentState.isUndecided() && <ConsentBanner parties={parties} />}
      {view === 'settings' && <ConsentSettings parties={parties} />}
    </>
  )
}
