import { type Category, categoryTrail } from '#/catalogue/model/category.ts'
import type { Locale } from '#/i18n/locale.ts'
import { atOnce } from '#/platform/server-cache/steps.ts'
import { score } from '#/search/engine/rank.ts'
import { createTextIndexBuilder, type TextIndex } from '#/search/engine/text-index.ts'
import { type Language, understandQuery } from './understand-query.ts'

export type FoundCategory = { name: string; path: string; trail: string[] }

/** The shelves of the shop in one language, found by the same words as what stands on them. */
export type CategoryIndex = { texts: TextIndex; shelves: readonly FoundCategory[] }

/** What a shelf stands on helps to tell it from its namesakes, but does not find it alone. */
const nameWeight = { weight: 10, usualLength: 2 }
const trailWeight = { weight: 1, usualLength: 3 }

export function createCategoryIndex(
  categories: readonly Category[],
  locale: Locale,
  { analyser }: Pick<Language, 'analyser'>,
): CategoryIndex {
  const builder = createTextIndexBuilder()
  const shelves = categories.map((category, place) => {
    const trail = categoryTrail(categories, category)
      .slice(0, -1)
      .map(({ name }) => name[locale])
    const termsOf = (text: string) => analyser.termsOf(text).map(builder.collectedTerm)
    builder.add(place, termsOf(category.name[locale]), nameWeight)
    builder.add(place, termsOf(trail.join(' ')), trailWeight)
    return { name: category.name[locale], path: category.path, trail }
  })
  return { texts: atOnce(builder.finish(categories.length)), shelves }
}

/** A query that speaks of a shelf in passing is not about it. */
const leastScore = 0.5

/** The shelves that a query names, all of its words; the best fit first. */
export function findCategories(
  { texts, shelves }: CategoryIndex,
  query: string,
  language: Language,
  isTyping: boolean,
): FoundCategory[] {
  const wishes = understandQuery(query, language, isTyping)
  if (wishes.length === 0) return []
  const { scores, met } = score(texts, wishes)
  const best = scores.reduce((a, b) => Math.max(a, b), 0)
  return shelves
    .map((shelf, place) => ({ shelf, score: scores[place] ?? 0, met: met[place] ?? 0 }))
    .filter((found) => found.met === wishes.length && found.score >= best * leastScore)
    .toSorted((a, b) => b.score - a.score)
    .map(({ shelf }) => shelf)
}
