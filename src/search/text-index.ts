import type { WeighedTerm } from './analyser.ts'

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

const noPostings = { places: [] as number[], weights: [] as number[] }

/**
 * Postings with BM25F worked out beforehand, so that a query only adds up numbers. Documents are added in
 * the order of their places.
 */
export function createTextIndexBuilder() {
  const collected = new Map<string, { places: number[]; weights: number[] }>()

  return {
    add(place: number, terms: readonly WeighedTerm[], { weight, usualLength }: FieldWeight): void {
      const length = 1 - lengthPenalty + lengthPenalty * (terms.length / usualLength)
      for (const { term, share } of terms) {
        let held = collected.get(term)
        if (!held) {
          held = { places: [], weights: [] }
          collected.set(term, held)
        }
        const last = held.places.length - 1
        const gain = (weight * share) / length
        if (held.places[last] === place)
          held.weights[last] = withEcho(held.weights[last] ?? 0, gain)
        else {
          held.places.push(place)
          held.weights.push(gain)
        }
      }
    },
    finish(size: number): TextIndex {
      const ready = new Map<string, Postings>()
      for (const [term, { places, weights } = noPostings] of collected) {
        const rarity = Math.log(1 + (size - places.length + 0.5) / (places.length + 0.5))
        ready.set(term, {
          places: Uint32Array.from(places),
          strengths: Float32Array.from(
            weights,
            (weight) => (rarity * weight * (saturation + 1)) / (weight + saturation),
          ),
        })
      }
      return { size, has: (term) => ready.has(term), postings: (term) => ready.get(term) }
    },
  }
}

const withEcho = (a: number, b: number): number => Math.max(a, b) + echo * Math.min(a, b)
