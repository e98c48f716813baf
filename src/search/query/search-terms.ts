import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Steps } from '#/platform/server-cache/steps.ts'
import type { ValueNames } from './search-entry.ts'
import { folded, plain, wordsOf } from '#/search/language/words.ts'

/** A suggested search text, and the number of products for it. */
export type SearchTerm = { text: string; count: number; words: readonly string[] }

/** Products read before the process may serve a request. */
const stride = 200

/** Terms from the catalogue: kinds of products, ranges, makers and keywords. */
export function* collectTerms(
  entries: readonly CatalogueEntry[],
  locale: Locale,
  named: ValueNames,
): Steps<SearchTerm[]> {
  const counts = new Map<string, number>()
  for (const [position, entry] of entries.entries()) {
    if (position % stride === 0) yield
    if (entry.kind === 'parent-bike') continue
    const texts = [
      named('filterCategory', entry.filterCategory ?? ''),
      named('collection', entry.collection ?? ''),
      named('family', entry.family ?? ''),
      entry.maker.name,
      ...entry.keywords[locale],
    ]
    for (const text of new Set(texts)) if (text) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return [...counts]
    .map(([text, count]) => ({ text, count, words: keysOf(text) }))
    .toSorted((a, b) => b.count - a.count)
}

const keysOf = (text: string) => wordsOf(text).map((word) => folded(plain(word.text)))

/** Terms that complete the typed text: each typed word begins one of theirs, in any order. */
export function completeTerms(terms: readonly SearchTerm[], typed: string, most: number): string[] {
  const begun = keysOf(typed)
  const whole = begun.join(' ')
  if (whole.length < 2) return []
  const fits = terms.filter(
    ({ words }) =>
      words.join(' ') !== whole &&
      begun.every((part) => words.some((word) => word.startsWith(part))),
  )
  const isFromTheStart = ({ words }: SearchTerm) => words.join(' ').startsWith(whole)
  return [...fits.filter(isFromTheStart), ...fits.filter((term) => !isFromTheStart(term))]
    .slice(0, most)
    .map(({ text }) => text)
}
