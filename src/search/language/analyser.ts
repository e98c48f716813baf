import type { Locale } from '#/i18n/locale.ts'
import { splitCompound } from './split-compound.ts'
import { stem } from './stem.ts'
import { createSynonyms, type Synonyms } from './synonyms.ts'
import { listOf, tradeWords } from './trade-words.ts'
import { folded, plain, type Word, wordsOf } from './words.ts'

/** A term of a text, and how much of it the text says: a part of a compound is less than the whole. */
export type WeighedTerm = { term: string; share: number }

/** Turns texts and queries of one language into the terms they are found by. */
export type Analyser = Pick<Synonyms, 'phrasesAt'> & {
  locale: Locale
  /** The term a plain word stands under. */
  termOf(word: string): string
  /** Every term of a text; known phrases count as one term beside their words. */
  termsOf(text: string): WeighedTerm[]
  /** The terms of one word: its own, and those of its parts. */
  wordTerms(word: Word): readonly WeighedTerm[]
  /** The parts of a compound. */
  partsOf(word: string): readonly string[]
  meaningsOf(word: string): readonly string[]
  /** Whether a word says nothing about a product. */
  isSmall(word: string): boolean
}

export type CatalogueWords = {
  /** The words of the shop's own texts, from which compounds may be made. */
  words: ReadonlySet<string>
  /** Words that mean nothing but themselves. */
  names: ReadonlySet<string>
}

export function createAnalyser(locale: Locale, catalogue: CatalogueWords): Analyser {
  const bareTerm = remember((word: string) => folded(stem(word, locale)))
  const { standFor, meaningsOf, phrasesAt } = createSynonyms(locale, bareTerm)
  const termOf = (word: string) => standFor(bareTerm(word))
  const small = new Set(listOf(tradeWords[locale].small).map(plain))
  const isSmall = (word: string) => small.has(word)
  const partsOf = createCompounds(locale, catalogue, { bareTerm, isSmall })
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
            .filter((part) => !isSmall(part))
            .map((part) => ({ term: termOf(part), share: headShare })),
        ]

  return {
    locale,
    termOf,
    partsOf,
    phrasesAt,
    isSmall,
    wordTerms,
    meaningsOf: (word) => meaningsOf(bareTerm(word)),
    termsOf(text) {
      const words = wordsOf(text).filter((word) => !isSmall(word.text))
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

/** A catalogue has far fewer words than places where they stand. */
function remember<Value>(make: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>()
  return (word) => {
    const held = known.get(word)
    if (held !== undefined) return held
    const made = make(word)
    known.set(word, made)
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

type Ground = { bareTerm: (word: string) => string; isSmall: (word: string) => boolean }

/** Compounds are made of the catalogue's words and the trade's, in any form. */
function createCompounds(locale: Locale, catalogue: CatalogueWords, { bareTerm, isSmall }: Ground) {
  const { parts, whole } = tradeWords[locale]
  const partWords = new Set(listOf(parts).map(plain))
  const knownTerms = new Set([...partWords, ...catalogue.words].map(bareTerm))
  const wholeTerms = new Set(listOf(whole).map((word) => bareTerm(plain(word))))
  const isPart = remember(
    (word) =>
      partWords.has(word) ||
      (word.length > 3 && !isSmall(word) && catalogue.words.has(word)) ||
      (word.length > 4 && knownTerms.has(bareTerm(word))),
  )
  return remember((word: string) =>
    wholeTerms.has(bareTerm(word)) || catalogue.names.has(word)
      ? []
      : splitCompound(word, (part) => part !== word && isPart(part)),
  )
}

/** Every plain word of a text, as vocabulary. */
export const vocabularyOf = (text: string): string[] =>
  wordsOf(text).flatMap(({ text: word, parts }) => [word, ...parts])
