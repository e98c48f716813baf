import type { TextIndex } from './text-index.ts'
import type { Language, Wish } from '#/search/query/understand-query.ts'

/**
 * The terms to leave out rather than find nothing, the first one first: descriptions before names, and of
 * those the rarest in the catalogue. The kind of product is never left out.
 */
export function leastSpecificTerms(wishes: readonly Wish[], language: Language): Wish[] {
  const { kindTerms, nameTerms, texts } = language
  const rated = wishes.map((wish) => {
    const head = wish.alternatives[0]?.terms.at(-1) ?? ''
    return {
      wish,
      isKind: kindTerms.has(head),
      isName: nameTerms.has(head),
      isGuess: wish.guesses.length > 0,
      count: countOf(wish, texts),
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
    .map(({ wish }) => wish)
}

/** The number of products that match a term, at most. */
const countOf = ({ alternatives }: Wish, texts: TextIndex): number =>
  Math.max(
    0,
    ...alternatives.map(({ terms }) =>
      Math.min(...terms.map((term) => texts.postings(term)?.places.length ?? 0)),
    ),
  )
