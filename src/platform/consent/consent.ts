import type { OptionalCategory } from './browser-entries.ts'

/** Raised with every change to what is optional in `browserEntries`; visitors are then asked again. */
export const consentRevision = 1

/** What a visitor has decided. */
export type Decision = {
  /** The revision of the list that they saw. */
  revision: number
  categories: readonly OptionalCategory[]
  /** The number of the proof; null while there is none, because nothing was accepted. */
  id: string | null
}

/** The list is not imported here, because pages of products load this file and not the list. */
const isOptional = (name: string): name is OptionalCategory =>
  name === 'preferences' || name === 'statistics' || name === 'marketing'

/** The value of the cookie: `1.statistics-marketing.{id}`, or `1.none` where everything was rejected. */
export const decisionText = ({ revision, categories, id }: Decision): string =>
  [revision, categories.join('-') || 'none', ...(id === null ? [] : [id])].join('.')

/** The decision in a cookie's value; null if it is none of ours. */
export function readDecision(text: string): Decision | null {
  const found = /^(\d{1,6})\.([a-z-]{4,60})(?:\.([\da-f]{32}))?$/.exec(text)
  if (!found) return null
  const [, revision, names = '', id = null] = found
  return { revision: Number(revision), categories: names.split('-').filter(isOptional), id }
}

/** Whether the visitor has decided about the list as it is now. */
export const isCurrent = (decision: Decision | null): decision is Decision =>
  decision?.revision === consentRevision

/**
 * Whether a category may be used. Where a site may use one without asking (`isAllowedUnasked`), it stays unused
 * for a visitor who rejected it before a new revision, until they decide again.
 */
export function allows(
  decision: Decision | null,
  category: OptionalCategory,
  isAllowedUnasked = false,
): boolean {
  const isAccepted = decision?.categories.includes(category)
  return isCurrent(decision) ? isAccepted === true : isAllowedUnasked && isAccepted !== false
}
