import { callApi } from '#/platform/api/fetch-json.client.ts'
import { findAffiliateClick } from '#/platform/browser/affiliate-click.ts'
import { type OptionalCategory, optionalCategories } from '#/platform/consent/browser-entries.ts'
import { consentState } from '#/platform/consent/consent-state.client.ts'
import { type Decision, isCurrent } from '#/platform/consent/consent.ts'
import { eraseEntries } from '#/platform/consent/erase-entries.ts'
import type { consentCall } from '#/consent/consent.api.ts'
import { browserStores, storeDecision } from './browser-stores.client.ts'
import { notifyTabs } from './consent-tabs.client.ts'
import { eraseRejected } from './erase-rejected.client.ts'

/**
 * The outcome of a decision. `kept-here`: it counts in this document, since the browser keeps no cookies.
 * `kept-nothing`: the shop knows this network as a store's, where nobody can agree to anything. `outdated`: the list
 * has changed since the page was loaded. `replaced`: the visitor decided again before the shop had answered.
 */
export type Outcome = 'kept' | 'kept-here' | 'kept-nothing' | 'outdated' | 'failed' | 'replaced'

const timeoutMs = 10_000

/** The request for what was accepted last, which a later decision ends. */
let accepting: AbortController | null = null

/**
 * Carries out a decision. What is rejected counts no more and is erased at once, even without a connection and while
 * an earlier decision is still being sent; a script that runs is cut off, since none can be unloaded. Only the
 * affiliate cookie, which no script can see, ends with the shop's answer. What is accepted begins when the shop has
 * stored the proof: its answer sets the cookie that `consentState` reads, so what is accepted is not stored here.
 */
export async function decide(accepted: readonly OptionalCategory[]): Promise<Outcome> {
  accepting?.abort()
  accepting = null
  const [earlier, revision] = [consentState.decision(), consentState.revision()]
  const before = isCurrent(earlier, revision) ? earlier.categories : []
  const remaining = before.filter((category) => accepted.includes(category))
  const isWider = remaining.length < accepted.length
  /** A withdrawal and the same choice once more are stored here; what is only accepted is stored by the shop's answer. */
  const isStoredHere = !isWider || remaining.length < before.length
  // A withdrawal is stored before anything is erased: from then on no script of any tab may set a cookie of it.
  const outcome = isStoredHere
    ? keep({ revision, categories: remaining, id: earlier?.id ?? null })
    : 'kept'
  eraseEntries(
    optionalCategories.filter((category) => !accepted.includes(category)),
    browserStores(),
  )
  notifyTabs()
  if (isStoredHere) consentState.notify()
  if (isWider) return accept({ revision, categories: accepted })
  void post({ revision, categories: accepted }, AbortSignal.timeout(timeoutMs)).then(announce)
  return outcome
}

type Choice = Pick<Decision, 'revision' | 'categories'>

async function accept({ revision, categories }: Choice): Promise<Outcome> {
  const own = new AbortController()
  accepting = own
  const timer = setTimeout(() => own.abort(), timeoutMs)
  const answer = await post({ revision, categories }, own.signal)
  clearTimeout(timer)
  if (accepting !== own) return 'replaced'
  const stored = answer?.isOk === true ? answer.body?.categories : undefined
  if (!stored) {
    announce()
    return answer?.status === 409 ? 'outdated' : 'failed'
  }
  if (categories.some((category) => !stored.includes(category))) {
    consentState.setWhereabouts('store')
    return 'kept-nothing'
  }
  const isHere = consentState.keepHere({ revision, categories, id: answer?.body?.id ?? null })
  // Until now a category that is allowed by default could still be used, though it is rejected.
  eraseRejected()
  announce()
  return isHere ? 'kept-here' : 'kept'
}

function keep(decision: Decision): Outcome {
  storeDecision(decision)
  return consentState.keepHere(decision) ? 'kept-here' : 'kept'
}

function announce(): void {
  notifyTabs()
  consentState.notify()
}

const post = ({ revision, categories }: Choice, signal: AbortSignal) =>
  callApi<typeof consentCall>('/consent', {
    json: {
      revision,
      categories,
      affiliateClick: categories.includes('marketing') ? landingClick() : null,
    },
    // The visitor may leave the page at once.
    keepalive: true,
    signal,
  })

/** The click in the URL that the document was loaded by, wherever the visitor has gone since. */
function landingClick(): string | null {
  const [visit] = performance.getEntriesByType('navigation')
  return findAffiliateClick(new URL(visit?.name ?? window.location.href).searchParams)
}
