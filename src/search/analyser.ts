import type { Locale } from '#/i18n/locale.ts'
import { splitCompound } from './split-compound.ts'
import { stem } from './stem.ts'
import { listOf, tradeWords } from './trade-words.ts'
import { folded, plain, type Word, wordsOf } from './words.ts'

/** A term of a text, and how much of it the text says: a part of a compound is less than the whole. */
export type WeighedTerm = { term: string; share: number }

const headShare = 0.6
const modifierShare = 0.3

/** Turns texts and queries of one language into the terms they are found by. */
export type Analyser = ReturnType<typeof createAnalyser>

type Catalogue = {
  /** The words of the shop's own texts, from which compounds may be made. */
  words: ReadonlySet<string>
  /** Words that mean nothing but themselves. */
  names: ReadonlySet<string>
}

export function createAnalyser(locale: Locale, catalogue: Catalogue) {
  const words = tradeWords[locale]
  const synonyms = new Map<string, string>()
  const phrases = new Set<string>()
  const stemmed = new Map<string, string>()
  const compounds = new Map<string, readonly string[]>()

  /** The term a plain word stands under, before synonyms. */
  const bareTerm = (word: string): string => {
    const known = stemmed.get(word)
    if (known !== undefined) return known
    const term = folded(stem(word, locale))
    stemmed.set(word, term)
    return term
  }
  const termOf = (word: string): string => {
    const term = bareTerm(word)
    return synonyms.get(term) ?? term
  }
  const join = (text: string) => {
    const list = wordsOf(text)
    const joined = list.map((word) => word.text).join('')
    if (list.length > 1 || list.some((word) => word.parts.length > 0)) phrases.add(joined)
    return joined
  }
  for (const line of words.same) {
    const [first = '', ...others] = line.split(',').map((each) => bareTerm(join(each)))
    for (const other of others) if (!synonyms.has(other)) synonyms.set(other, first)
  }
  const means = new Map<string, readonly string[]>(
    Object.entries(words.means).map(([word, meanings]) => [bareTerm(join(word)), meanings]),
  )
  const small = new Set(listOf(words.small).map(plain))
  const partTerms = new Set(
    [...listOf(words.parts), ...catalogue.words].map((each) => bareTerm(plain(each))),
  )
  const partWords = new Set(listOf(words.parts).map(plain))
  const whole = new Set(listOf(words.whole).map((each) => bareTerm(plain(each))))
  const isPart = (word: string) =>
    partWords.has(word) ||
    (word.length > 3 && !small.has(word) && catalogue.words.has(word)) ||
    (word.length > 4 && partTerms.has(bareTerm(word)))

  function partsOf(word: string): readonly string[] {
    const known = compounds.get(word)
    if (known) return known
    const isWhole = whole.has(bareTerm(word)) || catalogue.names.has(word)
    const parts = isWhole ? [] : splitCompound(word, (part) => part !== word && isPart(part))
    compounds.set(word, parts)
    return parts
  }

  /** What one word says: itself, its hyphened parts, and the parts it is made of. */
  function* wordTerms({ text, parts }: Word): Generator<WeighedTerm> {
    yield { term: termOf(text), share: 1 }
    for (const part of parts) if (!small.has(part)) yield { term: termOf(part), share: headShare }
    if (parts.length > 0) return
    yield* partTermsOf(text, 1)
  }

  function* partTermsOf(word: string, share: number): Generator<WeighedTerm> {
    const made = partsOf(word)
    for (const [at, part] of made.entries()) {
      const isLast = at === made.length - 1
      yield { term: termOf(part), share: share * (isLast ? headShare : modifierShare) }
      if (isLast) yield* partTermsOf(part, share * headShare)
    }
  }

  /** Every term of a text; known phrases count as one term beside their words. */
  function termsOf(text: string): WeighedTerm[] {
    const list = wordsOf(text).filter((word) => !small.has(word.text))
    return list.flatMap((word, at) => {
      const terms = [...wordTerms(word)]
      for (const joined of phrasesAt(list, at)) terms.push({ term: termOf(joined.text), share: 1 })
      return terms
    })
  }

  /** The known phrases that begin at a word, the longest first. */
  function phrasesAt(list: readonly Word[], at: number): { text: string; length: number }[] {
    const found: { text: string; length: number }[] = []
    let text = list[at]?.text ?? ''
    for (let length = 2; length <= 3 && at + length <= list.length; length += 1) {
      text += list[at + length - 1]?.text ?? ''
      if (phrases.has(text)) found.unshift({ text, length })
    }
    return found
  }

  return {
    locale,
    termOf,
    bareTerm,
    partsOf,
    termsOf,
    phrasesAt,
    means,
    isSmall: (word: string) => small.has(word),
  }
}

/** Every plain word of a text, as vocabulary. */
export const vocabularyOf = (text: string): string[] =>
  wordsOf(text).flatMap(({ text: word, parts }) => [word, ...parts])
