import type { PageText } from '#/content/page-document.ts'
import { allowedErrors, editDistance } from '#/i18n/edit-distance.ts'
import type { Locale } from '#/i18n/locale.ts'
import { memoizeWeak } from '#/platform/server-cache/memoize-weak.ts'
import { stem } from '#/search/language/stem.ts'
import { listOf, tradeWords } from '#/search/language/trade-words.ts'
import { folded, plain, wordsOf } from '#/search/language/words.ts'
import type { HelpArticle } from './help-centre.ts'

/** Words of questions, which say nothing about the answer. */
const questionWords: Record<Locale, string> = {
  en: 'about bicycle bike can could do does have how much many should there was what when where which who why will would you',
  de: 'bekomme bike bin darf du es euch fahrrad gibt habe hat ihr kann können man muss noch rad soll sind viel wann warum was welche welcher welches wer werden wie wieso wird',
}

const smallWords: Record<Locale, ReadonlySet<string>> = {
  en: smallWordsOf('en'),
  de: smallWordsOf('de'),
}

function smallWordsOf(locale: Locale): Set<string> {
  return new Set(listOf(`${tradeWords[locale].stopWords} ${questionWords[locale]}`).map(plain))
}

const termsOf = (text: string, locale: Locale): string[] =>
  wordsOf(text)
    .flatMap(({ text: word, parts }) => [word, ...parts])
    .filter((word) => !smallWords[locale].has(word))
    .map((word) => folded(stem(word, locale)))

const titleWeight = 6
const keywordWeight = 5
const descriptionWeight = 3

type Weights = ReadonlyMap<string, number>

/** The weight of each term of an article: that of the most prominent text it is in. */
const weighTerms: Record<Locale, (text: PageText) => Weights> = {
  en: memoizeWeak((text: PageText) => weightsIn(text, 'en')),
  de: memoizeWeak((text: PageText) => weightsIn(text, 'de')),
}

function weightsIn(
  { title, description, lead, keywords = [], blocks }: PageText,
  locale: Locale,
): Weights {
  const parts: [text: string, weight: number][] = [
    [textsIn(blocks).join(' '), 1],
    [`${description} ${lead ?? ''}`, descriptionWeight],
    [keywords.join(' '), keywordWeight],
    [title, titleWeight],
  ]
  return new Map(
    parts.flatMap(([text, weight]) => termsOf(text, locale).map((term) => [term, weight] as const)),
  )
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Shorter words are in too many others by chance. */
const shortestPart = 4

type Alike = (term: string, wanted: string) => number

/** The word itself, its beginning while it is typed, or a part of it: `Kosten` should find `Versandkosten`. */
const likeness: Alike = (term, wanted) => {
  if (term === wanted) return 1
  if (wanted.length >= 3 && term.startsWith(wanted)) return 0.7
  return wanted.length >= shortestPart && term.includes(wanted) ? 0.5 : 0
}

const misspelling: Alike = (term, wanted) => {
  const most = allowedErrors(wanted.length)
  return most > 0 && editDistance(term, wanted, most) <= most ? 0.6 : 0
}

const partOfCompound: Alike = (term, wanted) =>
  term.length >= shortestPart && wanted.includes(term) ? 0.4 : 0

/** The ways to match a word; the next is only tried if no article matches by those before it. */
const waysToMatch: readonly Alike[] = [likeness, misspelling, partOfCompound]

const bestMatch = (weights: Weights, wanted: string, alike: Alike): number => {
  let best = 0
  for (const [term, weight] of weights) best = Math.max(best, weight * alike(term, wanted))
  return best
}

/** Worse matches than this share of the best are noise. */
const leastShare = 0.35

/** The articles that fit a question, the best first. A word counts more the fewer articles contain it. */
export function findArticles(
  articles: readonly HelpArticle[],
  query: string,
  locale: Locale,
): HelpArticle[] {
  const wanted = [...new Set(termsOf(query, locale))].slice(0, 12)
  const weights = articles.map(({ text }) => weighTerms[locale](text))
  const scores = articles.map(() => 0)
  for (const term of wanted) {
    const matches = matchesOf(weights, term)
    const rarity = Math.log(
      1 + articles.length / (1 + matches.filter((match) => match >= 1).length),
    )
    for (const [index, match] of matches.entries())
      scores[index] = (scores[index] ?? 0) + match * rarity
  }
  const best = Math.max(0, ...scores)
  return articles
    .map((article, index) => ({ article, score: scores[index] ?? 0 }))
    .filter(({ score }) => score > 0 && score >= best * leastShare)
    .toSorted((a, b) => b.score - a.score)
    .map(({ article }) => article)
}

/** One shared word is chance, two are a subject. Only titles and keywords count: the rest has too many words. */
const leastShared = 2
const leastProminence = keywordWeight * 0.7

/** Articles on the subject of another, the closest first; none rather than some that only share a common word. */
export function findRelated(
  articles: readonly HelpArticle[],
  subject: string,
  locale: Locale,
): HelpArticle[] {
  const wanted = [...new Set(termsOf(subject, locale))]
  const isShared = (text: PageText, term: string) =>
    bestMatch(weighTerms[locale](text), term, likeness) >= leastProminence
  return findArticles(articles, subject, locale).filter(
    ({ text }) => wanted.filter((term) => isShared(text, term)).length >= leastShared,
  )
}

function matchesOf(weights: readonly Weights[], term: string): number[] {
  for (const alike of waysToMatch) {
    const matches = weights.map((each) => bestMatch(each, term, alike))
    if (matches.some((match) => match > 0)) return matches
  }
  return []
}
