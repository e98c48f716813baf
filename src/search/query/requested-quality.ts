import type { Analyser } from '#/search/language/analyser.ts'
import { type Word, wordsOf } from '#/search/language/words.ts'

export type Quality = 'new' | 'reduced'

/** A query for new or reduced products, and the words that say which products. */
export type QualifiedQuery = { quality: Quality; words: string }

/** In both languages, as shoppers mix them; the words after the first do not name a product. */
const news =
  /(?<![\p{L}\p{N}-])(?:new(?:est|ly)? (?:in|arrivals?|releases?|products?|stuff|things)|what[’']?s new|just in|newest|latest|neu (?:eingetroffen|dabei|im shop|im laden|im sortiment)|was (?:ist|gibt es) neue?s?|neueste[nrs]?|neue (?:produkte|artikel|sachen)|neuheit(?:en)?|neuzug[aä]nge?|neuerscheinung(?:en)?)(?![\p{L}\p{N}-])/iu

/** Only on their own: a shopper who types "new wheels" wants wheels. */
const newAlone = /^(?:new|neue?[nrs]?)$/iu

/** Null where a query asks for neither. */
export function requestedQuality(
  query: string,
  analysers: readonly Analyser[],
): QualifiedQuery | null {
  if (newAlone.test(query.trim())) return { quality: 'new', words: '' }
  if (news.test(query))
    return { quality: 'new', words: withoutStopWordsOnly(query.replace(news, ' '), analysers) }
  const words = wordsOf(query)
  const isAboutPrice = ({ text }: Word) =>
    analysers.some((analyser) => meansReduced(text, analyser))
  if (!words.some(isAboutPrice)) return null
  const rest = query
    .split(/\s+/)
    .filter((part) => !wordsOf(part).some(isAboutPrice))
    .join(' ')
  return { quality: 'reduced', words: withoutStopWordsOnly(rest, analysers) }
}

const saleWord = { en: 'sale', de: 'angebot' } as const

const meansReduced = (word: string, { locale, termOf }: Analyser) =>
  termOf(word) === termOf(saleWord[locale])

/** Empty where only stop words are left. */
const withoutStopWordsOnly = (text: string, analysers: readonly Analyser[]): string =>
  wordsOf(text).every((word) => analysers.some(({ isStopWord }) => isStopWord(word.text)))
    ? ''
    : text.trim()
