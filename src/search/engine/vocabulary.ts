import { allowedErrors, editDistance } from '#/i18n/edit-distance.ts'
import { lowerBound } from './lower-bound.ts'
import { folded } from '#/search/language/words.ts'

/** A word that a shopper may mean, with its usual spelling. */
export type KnownWord = { word: string; term: string; count: number; shown: string }

export type Vocabulary = {
  /** Words with this prefix, the most frequent first. */
  beginningWith(prefix: string, most: number): KnownWord[]
  /** The likeliest corrections of a mistyped word, best first. */
  closest(typed: string): KnownWord[]
  /** The word that shares most pairs of letters with this one, at least `leastLikeness`; null where none does. */
  resembling(typed: string): KnownWord | null
}

/** At this length one change makes another word: `tall` is not a typo of `tail`, nor `cube` of `tube`. */
const shortWord = 4

/** In a short word, letters are swapped, missing, doubled or the wrong vowel; its first letter is right. */
const isSlip = (typed: string, meant: string): boolean =>
  typed.length > shortWord ||
  (typed[0] === meant[0] &&
    (typed.length !== meant.length || consonantsOf(typed) === consonantsOf(meant)))

const consonantsOf = (word: string) =>
  [...word.replaceAll(/[aeiouy]/g, '')].toSorted((a, b) => (a < b ? -1 : 1)).join('')

const mostGuesses = 3

/** The share of letter pairs that two words must have in common to look alike. */
const leastLikeness = 0.45
/** Shorter words have too few pairs to tell. */
const shortestGuessed = 5

/** The first letter is rarely wrong, doubled letters are often forgotten, and frequent words are likelier. */
const costOf = (typed: string, { word, count }: KnownWord, distance: number): number =>
  distance +
  (word[0] === typed[0] ? 0 : 0.6) -
  (undoubled(word) === undoubled(typed) ? 0.5 : 0) -
  Math.min(0.4, Math.log1p(count) / 20)

const undoubled = (word: string) => word.replaceAll(/(.)\1/g, '$1')

export function createVocabulary(words: Iterable<KnownWord>): Vocabulary {
  const sorted = [...words].toSorted((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0))
  const keys = sorted.map(({ word }) => word)
  const letters = Uint32Array.from(keys, lettersOf)
  /** Worked out with the first guess: to make them anew for every typed word took ten times as long. */
  let knownPairs: readonly ReadonlySet<string>[] | null = null

  return {
    beginningWith(prefix, most) {
      const found: KnownWord[] = []
      for (let at = lowerBound(keys, prefix); at < keys.length; at += 1) {
        const known = sorted[at]
        if (!known?.word.startsWith(prefix)) break
        found.push(known)
      }
      return found.toSorted((a, b) => b.count - a.count).slice(0, most)
    },
    closest(typed) {
      const word = folded(typed)
      const most = allowedErrors(word.length)
      if (most === 0 || /^\d+$/.test(word)) return []
      const own = lettersOf(word)
      const near: { known: KnownWord; cost: number }[] = []
      for (const [at, known] of sorted.entries()) {
        // Words that differ in more letters need no comparison.
        if (onesIn((letters[at] ?? 0) ^ own) > most * 2) continue
        if (!isSlip(word, known.word)) continue
        const distance = editDistance(word, known.word, most)
        if (distance <= most) near.push({ known, cost: costOf(word, known, distance) })
      }
      return near
        .toSorted((a, b) => a.cost - b.cost)
        .slice(0, mostGuesses)
        .map(({ known }) => known)
    },
    resembling(typed) {
      const word = folded(typed)
      if (word.length < shortestGuessed || /\d/.test(word)) return null
      const own = lettersOf(word)
      const pairs = pairsOf(word)
      knownPairs ??= keys.map(pairsOf)
      let best: { known: KnownWord; likeness: number } | null = null
      for (const [at, known] of sorted.entries()) {
        // Words that share less than half of the letters are not compared. Repeated letters could still give
        // such a word enough pairs; counting bits first costs less than comparing the pairs of every word.
        if (onesIn((letters[at] ?? 0) & own) * 2 < onesIn(own)) continue
        const likeness = likenessOf(pairs, knownPairs[at] ?? pairs)
        if (likeness >= (best?.likeness ?? leastLikeness)) best = { known, likeness }
      }
      return best?.known ?? null
    },
  }
}

/** Neighbouring letters, with the beginning and the end of the word as letters of their own. */
function pairsOf(word: string): Set<string> {
  const framed = `^${word}$`
  const pairs = new Set<string>()
  for (let at = 1; at < framed.length; at += 1) pairs.add(framed.slice(at - 1, at + 1))
  return pairs
}

/** Dice's coefficient: from 0 to 1 for the same pairs. */
function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const pair of a) if (b.has(pair)) shared += 1
  return (2 * shared) / (a.size + b.size)
}

/** The set of letters in a word, one bit each. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits >>> 0
}

function onesIn(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
