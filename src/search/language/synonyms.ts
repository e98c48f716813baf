import type { Locale } from '#/i18n/locale.ts'
import { tradeWords } from './trade-words.ts'
import { type Word, wordsOf } from './words.ts'

export type Phrase = { text: string; length: number }

/** The trade's synonyms, and words that shoppers use with another meaning. */
export type Synonyms = {
  /** The term that represents all of its synonyms. */
  canonicalTerm(term: string): string
  /** The meanings of a term that the catalogue does not use in that sense. */
  meaningsOf(term: string): readonly string[]
  /** The known phrases that begin at a word, the longest first. */
  phrasesAt(words: readonly Word[], at: number): Phrase[]
}

const longestPhrase = 3
const noPhrases: Phrase[] = []

export function createSynonyms(locale: Locale, bareTerm: (word: string) => string): Synonyms {
  const { same, means } = tradeWords[locale]
  const phrases = new Set<string>()
  const starts = new Set<string>()

  const termOf = (text: string): string => {
    const words = wordsOf(text)
    const joined = words.map((word) => word.text).join('')
    const [first] = words
    if (first && (words.length > 1 || first.parts.length > 1)) {
      phrases.add(joined)
      starts.add(first.text).add(first.parts[0] ?? first.text)
    }
    return bareTerm(joined)
  }

  const chosen = new Map<string, string>()
  for (const line of same) {
    const [first = '', ...others] = line.split(',').map(termOf)
    for (const other of others) if (!chosen.has(other)) chosen.set(other, first)
  }
  const meanings = new Map(Object.entries(means).map(([word, meant]) => [termOf(word), meant]))

  return {
    canonicalTerm: (term) => chosen.get(term) ?? term,
    meaningsOf: (term) => meanings.get(term) ?? [],
    phrasesAt(words, at) {
      let text = words[at]?.text ?? ''
      if (!starts.has(text)) return noPhrases
      const found: Phrase[] = []
      for (let length = 2; length <= longestPhrase && at + length <= words.length; length += 1) {
        text += words[at + length - 1]?.text ?? ''
        if (phrases.has(text)) found.unshift({ text, length })
      }
      return found
    },
  }
}
