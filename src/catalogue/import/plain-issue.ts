import type * as v from 'valibot'
import { closestWord } from './closest-word.ts'

type Issue = v.BaseIssue<unknown>

/** Fields by their names in other programs. */
const namesElsewhere = new Map(
  ['ean', 'ean13', 'upc', 'barcode'].map((name) => [name, '"gtin", of each of the "variants"']),
)

/** A schema issue in plain words for the person who wrote the file. */
export function plainReason(issue: Issue, knownFields: Iterable<string>): string {
  const field = issue.path?.at(-1)
  if (issue.expected === 'never' && field !== undefined) {
    const shopName = namesElsewhere.get(String(field.key).toLowerCase())
    if (shopName) return `is not a known field; the shop has it as ${shopName}`
    const meant = closestWord(String(field.key), knownFields)
    return meant ? `is not a known field; did you mean "${meant}"?` : 'is not a known field'
  }
  if (issue.received === 'undefined') return 'is missing'
  // Our own schemas say "must …" or "is not …"; messages that begin with a capital are the library's.
  if (!/^[A-Z]/.test(issue.message)) return issue.message
  return `must be ${expectation(issue)}, not ${receivedWords(issue.received)}`
}

const receivedWords = (received: string): string =>
  ({ Object: 'fields in braces', Array: 'a list', null: 'null' })[received] ?? received

function expectation({ type, expected }: Issue): string {
  if (type === 'min_value' || type === 'min_length') return `at least ${bare(expected)}`
  if (type === 'max_value' || type === 'max_length') return `at most ${bare(expected)}`
  if (type === 'gt_value') return `more than ${bare(expected)}`
  if (type === 'picklist') return `one of ${choices(expected)}`
  if (type === 'array') return 'a list'
  if (type === 'string') return 'text'
  if (type === 'number') return 'a number'
  if (type === 'boolean') return 'true or false'
  return expected?.includes('Object') ? 'an object with fields' : `${expected}`
}

const bare = (expected: string | null) => (expected ?? '').replace(/^[<>]=?/, '')

/** `("a" | "b" | "c")` as people list things; a very long list is cut. */
function choices(expected: string | null): string {
  const all = (expected ?? '').replaceAll(/[()"]/g, '').split(' | ')
  return all.length <= 14 ? all.join(', ') : `${all.slice(0, 12).join(', ')} …`
}
