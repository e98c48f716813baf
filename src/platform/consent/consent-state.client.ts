import { createListeners } from '#/platform/browser/listeners.ts'
import type { OptionalCategory } from './browser-entries.ts'
import { allows, type Decision, isCurrent, listRevision, readDecision } from './consent.ts'

/** Whether the visitor is in one of our stores, where nobody is asked and nothing optional is used. */
export type Whereabouts = 'unknown' | 'store' | 'elsewhere'

export type ConsentView = 'none' | 'banner' | 'settings'

/**
 * The decision of this visitor. The cookie is read each time, so that a decision in one tab counts in all of them.
 * Until it is known where the visitor is, nothing optional is allowed.
 */
export function createConsentState(cookies: () => string, revision: () => number) {
  let whereabouts: Whereabouts = 'unknown'
  let isSettingsOpen = false
  const { watch, notify } = createListeners()
  /** The decision in this document, where the browser keeps no cookies. */
  let here: Decision | null = null
  const kept = () => readDecision(/(?:^|; )consent=([^;]*)/.exec(cookies())?.[1] ?? '')
  const decision = (): Decision | null => kept() ?? here
  const isUndecided = () => whereabouts === 'elsewhere' && !isCurrent(decision(), revision())

  return {
    watch,
    decision,
    /** Lets a decision count in this document where the browser has not kept it, and returns whether that was needed. */
    keepHere(decided: Decision): boolean {
      here = kept() ? null : decided
      return here !== null
    },
    /** Whether the visitor has still to decide. */
    isUndecided,
    /** Whether it is certain what the visitor wants: they have decided, or are in a store, where nobody can. */
    isSettled: (): boolean => whereabouts !== 'unknown' && !isUndecided(),
    revision,
    notify,
    whereabouts: () => whereabouts,
    setWhereabouts(found: Whereabouts) {
      whereabouts = found
      notify()
    },
    /** With `isAllowedByDefault`, the site may use the category until the visitor rejects it, but not in a store. */
    allows: (category: OptionalCategory, isAllowedByDefault = false): boolean =>
      whereabouts === 'elsewhere' && allows(decision(), category, revision(), isAllowedByDefault),
    /** Whether the visitor has chosen the category, which the settings show even before it is known where they are. */
    hasChosen: (category: OptionalCategory, isAllowedByDefault = false): boolean =>
      allows(decision(), category, revision(), isAllowedByDefault),
    view(): ConsentView {
      if (isSettingsOpen) return 'settings'
      return isUndecided() ? 'banner' : 'none'
    },
    showSettings(isShown: boolean) {
      isSettingsOpen = isShown
      notify()
    },
  }
}

declare global {
  /** Set by the start script if any third party is set up. */
  var consentRevision: number | undefined
}

export const consentState = createConsentState(
  () => document.cookie,
  () => globalThis.consentRevision ?? listRevision,
)
