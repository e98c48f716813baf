import type { TextIndex } from './text-index.ts'
import type { Language, QueryTerm } from '#/search/query/understand-query.ts'

/**
 * The terms to leave out rather than find nothing, the first one first: descriptions before names, and of
 * those the rarest in the catalogue. The kind of product is never left out.
 */
export function leastSpecificTerms(
  queryTerms: readonly QueryTerm[],
  language: Language,
): QueryTerm[] {
  const { kindTerms, nameTerms, texts } = language
  const rated = queryTerms.map((queryTerm) => {
    const head = queryTerm.alternatives[0]?.terms.at(-1) ?? ''
    return {
      queryTerm,
      isKind: kindTerms.has(head),
      isName: nameTerms.has(head),
      isGuess: queryTerm.guesses.length > 0,
      count: countOf(queryTerm, texts),
    }
  })
  return rated
    .filter(({ isKind }) => !isKind)
    .toSorted(
      (a, b) =>
        Number(a.isName) - Number(b.isName) ||
        Number(b.isGuess) - Number(a.isGuess) ||
        a.count - b.count,
    )
    .map(({ queryTerm }) => queryTerm)
}

/** The number of products that match a term, at most. */
const countOf = ({ alternatives }: QueryTerm, texts: TextIndex): number =>
  Math.max(
    0,
    ...alternatives.map(({ terms }) =>
      Math.min(...terms.map((term) => texts.postings(term)?.positions.length ?? 0)),
    ),
  )
