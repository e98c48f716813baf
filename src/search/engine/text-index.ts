import type { Steps } from '#/platform/server-cache/steps.ts'
import type { WeighedTerm } from '#/search/language/analyser.ts'

/** A field's weight and its usual number of words: one word means more in a short text. */
export type FieldWeight = { weight: number; usualLength: number }

/** The documents that have a term, and its strength in each of them. */
export type Postings = { positions: Uint32Array; strengths: Float32Array }

export type TextIndex = {
  size: number
  has(term: string): boolean
  postings(term: string): Postings | undefined
}

/** BM25's k1 and b: how soon repetition stops to matter, and how much long texts are penalised. */
const saturation = 6
const lengthPenalty = 0.15

/** A repeated word in another field adds a little: the strongest field is what counts. */
const echo = 0.08

/** The postings of a term while they are collected. */
type Collected = { positions: number[]; weights: number[] }

/** A term with its collector, so that a repeated word is not looked up again. */
export type CollectedTerm = { into: Collected; share: number }

/** Terms finished before the process may serve a request. */
const stride = 500

/**
 * Postings with BM25F computed in advance, so that a query only adds numbers. Documents must be added in the
 * order of their positions.
 */
export function createTextIndexBuilder() {
  const collected = new Map<string, Collected>()

  function collector(term: string): Collected {
    const existing = collected.get(term)
    if (existing) return existing
    const made = { positions: [], weights: [] }
    collected.set(term, made)
    return made
  }

  return {
    collectedTerm: ({ term, share }: WeighedTerm): CollectedTerm => ({
      into: collector(term),
      share,
    }),
    add(position: number, terms: readonly CollectedTerm[], { weight, usualLength }: FieldWeight) {
      const length = 1 - lengthPenalty + lengthPenalty * (terms.length / usualLength)
      for (const { into, share } of terms) {
        const { positions, weights } = into
        const last = positions.length - 1
        const gain = (weight * share) / length
        if (last >= 0 && positions[last] === position)
          weights[last] = withEcho(weights[last] ?? 0, gain)
        else {
          positions.push(position)
          weights.push(gain)
        }
      }
    },
    *finish(size: number): Steps<TextIndex> {
      const ready = new Map<string, Postings>()
      for (const [term, { positions, weights }] of collected) {
        if (positions.length === 0) continue
        const rarity = Math.log(1 + (size - positions.length + 0.5) / (positions.length + 0.5))
        const strengths = new Float32Array(weights.length)
        for (const [at, weight] of weights.entries())
          strengths[at] = (rarity * weight * (saturation + 1)) / (weight + saturation)
        ready.set(term, { positions: Uint32Array.from(positions), strengths })
        if (ready.size % stride === 0) yield
      }
      return { size, has: (term) => ready.has(term), postings: (term) => ready.get(term) }
    },
  }
}

const withEcho = (a: number, b: number): number => Math.max(a, b) + echo * Math.min(a, b)

/** Whether any document has all of the terms. */
export function areTogether(texts: TextIndex, terms: readonly string[]): boolean {
  const lists = terms.map((term) => texts.postings(term)?.positions ?? new Uint32Array())
  const [shortest, ...others] = lists.toSorted((a, b) => a.length - b.length)
  return (
    shortest?.some((position) => others.every((positions) => isIn(positions, position))) ?? false
  )
}

/** Binary search. */
function isIn(positions: Uint32Array, position: number): boolean {
  let [low, high] = [0, positions.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((positions[middle] ?? 0) < position) low = middle + 1
    else high = middle
  }
  return positions[low] === position
}
