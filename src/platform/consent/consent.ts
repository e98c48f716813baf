import type { OptionalCategory } from './browser-entries.ts'

/** Raised with every change to what is optional in `browserEntries`; visitors are then asked again. At most 1023. */
export const listRevision = 3

/** The lower ten bits of a revision are the list's, those above are the third parties'. */
const listBits = 1023

/**
 * The revision that visitors decide about: the list, and which third parties are set up (`bits`). It depends on
 * nothing else, so all processes have the same. Cookie and API allow six digits, which is enough for nine third
 * parties.
 */
export const consentRevision = (bits: number): number => listRevision + bits * (listBits + 1)

/** A visitor's decision on the optional categories. */
export type Decision = {
  /** The revision of the list that they saw. */
  revision: number
  categories: readonly OptionalCategory[]
  /** The number of the proof; null if nothing is accepted. */
  id: string | null
}

/** The list is not imported here, because pages of products load this file and not the list. */
const optionalCategories = {
  preferences: true,
  assistance: true,
  statistics: true,
  marketing: true,
} satisfies Record<OptionalCategory, true>
const isOptional = (name: string): name is OptionalCategory =>
  Object.hasOwn(optionalCategories, name)

/** The value of the cookie: `{revision}.statistics-marketing.{id}`, or `{revision}.none` where everything was rejected. */
export const decisionText = ({ revision, categories, id }: Decision): string =>
  [revision, categories.join('-') || 'none', ...(id === null ? [] : [id])].join('.')

/** The decision in a cookie's value; null if it is none of ours. */
export function readDecision(text: string): Decision | null {
  const found = /^(\d{1,6})\.([a-z-]{4,60})(?:\.([\da-f]{32}))?$/.exec(text)
  if (!found) return null
  const [, revision, names = '', id = null] = found
  return { revision: Number(revision), categories: names.split('-').filter(isOptional), id }
}

/**
 * Whether the visitor has decided about everything that a revision holds: the same list, and all third parties of
 * now. One who has seen a third party that is gone need not be asked again.
 */
export function isCurrent(decision: Decision | null, revision: number): decision is Decision {
  const seen = decision?.revision ?? 0
  return ((seen ^ revision) & listBits) === 0 && (revision & ~seen) === 0
}

/**
 * Whether a category may be used. Where a site may use one without asking (`isAllowedByDefault`), it stays unused
 * for a visitor who rejected it before a new revision, until they decide again.
 */
export function allows(
  decision: Decision | null,
  category: OptionalCategory,
  revision: number,
  isAllowedByDefault = false,
): boolean {
  const isAccepted = decision?.categories.includes(category)
  return isCurrent(decision, revision)
    ? isAccepted === true
    : isAllowedByDefault && isAccepted !== false
}
