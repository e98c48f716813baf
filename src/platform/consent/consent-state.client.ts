import type { OptionalCategory } from './browser-entries.ts'
import { allows, type Decision, isCurrent, readDecision } from './consent.ts'

/** Whether the visitor is in one of our stores, where nobody is asked and nothing optional is used. */
export type Place = 'unknown' | 'store' | 'elsewhere'

export type ConsentView = 'none' | 'banner' | 'settings'

/**
 * What this visitor has decided. The cookie is read each time, so that a decision in one tab counts in all
 * of them. Until the place is known, only what needs no consent is allowed.
 */
export function createConsentState(cookies: () => string) {
  let place: Place = 'unknown'
  let isSettingsOpen = false
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const decision = (): Decision | null =>
    readDecision(/(?:^|; )consent=([^;]*)/.exec(cookies())?.[1] ?? '')

  return {
    watch(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    decision,
    notify,
    place: () => place,
    setPlace(found: Place) {
      place = found
      notify()
    },
    /** With `isAllowedUnasked`, the site may use the category until the visitor rejects it. */
    allows: (category: OptionalCategory, isAllowedUnasked = false): boolean =>
      (place === 'elsewhere' || isAllowedUnasked) && allows(decision(), category, isAllowedUnasked),
    view(): ConsentView {
      if (isSettingsOpen) return 'settings'
      return place === 'elsewhere' && !isCurrent(decision()) ? 'banner' : 'none'
    },
    showSettings(isShown: boolean) {
      isSettingsOpen = isShown
      notify()
    },
  }
}

export const consentState = createConsentState(() => document.cookie)
