import type { Analyser } from '#/search/language/analyser.ts'
import { areTogether, type TextIndex } from '#/search/engine/text-index.ts'
import type { Vocabulary } from '#/search/engine/vocabulary.ts'
import { folded, type Word, wordsOf } from '#/search/language/words.ts'

/** One way to match a query term: a product must have all of these index terms. */
export type Alternative = { terms: readonly string[]; weight: number }

/** One word or phrase of a query, with every way the catalogue may express it. */
export type QueryTerm = {
  typed: string
  /** For an unknown word: the possible corrections, one for each alternative. */
  guesses: readonly string[]
  /** Empty when nothing in the catalogue matches. */
  alternatives: readonly Alternative[]
}

export type Language = {
  analyser: Analyser
  texts: TextIndex
  vocabulary: Vocabulary
  /** The terms of categories without bikes. */
  accessoryTerms: ReadonlySet<string>
  /** The terms of all categories: the kinds of products. */
  kindTerms: ReadonlySet<string>
  /** Names of ranges and makers. */
  nameTerms: ReadonlySet<string>
}

const maxTerms = 12
const shortestPrefix = 2
const mostCompletions = 24

/** Parses a query word by word. While typing, the last word may be unfinished. */
export function understandQuery(query: string, language: Language, isTyping = false): QueryTerm[] {
  const { analyser } = language
  const all = wordsOf(query)
  const meaningful = all.filter(({ text }) => !analyser.isStopWord(text))
  const words = (meaningful.length > 0 ? meaningful : all).slice(0, maxTerms)
  const queryTerms: QueryTerm[] = []
  for (let at = 0; at < words.length;) {
    const word = words[at]
    if (!word) break
    const phrase = phraseAt(words, at, language)
    if (phrase) {
      const typed = words.slice(at, at + phrase.length)
      queryTerms.push(requestFor(typed.map(({ text }) => text).join(' '), phrase.text, language))
      at += phrase.length
      continue
    }
    const isLast = at === words.length - 1
    const apart = requestsIn(word, language)
    for (const part of apart) queryTerms.push(requestFor(part, part, language))
    if (apart.length === 0)
      queryTerms.push(requestFor(word.text, word.text, language, isTyping && isLast))
    at += 1
  }
  return all.some(({ text }) => text === withWord[analyser.locale])
    ? queryTerms
    : withoutBike(queryTerms, language)
}

/** Splits a word that stands for several terms: an unusual hyphenation, or a compound that no product has. */
function requestsIn({ text, parts }: Word, { analyser, texts }: Language): readonly string[] {
  if (texts.has(analyser.termOf(text))) return []
  if (parts.length > 0) return parts
  const made = analyser.meaningsOf(text).length === 0 ? analyser.partsOf(text) : []
  const terms = made.map(analyser.termOf)
  const isKnown = terms.every((term) => texts.has(term))
  return isKnown && !areTogether(texts, terms) ? made : []
}

const bikeWord = { en: 'bike', de: 'fahrrad' } as const
const withWord = { en: 'with', de: 'mit' } as const

/** A bike pump is a pump, not a bike; a bike with mudguards is a bike. */
function withoutBike(
  queryTerms: readonly QueryTerm[],
  { analyser, accessoryTerms }: Language,
): QueryTerm[] {
  const bike = analyser.termOf(bikeWord[analyser.locale])
  const speaksOf = (queryTerm: QueryTerm, matches: (term: string) => boolean) =>
    queryTerm.guesses.length === 0 && matches(queryTerm.alternatives[0]?.terms.at(-1) ?? '')
  const isAccessory = queryTerms.some((queryTerm) =>
    speaksOf(queryTerm, (term) => accessoryTerms.has(term)),
  )
  return queryTerms.filter(
    (queryTerm) => !isAccessory || !speaksOf(queryTerm, (term) => term === bike),
  )
}

/** Words that belong together: a phrase of the trade, or a compound written apart (`renn rad`). */
function phraseAt(words: readonly Word[], at: number, language: Language) {
  const known = tradePhraseAt(words, at, language)
  if (known) return known
  const { analyser, texts } = language
  const [first, second] = [words[at]?.text ?? '', words[at + 1]?.text ?? '']
  const isNumber = /^\d+$/.test(first + second)
  const text = first + second
  if (second === '' || isNumber || !texts.has(analyser.termOf(text))) return null
  // In `used e bike` the second word belongs to the third.
  if (tradePhraseAt(words, at + 1, language)) return null
  // Both words are known by themselves: joining them would only narrow.
  const areKnown = [first, second].every(
    (word) => word.length > 1 && texts.has(analyser.termOf(word)),
  )
  return areKnown ? null : { text, length: 2 }
}

const tradePhraseAt = (words: readonly Word[], at: number, { analyser, texts }: Language) =>
  analyser
    .phrasesAt(words, at)
    .find(({ text }) => texts.has(analyser.termOf(text)) || analyser.meaningsOf(text).length > 0)

function requestFor(
  typed: string,
  word: string,
  language: Language,
  isUnfinished = false,
): QueryTerm {
  const certain = knownWays(word, language)
  const completed =
    isUnfinished || certain.length === 0 ? completions(word, language, isUnfinished) : []
  const ways = [...certain, ...completed]
  if (ways.length > 0) return { typed, guesses: [], alternatives: ways }
  const near = language.vocabulary.closest(word)
  return {
    typed,
    guesses: near.map(({ shown }) => shown),
    alternatives: near.map(({ term }) => ({ terms: [term], weight: 1 })),
  }
}

/** The word itself, and what shoppers mean by it. */
function knownWays(word: string, { analyser, texts }: Language): Alternative[] {
  const term = analyser.termOf(word)
  const ways: Alternative[] = texts.has(term) ? [{ terms: [term], weight: 1 }] : []
  const made = compoundWay(word, analyser, texts)
  if (made) ways.push(ways.length > 0 ? { ...made, weight: 0.55 } : made)
  for (const meaning of analyser.meaningsOf(word)) {
    const terms = meaningTerms(meaning, analyser)
    if (terms.every((each) => texts.has(each))) ways.push({ terms, weight: 0.7 })
  }
  return ways
}

function meaningTerms(meaning: string, analyser: Analyser): string[] {
  const words = wordsOf(meaning)
  const [phrase] = analyser.phrasesAt(words, 0)
  return phrase?.length === words.length
    ? [analyser.termOf(phrase.text)]
    : words.map(({ text }) => analyser.termOf(text))
}

/** Words with this prefix; the more complete and the more frequent, the likelier. */
function completions(word: string, { vocabulary }: Language, isUnfinished: boolean): Alternative[] {
  if (word.length < (isUnfinished ? shortestPrefix : shortestPrefix + 1)) return []
  const prefix = folded(word)
  const found = vocabulary.beginningWith(prefix, mostCompletions)
  const most = found[0]?.count ?? 1
  return found.map(({ word: full, term, count }) => ({
    terms: [term],
    weight: (0.4 + (0.5 * prefix.length) / full.length) * (0.6 + (0.4 * count) / most),
  }))
}

/** A compound by its parts: a `Rennradhelm` is a helmet for road bikes, even if none has that name. */
function compoundWay(word: string, analyser: Analyser, texts: TextIndex): Alternative | null {
  const terms = analyser.partsOf(word).map((part) => analyser.termOf(part))
  const isCompound = terms.length > 0 && !terms.includes(analyser.termOf(word))
  return isCompound && terms.every((term) => texts.has(term)) ? { terms, weight: 1 } : null
}
