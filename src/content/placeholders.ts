import { keepUnits } from '#/i18n/numbers/keep-units.ts'

/** The facts about the retailer that a text may contain, by name. */
export type PlaceholderValues = Readonly<Record<string, string>>

const placeholder = /\{\{\s*([\w.]+)\s*\}\}/g

/** The names of placeholders that have no value. */
export const unknownPlaceholders = (text: string, known: Iterable<string>): string[] => {
  const names = new Set(known)
  return [...text.matchAll(placeholder)].flatMap(([, name = '']) => (names.has(name) ? [] : [name]))
}

/** The text with `{{seller.company}}` and the like replaced by their values. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )

/** The same in every text of a value, however deep it is nested; figures stay on one line with their units. */
export function fillAll<Value>(value: Value, values: PlaceholderValues): Value {
  const fill = (each: unknown): unknown => {
    if (typeof each === 'string') return keepUnits(fillPlaceholders(each, values))
    if (Array.isArray(each)) return each.map(fill)
    if (typeof each !== 'object' || each === null) return each
    return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, fill(inner)]))
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only texts are replaced by texts, so the shape stays
  return fill(value) as Value
}
