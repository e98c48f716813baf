import type { DataRouter } from 'react-router'
import { eraseRejected } from '#/consent/browser/erase-rejected.client.ts'
import { consentState } from '#/platform/consent/consent-state.client.ts'
import { loadForeignScript } from '#/platform/browser/foreign-script.client.ts'
import { type ThirdParty, thirdParties } from '#/platform/consent/third-parties.ts'
import { startGoInStore } from './go-in-store.client.ts'
import { startConsentMode } from './consent-mode.client.ts'
import { openForScripts } from './foreign-html.client.ts'
import { guardCookies } from './guard-cookies.client.ts'
import { startBloomreach } from './bloomreach.client.ts'
import type { ThirdPartySetup } from './setup.ts'
import { narrowedPolicy, sourcesOf } from './sources.ts'

type Page = {
  router: DataRouter
  /** Whether the page that is shown offers in-store assistance. */
  isAssisted: () => boolean
}

const isAllowed = (party: ThirdParty) =>
  thirdParties[party].categories.some((category) => consentState.allows(category))

/**
 * Starts what the visitor agrees to, when they agree to it, after the page has loaded. What they do not agree to is
 * closed to this document by its policy, for good: consent that is given again counts from the next document on.
 */
export function startThirdParties(setup: ThirdPartySetup, { router, isAssisted }: Page): void {
  const consentMode = setup.tagManager ? startConsentMode(window) : null
  const started = new Set<ThirdParty>()
  const closed = new Set<ThirdParty>()
  /** Those that Google Tag Manager loads are started by it. */
  const starts: Partial<Record<ThirdParty, () => unknown>> = {
    tagManager: () => setup.tagManager && startTagManager(setup.tagManager),
    bloomreach: () => setup.bloomreach && startBloomreach(setup.bloomreach, router),
    goInStore: () => setup.goInStore && startGoInStore(setup.goInStore),
  }

  function start(party: ThirdParty) {
    if (started.has(party) || closed.has(party)) return
    if (party === 'goInStore' && !isAssisted()) return
    if (started.size === 0) guardCookies()
    started.add(party)
    void starts[party]?.()
  }

  function close(allowed: readonly ThirdParty[]) {
    const refused = setup.parties.filter((party) => !allowed.includes(party) && !closed.has(party))
    if (refused.length === 0) return
    for (const party of refused) closed.add(party)
    // In development Vite needs connections that this policy does not know.
    if (!import.meta.env.DEV) addPolicy(narrowedPolicy(setup, allowed))
  }

  function follow() {
    const allowed = setup.parties.filter(isAllowed)
    consentMode?.update(consentState.allows)
    openForScripts(sourcesOf(setup, allowed))
    if (consentState.isSettled()) close(allowed)
    for (const party of allowed) start(party)
    if (setup.goInStore) document.documentElement.toggleAttribute('data-unassisted', !isAssisted())
  }

  /** Whether scripts of third parties run here without consent, or may not run though there is some. */
  const isStale = () =>
    setup.parties.some((party) => (isAllowed(party) ? closed.has(party) : started.has(party)))

  whenLoaded(() => {
    consentState.watch(follow)
    router.subscribe(follow)
    follow()
  })
  router.subscribe(({ navigation: { location, formMethod } }) => {
    if (!location || formMethod || !isStale()) return
    const { pathname, search, hash } = location
    window.location.assign(window.location.origin + pathname + search + hash)
  })
  // A script that still runs may have found another way to keep something.
  addEventListener('pagehide', () => {
    if (isStale()) eraseRejected()
  })
}

/** Starts the tag manager, which reads the data layer from its beginning. If it fails, the shop goes on without it. */
function startTagManager({ url, id }: NonNullable<ThirdPartySetup['tagManager']>): void {
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  void loadForeignScript(`${url}/gtm.js?id=${encodeURIComponent(id)}`)
}

/** A policy in the document holds beside that of its headers, from now on. */
function addPolicy(content: string): void {
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = content
  document.head.append(meta)
}

/** A script that is added before would hold back the end of loading, which browsers show. */
function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run()
  else addEventListener('load', () => setTimeout(run), { once: true })
}
