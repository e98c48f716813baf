import { originalSpelling } from './original-spelling.ts'
import { type Language, understandQuery } from '#/search/query/understand-query.ts'

/** A sentence of unknown words is no typing error, and each of them is compared with the whole vocabulary. */
const mostUnknown = 3

/**
 * Another spelling of a query that finds nothing: the words of the catalogue that look most like its words. The
 * guess is offered and never searched for unasked, since it goes further than a corrected typing error.
 */
export function guessSpelling(query: string, language: Language): string | null {
  const terms = understandQuery(query, language)
  if (terms.filter(({ alternatives }) => alternatives.length === 0).length > mostUnknown)
    return null
  const guesses = terms.flatMap(
    ({ typed, alternatives }) =>
      (alternatives.length > 0
        ? originalSpelling(query, typed)
        : language.vocabulary.resembling(typed)?.shown) ?? [],
  )
  const guess = guesses.join(' ')
  return guess === '' || guess.toLowerCase() === query.trim().toLowerCase() ? null : guess
}
