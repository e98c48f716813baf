import type { Locale } from '#/i18n/locale.ts'
import { splitCompound } from './split-compound.ts'
import { stem } from './stem.ts'
import { createSynonyms, type Synonyms } from './synonyms.ts'
import { listOf, tradeWords } from './trade-words.ts'
import { folded, plain, type Word, wordsOf } from './words.ts'

/** A term of a text with its weight: a part of a compound counts less than the whole. */
export type WeighedTerm = { term: string; share: number }

/** Turns texts and queries of one language into index terms. */
export type Analyser = Pick<Synonyms, 'phrasesAt'> & {
  locale: Locale
  /** The index term of a normalised word. */
  termOf(word: string): string
  /** Every term of a text; a known phrase is one term in addition to its words. */
  termsOf(text: string): WeighedTerm[]
  /** The terms of one word: its own, and those of its parts. */
  wordTerms(word: Word): readonly WeighedTerm[]
  /** The parts of a compound. */
  partsOf(word: string): readonly string[]
  meaningsOf(word: string): readonly string[]
  /** Whether a word says nothing about a product. */
  isStopWord(word: string): boolean
}

export type CatalogueWords = {
  /** The words of the catalogue's texts, which may form compounds. */
  words: ReadonlySet<string>
  /** Proper names, which are never split. */
  names: ReadonlySet<string>
}

export function createAnalyser(locale: Locale, catalogue: CatalogueWords): Analyser {
  const bareTerm = remember((word: string) => folded(stem(word, locale)))
  const { canonicalTerm, meaningsOf, phrasesAt } = createSynonyms(locale, bareTerm)
  const termOf = (word: string) => canonicalTerm(bareTerm(word))
  const stopWords = new Set(listOf(tradeWords[locale].stopWords).map(plain))
  const isStopWord = (word: string) => stopWords.has(word)
  const partsOf = createCompounds(locale, catalogue, { bareTerm, isStopWord })
  const simpleTerms = remember((word: string) => [
    { term: termOf(word), share: 1 },
    ...partTerms(word, { partsOf, termOf }),
  ])
  const wordTerms = ({ text, parts }: Word): WeighedTerm[] =>
    parts.length === 0
      ? simpleTerms(text)
      : [
          { term: termOf(text), share: 1 },
          ...parts
            .filter((part) => !isStopWord(part))
            .map((part) => ({ term: termOf(part), share: headShare })),
        ]

  return {
    locale,
    termOf,
    partsOf,
    phrasesAt,
    isStopWord,
    wordTerms,
    meaningsOf: (word) => meaningsOf(bareTerm(word)),
    termsOf(text) {
      const words = wordsOf(text).filter((word) => !isStopWord(word.text))
      const terms: WeighedTerm[] = []
      for (const [at, word] of words.entries()) {
        terms.push(...wordTerms(word))
        for (const phrase of phrasesAt(words, at))
          terms.push({ term: termOf(phrase.text), share: 1 })
      }
      return terms
    },
  }
}

/** Memoises by word, since a catalogue repeats most of its words. */
function remember<Value>(make: (word: string) => Value): (word: string) => Value {
  const cache = new Map<string, Value>()
  return (word) => {
    const cached = cache.get(word)
    if (cached !== undefined) return cached
    const made = make(word)
    cache.set(word, made)
    return made
  }
}

const headShare = 0.6
const modifierShare = 0.3

type WordParts = Pick<Analyser, 'partsOf' | 'termOf'>

/** The last part says what the thing is, and may be a compound itself. */
function partTerms(word: string, language: WordParts, share = 1): WeighedTerm[] {
  const parts = language.partsOf(word)
  const last = parts.at(-1)
  if (last === undefined) return []
  return [
    ...parts
      .slice(0, -1)
      .map((part) => ({ term: language.termOf(part), share: share * modifierShare })),
    { term: language.termOf(last), share: share * headShare },
    ...partTerms(last, language, share * headShare),
  ]
}

type TermReader = { bareTerm: (word: string) => string; isStopWord: (word: string) => boolean }

/** Compounds consist of the catalogue's and the trade's words, in any inflection. */
function createCompounds(
  locale: Locale,
  catalogue: CatalogueWords,
  { bareTerm, isStopWord }: TermReader,
) {
  const { parts, whole } = tradeWords[locale]
  const partWords = new Set(listOf(parts).map(plain))
  const knownTerms = new Set([...partWords, ...catalogue.words].map(bareTerm))
  const wholeTerms = new Set(listOf(whole).map((word) => bareTerm(plain(word))))
  const isPart = remember(
    (word) =>
      partWords.has(word) ||
      (word.length > 3 && !isStopWord(word) && catalogue.words.has(word)) ||
      (word.length > 4 && knownTerms.has(bareTerm(word))),
  )
  return remember((word: string) =>
    wholeTerms.has(bareTerm(word)) || catalogue.names.has(word)
      ? []
      : splitCompound(word, (part) => part !== word && isPart(part)),
  )
}

/** Every normalised word of a text. */
export const vocabularyOf = (text: string): string[] =>
  wordsOf(text).flatMap(({ text: word, parts }) => [word, ...parts])
