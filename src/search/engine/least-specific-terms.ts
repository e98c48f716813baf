import type { TextIndex } from './text-index.ts'
import type { Language, Wish } from '#/search/query/understand-query.ts'

/**
 * The wishes a shopper would rather give up than find nothing, the first one soonest: what only describes a
 * thing before what it is called, and of those what the catalogue knows least. What kind of thing it is
 * nobody gives up.
 */
export function leastSpecificTerms(wishes: readonly Wish[], language: Language): Wish[] {
  const { kindTerms, nameTerms, texts } = language
  const told = wishes.map((wish) => {
    const head = wish.alternatives[0]?.terms.at(-1) ?? ''
    return {
      wish,
      isKind: kindTerms.has(head),
      isName: nameTerms.has(head),
      isGuess: wish.guesses.length > 0,
      count: countOf(wish, texts),
    }
  })
  return told
    .filter(({ isKind }) => !isKind)
    .toSorted(
      (a, b) =>
        Number(a.isName) - Number(b.isName) ||
        Number(b.isGuess) - Number(a.isGuess) ||
        a.count - b.count,
    )
    .map(({ wish }) => wish)
}

/** How many products speak of a wish, at most. */
const countOf = ({ alternatives }: Wish, texts: TextIndex): number =>
  Math.max(
    0,
    ...alternatives.map(({ terms }) =>
      Math.min(...terms.map((term) => texts.postings(term)?.places.length ?? 0)),
    ),
  )
