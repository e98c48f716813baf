import type { Analyser } from '#/search/language/analyser.ts'
import { createWordMemory } from './segments.ts'
import type { CollectedTerm, createTextIndexBuilder } from './text-index.ts'
import { type Word, wordsOf } from '#/search/language/words.ts'

type Builder = Pick<ReturnType<typeof createTextIndexBuilder>, 'collectedTerm'>
type ReadWord = Word & { terms: readonly CollectedTerm[] }

/** Reads texts as the analyser does, but each word, and each shared text, only once. */
export function createTermReader(analyser: Analyser, { collectedTerm }: Builder) {
  const readWords = createWordMemory((segment) =>
    wordsOf(segment)
      .filter(({ text }) => !analyser.isStopWord(text))
      .map((word): ReadWord => ({ ...word, terms: analyser.wordTerms(word).map(collectedTerm) })),
  )
  const cache = new Map<string, readonly CollectedTerm[]>()

  function read(text: string): CollectedTerm[] {
    const words: ReadWord[] = []
    for (const segment of readWords(text)) for (const word of segment) words.push(word)
    const terms: CollectedTerm[] = []
    for (let at = 0; at < words.length; at += 1) {
      for (const term of words[at]?.terms ?? []) terms.push(term)
      for (const phrase of analyser.phrasesAt(words, at))
        terms.push(collectedTerm({ term: analyser.termOf(phrase.text), share: 1 }))
    }
    return terms
  }

  return (text: string, isShared: boolean): readonly CollectedTerm[] => {
    if (!isShared) return read(text)
    const terms = cache.get(text) ?? read(text)
    cache.set(text, terms)
    return terms
  }
}
