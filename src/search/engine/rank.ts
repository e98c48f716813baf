import type { Postings, TextIndex } from './text-index.ts'
import type { Alternative, Wish } from '#/search/query/understand-query.ts'

/** How well each product matches a query, and how many of its terms. */
export type Scores = { scores: Float32Array; met: Uint8Array }

/** The least share of a score that a product keeps when it matches one term only weakly. */
const leastTrust = 0.15

/** Adds up, term by term, each product's best match. */
export function score(texts: TextIndex, wishes: readonly Wish[]): Scores {
  const scores = new Float32Array(texts.size)
  const met = new Uint8Array(texts.size)
  const trust = new Float32Array(texts.size).fill(1)
  const best = new Float32Array(texts.size)
  for (const { alternatives } of wishes) {
    best.fill(0)
    for (const alternative of alternatives) raise(best, texts, alternative)
    const most = best.reduce((a, b) => Math.max(a, b), 0)
    for (let place = 0; place < best.length; place += 1) {
      const strength = best[place] ?? 0
      if (strength === 0) continue
      scores[place] = (scores[place] ?? 0) + strength
      trust[place] = (trust[place] ?? 1) * (leastTrust + ((1 - leastTrust) * strength) / most)
      met[place] = (met[place] ?? 0) + 1
    }
  }
  for (let place = 0; place < scores.length; place += 1)
    scores[place] = (scores[place] ?? 0) * (trust[place] ?? 1)
  return { scores, met }
}

/** Two synonyms do not make a match twice as good, so only the stronger counts. */
function raise(best: Float32Array, texts: TextIndex, alternative: Alternative): void {
  const found = postingsOf(texts, alternative)
  if (!found) return
  const { weight } = alternative
  for (let at = 0; at < found.places.length; at += 1) {
    const place = found.places[at] ?? 0
    const strength = (found.strengths[at] ?? 0) * weight
    if (strength > (best[place] ?? 0)) best[place] = strength
  }
}

/** The documents that have all terms of an alternative; null where one of them is in none. */
export function postingsOf(texts: TextIndex, { terms }: Alternative): Postings | null {
  const [first, ...others] = terms.map((term) => texts.postings(term))
  if (!first || others.includes(undefined)) return null
  return others.reduce<Postings>((found, other) => (other ? common(found, other) : found), first)
}

/** The documents of both sorted lists, with their strengths added. */
function common(a: Postings, b: Postings): Postings {
  const places: number[] = []
  const strengths: number[] = []
  let other = 0
  for (let at = 0; at < a.places.length; at += 1) {
    const place = a.places[at] ?? 0
    while (other < b.places.length && (b.places[other] ?? 0) < place) other += 1
    if (b.places[other] !== place) continue
    places.push(place)
    strengths.push((a.strengths[at] ?? 0) + (b.strengths[other] ?? 0))
  }
  return { places: Uint32Array.from(places), strengths: Float32Array.from(strengths) }
}
