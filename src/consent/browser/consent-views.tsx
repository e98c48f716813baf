import type { ConsentView } from '#/platform/consent/consent-state.client.ts'
import type { ThirdParty } from '#/platform/consent/third-parties.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { ConsentSettings } from './consent-settings.tsx'

type ConsentViewsProps = {
  view: Exclude<ConsentView, 'none'>
  parties: readonly ThirdParty[]
}

export function ConsentViews({ view, parties }: ConsentViewsProps) {
  return view === 'settings' ? (
    <ConsentSettings parties={parties} />
  ) : (
    <ConsentBanner parties={parties} />
  )
}
