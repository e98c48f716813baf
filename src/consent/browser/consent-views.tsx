import type { ConsentView } from '#/platform/consent/consent-state.client.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { ConsentSettings } from './consent-settings.tsx'

export function ConsentViews({ view }: { view: Exclude<ConsentView, 'none'> }) {
  return view === 'settings' ? <ConsentSettings /> : <ConsentBanner />
}
