import type { DataRouter } from 'react-router'
import { loadForeignScript } from '#/platform/browser/foreign-script.client.ts'
import { marketingSettings } from '#/platform/config/settings.ts'
import { consentState } from '#/platform/consent/consent-state.client.ts'
import { startExperiments } from './experiments.client.ts'
import { createBloomreachSdk } from './bloomreach-sdk.client.ts'
import type { ThirdPartySetup } from './setup.ts'

type Setup = NonNullable<ThirdPartySetup['bloomreach']>

const configOf = ({ url, token, hasExperiments }: Setup) => ({
  target: url,
  token,
  track: { visits: marketingSettings.tracksVisits },
  experimental: { non_personalized_weblayers: marketingSettings.showsNonPersonalisedLayers },
  ...(hasExperiments && {
    new_experiments: { mode: 'async', timeout: marketingSettings.experimentTimeoutMs },
  }),
})

/** Starts Bloomreach for a visitor who has agreed to it. */
export async function startBloomreach(setup: Setup, router: DataRouter): Promise<void> {
  const sdk = createBloomreachSdk(Date.now)
  window.exponea = sdk
  const config = configOf(setup)
  sdk._initializeConfig(config)
  if (marketingSettings.showsNonPersonalisedLayers) sdk._preInitialize(config)
  sdk.initialize(config)
  if (setup.hasExperiments) startExperiments(setup)
  trackVisits(router)
  const isLoaded = await loadForeignScript(`${setup.url}/js/exponea.min.js`)
  if (!isLoaded) console.error('The marketing script failed to load.')
}

/** The script sees only the page that it was loaded on; the pages after it are told by the shop. */
function trackVisits(router: DataRouter): void {
  let last = router.state.location
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === last.pathname) return
    last = location
    if (!marketingSettings.tracksVisits || !consentState.allows('marketing')) return
    try {
      // Without the query, which may hold what the visitor typed.
      const { pathname: path } = location
      window.exponea?.track('page_visit', { path, location: window.location.origin + path })
    } catch (problem) {
      // The script is not ours; whatever it throws must not disturb the router.
      console.error(problem)
    }
  })
}
