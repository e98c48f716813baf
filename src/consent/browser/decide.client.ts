import { callApi } from '#/platform/api/fetch-json.client.ts'
import { findAffiliateClick } from '#/platform/browser/affiliate-click.ts'
import { type OptionalCategory, optionalCategories } from '#/platform/consent/browser-entries.ts'
import { consentState } from '#/platform/consent/consent-state.client.ts'
import { isCurrent } from '#/platform/consent/consent.ts'
import { eraseEntries } from '#/platform/consent/erase-entries.ts'
import type { consentCall } from '#/consent/consent.api.ts'
import { browserStores, storeDecision } from './browser-stores.client.ts'
import { notifyTabs } from './consent-tabs.client.ts'

/**
 * Carries out a decision; false if it could not be saved. What is rejected ends at once, even without a
 * connection; only the affiliate cookie, which no script can see, ends with the shop's answer. What is accepted begins when the shop has stored the proof: its answer sets the cookie
 * that `consentState` reads, so what is accepted is not stored here.
 */
export async function decide(accepted: readonly OptionalCategory[]): Promise<boolean> {
  const [earlier, revision] = [consentState.decision(), consentState.revision()]
  const before = isCurrent(earlier, revision) ? earlier.categories : []
  const remaining = before.filter((category) => accepted.includes(category))
  const isWider = remaining.length < accepted.length
  eraseEntries(
    optionalCategories.filter((category) => !accepted.includes(category)),
    browserStores(),
  )
  if (!isWider || remaining.length < before.length)
    storeDecision({ revision, categories: remaining, id: earlier?.id ?? null })
  notifyTabs()
  if (!isWider) consentState.notify()
  const answer = await callApi<typeof consentCall>('/consent', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      revision,
      categories: accepted,
      affiliateClick: accepted.includes('marketing') ? landingClick() : null,
    }),
    // The visitor may leave the page at once.
    keepalive: true,
    signal: AbortSignal.timeout(10_000),
  })
  notifyTabs()
  consentState.notify()
  return !isWider || answer?.isOk === true
}

/** The click in the URL that the document was loaded by, wherever the visitor has gone since. */
function landingClick(): string | null {
  const [visit] = performance.getEntriesByType('navigation')
  return findAffiliateClick(new URL(visit?.name ?? window.location.href).searchParams)
}
