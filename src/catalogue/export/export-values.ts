import type { Currency } from '#/money/currency.ts'
import { freeOfCharge } from '#/catalogue/import/import-values.ts'
import { minorDigits } from '#/money/currency.ts'

/** Values as a person types them, the reverse of what the import does. */

export function typedAmount(amount: number, currency: Currency): string {
  if (amount === 0) return freeOfCharge
  const digits = minorDigits[currency]
  const text = String(amount).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

export const typedKilograms = (grams: number): number => grams / 1000

/** Writes a text that is the same in every language only once. */
export function withPlainTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPlainTexts)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const texts = new Map(entries)
  const isText =
    entries.length === 2 &&
    typeof texts.get('en') === 'string' &&
    texts.get('en') === texts.get('de')
  return isText
    ? texts.get('en')
    : Object.fromEntries(entries.map(([key, inner]) => [key, withPlainTexts(inner)]))
}

const isSame = (a: unknown, b: unknown): boolean => sorted(a) === sorted(b)

/** Postgres does not keep the order of JSON keys, so they are sorted before comparing. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

/**
 * Moves fields that all records of a file share to its top. A required field takes the value of the
 * first record, and records that differ keep their own.
 */
export function hoist(
  records: readonly Record<string, unknown>[],
  required: readonly string[],
  optional: readonly string[],
): { top: Record<string, unknown>; rest: Record<string, unknown>[] } {
  const [first = {}] = records
  const shared = optional.filter(
    (key) => first[key] !== undefined && records.every((record) => isSame(record[key], first[key])),
  )
  const top = Object.fromEntries([...required, ...shared].map((key) => [key, first[key]]))
  const isTop = (key: string, value: unknown) => Object.hasOwn(top, key) && isSame(top[key], value)
  const rest = records.map((record) =>
    Object.fromEntries(Object.entries(record).filter(([key, value]) => !isTop(key, value))),
  )
  return { top, rest }
}

/** Sorts fields in the order the format lists them, because the database does not keep it. */
export function inOrder(value: unknown, fields: ReadonlySet<string>): unknown {
  const positions = new Map([...fields].map((field, index) => [field, index]))
  const rank = (key: string) => positions.get(key) ?? fields.size
  const order = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(order)
    if (typeof inner !== 'object' || inner === null) return inner
    const entries = Object.entries(inner).toSorted(([a], [b]) => rank(a) - rank(b))
    return Object.fromEntries(entries.map(([key, each]) => [key, order(each)]))
  }
  return order(value)
}
