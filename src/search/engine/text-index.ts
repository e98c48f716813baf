import type { Steps } from '#/platform/server-cache/steps.ts'
import type { WeighedTerm } from '#/search/language/analyser.ts'

/** A field's weight, and the number of words it usually has: one word says more in a short text. */
export type FieldWeight = { weight: number; usualLength: number }

/** The documents that have a term, and how strongly each of them speaks of it. */
export type Postings = { places: Uint32Array; strengths: Float32Array }

export type TextIndex = {
  size: number
  has(term: string): boolean
  postings(term: string): Postings | undefined
}

/** How soon more of the same word stops to matter, and how much a long text is held against its words. */
const saturation = 6
const lengthPenalty = 0.15

/** A word said again in another field adds a little: the strongest place is what counts. */
const echo = 0.08

/** The postings of a term while they are collected. */
type Collected = { places: number[]; weights: number[] }

/** A term of a text by where it is collected, so that a word that comes again is not looked up again. */
export type CollectedTerm = { into: Collected; share: number }

/** Terms made ready before the process may turn to a request. */
const stride = 500

/**
 * Postings with BM25F worked out beforehand, so that a query only adds up numbers. Documents are added in
 * the order of their places.
 */
export function createTextIndexBuilder() {
  const collected = new Map<string, Collected>()

  function collector(term: string): Collected {
    const held = collected.get(term)
    if (held) return held
    const made = { places: [], weights: [] }
    collected.set(term, made)
    return made
  }

  return {
    collectedTerm: ({ term, share }: WeighedTerm): CollectedTerm => ({
      into: collector(term),
      share,
    }),
    add(place: number, terms: readonly CollectedTerm[], { weight, usualLength }: FieldWeight) {
      const length = 1 - lengthPenalty + lengthPenalty * (terms.length / usualLength)
      for (const { into, share } of terms) {
        const { places, weights } = into
        const last = places.length - 1
        const gain = (weight * share) / length
        if (last >= 0 && places[last] === place) weights[last] = withEcho(weights[last] ?? 0, gain)
        else {
          places.push(place)
          weights.push(gain)
        }
      }
    },
    *finish(size: number): Steps<TextIndex> {
      const ready = new Map<string, Postings>()
      for (const [term, { places, weights }] of collected) {
        if (places.length === 0) continue
        const rarity = Math.log(1 + (size - places.length + 0.5) / (places.length + 0.5))
        const strengths = new Float32Array(weights.length)
        for (const [at, weight] of weights.entries())
          strengths[at] = (rarity * weight * (saturation + 1)) / (weight + saturation)
        ready.set(term, { places: Uint32Array.from(places), strengths })
        if (ready.size % stride === 0) yield
      }
      return { size, has: (term) => ready.has(term), postings: (term) => ready.get(term) }
    },
  }
}

const withEcho = (a: number, b: number): number => Math.max(a, b) + echo * Math.min(a, b)

/** Whether any document has all of the terms. */
export function areTogether(texts: TextIndex, terms: readonly string[]): boolean {
  const lists = terms.map((term) => texts.postings(term)?.places ?? new Uint32Array())
  const [shortest, ...others] = lists.toSorted((a, b) => a.length - b.length)
  return shortest?.some((place) => others.every((places) => isIn(places, place))) ?? false
}

/** In a sorted list. */
function isIn(places: Uint32Array, place: number): boolean {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((places[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return places[low] === place
}
