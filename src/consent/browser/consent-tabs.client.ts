import { consentState } from '#/platform/consent/consent-state.client.ts'
import { openTabs } from '#/visitor/tabs.client.ts'
import { eraseRejected } from './erase-rejected.client.ts'

const tabs = openTabs<'decided'>('consent')

/** The decision is in the cookie; other tabs only need to look at it. */
export const notifyTabs = (): void => tabs.publish('decided')

/**
 * Follows decisions in other tabs: a third party that runs here is cut off by a withdrawal there. A page that Back
 * restores has missed what was decided meanwhile.
 */
export function followTabs(): void {
  tabs.subscribe(follow)
  addEventListener('pageshow', ({ persisted }) => persisted && follow())
}

/** A script of this tab may have kept something between the erasure in the other tab and its message. */
function follow(): void {
  consentState.notify()
  eraseRejected()
}
