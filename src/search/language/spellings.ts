import type { Locale } from '#/i18n/locale.ts'
import { listOf, tradeWords } from './trade-words.ts'
import type { KnownWord } from '#/search/engine/vocabulary.ts'
import { folded, plain, wordsOf } from './words.ts'

/** The spellings of each word, and how often each occurs. */
export type Spellings = Map<string, Map<string, number>>

/** Counts the spellings of a text, with capitals and diacritics. */
export function noteSpellings(shown: Spellings, text: string, times: number): void {
  for (const [written] of text.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)) {
    const word = folded(plain(written).replaceAll('-', ''))
    if (word.length < 2) continue
    const spellings = shown.get(word) ?? new Map<string, number>()
    spellings.set(written, (spellings.get(written) ?? 0) + times)
    shown.set(word, spellings)
  }
}

/** The words a shopper may mean, with their index terms. */
export function* knownWords(
  locale: Locale,
  shown: Spellings,
  termOf: (word: string) => string,
): Generator<KnownWord> {
  for (const [word, spellings] of shown) {
    const [best] = [...spellings].toSorted((a, b) => b[1] - a[1])
    const count = [...spellings.values()].reduce((sum, each) => sum + each, 0)
    const written = best?.[0] ?? word
    yield { word, term: termOf(plain(written).replaceAll('-', '')), count, shown: written }
  }
  // Shoppers use more words than the catalogue does.
  const { same, means, parts } = tradeWords[locale]
  for (const line of [...same, ...Object.keys(means), ...listOf(parts)])
    for (const written of line.split(',').map((each) => each.trim())) {
      const [only, ...rest] = wordsOf(written)
      if (!only || rest.length > 0 || shown.has(folded(only.text))) continue
      yield { word: folded(only.text), term: termOf(only.text), count: 1, shown: written }
    }
}
