import { deviceOf } from '#/platform/browser/device.ts'
import { consentState } from '#/platform/consent/consent-state.client.ts'
import { checkStoreNetwork, type StoreNetwork } from '#/visitor/store-network.client.ts'
import { followTabs } from './consent-tabs.client.ts'

let visit: Promise<StoreNetwork> | null = null

/**
 * Runs once for each document, after the first paint: finds out whether the visitor is in a store, and if not
 * lets the shop ask for consent. Crawlers are not asked, and nothing of theirs is measured.
 */
export const startVisit = (lookUp?: string): Promise<StoreNetwork> =>
  (visit ??= checkStoreNetwork(lookUp).then((network) => {
    followTabs()
    if (network.ipDataError !== null) console.warn(network.ipDataError)
    if (network.isStoreIp) consentState.setWhereabouts('store')
    else if (!deviceOf(navigator.userAgent).isCrawler) consentState.setWhereabouts('elsewhere')
    return network
  }))
