import type { NamedAttribute } from '#/catalogue/model/attributes.ts'
import type { Locale } from '#/i18n/locale.ts'

export type NamedValue = { attribute: NamedAttribute; value: string; name: Record<Locale, string> }
type Names = ReadonlyMap<string, { at: number; name: NamedValue['name'] }>

/** Cached by attribute for as long as the list of names is the same. */
const sortedNames = new WeakMap<readonly NamedValue[], Map<NamedAttribute, Names>>()
const noNames: Names = new Map()

/** The names of an attribute's values, each with its place in the display order. */
export function namesOf(named: readonly NamedValue[], attribute: NamedAttribute | null): Names {
  if (attribute === null) return noNames
  const byAttribute = sortedNames.get(named) ?? new Map<NamedAttribute, Names>()
  sortedNames.set(named, byAttribute)
  const names =
    byAttribute.get(attribute) ??
    new Map(
      named
        .filter((each) => each.attribute === attribute)
        .map(({ value, name }, at) => [value, { at, name }]),
    )
  byAttribute.set(attribute, names)
  return names
}
