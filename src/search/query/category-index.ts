import { type Category, categoryTrail } from '#/catalogue/model/category.ts'
import type { Locale } from '#/i18n/locale.ts'
import { atOnce } from '#/platform/server-cache/steps.ts'
import { score } from '#/search/engine/rank.ts'
import { createTextIndexBuilder, type TextIndex } from '#/search/engine/text-index.ts'
import { type Language, understandQuery } from './understand-query.ts'

export type FoundCategory = { name: string; path: string; trail: string[] }

/** The categories in one language, found by the same words as their products. */
export type CategoryIndex = { texts: TextIndex; categories: readonly FoundCategory[] }

/** The parent categories help to tell namesakes apart, but do not make a match on their own. */
const nameWeight = { weight: 10, usualLength: 2 }
const trailWeight = { weight: 1, usualLength: 3 }

export function createCategoryIndex(
  all: readonly Category[],
  locale: Locale,
  { analyser }: Pick<Language, 'analyser'>,
): CategoryIndex {
  const builder = createTextIndexBuilder()
  const categories = all.map((category, position) => {
    const trail = categoryTrail(all, category)
      .slice(0, -1)
      .map(({ name }) => name[locale])
    const termsOf = (text: string) => analyser.termsOf(text).map(builder.collectedTerm)
    builder.add(position, termsOf(category.name[locale]), nameWeight)
    builder.add(position, termsOf(trail.join(' ')), trailWeight)
    return { name: category.name[locale], path: category.path, trail }
  })
  return { texts: atOnce(builder.finish(all.length)), categories }
}

/** A category with less than this share of the best score is only mentioned in passing. */
const leastScore = 0.5

/** Categories that match all words of a query, best first. */
export function findCategories(
  { texts, categories }: CategoryIndex,
  query: string,
  language: Language,
  isTyping: boolean,
): FoundCategory[] {
  const queryTerms = understandQuery(query, language, isTyping)
  if (queryTerms.length === 0) return []
  const { scores, met } = score(texts, queryTerms)
  const best = scores.reduce((a, b) => Math.max(a, b), 0)
  return categories
    .map((category, position) => ({
      category,
      score: scores[position] ?? 0,
      met: met[position] ?? 0,
    }))
    .filter((found) => found.met === queryTerms.length && found.score >= best * leastScore)
    .toSorted((a, b) => b.score - a.score)
    .map(({ category }) => category)
}
