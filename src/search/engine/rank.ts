import type { Postings, TextIndex } from './text-index.ts'
import type { Alternative, QueryTerm } from '#/search/query/understand-query.ts'

/** The score of each product for a query, and the number of its terms that the product matches. */
export type Scores = { scores: Float32Array; met: Uint8Array }

/** The least share of a score that a product keeps when it matches one term only weakly. */
const leastTrust = 0.15

/** Adds up, term by term, each product's best match. */
export function score(texts: TextIndex, queryTerms: readonly QueryTerm[]): Scores {
  const scores = new Float32Array(texts.size)
  const met = new Uint8Array(texts.size)
  const trust = new Float32Array(texts.size).fill(1)
  const best = new Float32Array(texts.size)
  for (const { alternatives } of queryTerms) {
    best.fill(0)
    for (const alternative of alternatives) raise(best, texts, alternative)
    const most = best.reduce((a, b) => Math.max(a, b), 0)
    for (let position = 0; position < best.length; position += 1) {
      const strength = best[position] ?? 0
      if (strength === 0) continue
      scores[position] = (scores[position] ?? 0) + strength
      trust[position] = (trust[position] ?? 1) * (leastTrust + ((1 - leastTrust) * strength) / most)
      met[position] = (met[position] ?? 0) + 1
    }
  }
  for (let position = 0; position < scores.length; position += 1)
    scores[position] = (scores[position] ?? 0) * (trust[position] ?? 1)
  return { scores, met }
}

/** Two synonyms do not make a match twice as good, so only the stronger counts. */
function raise(best: Float32Array, texts: TextIndex, alternative: Alternative): void {
  const found = postingsOf(texts, alternative)
  if (!found) return
  const { weight } = alternative
  for (let at = 0; at < found.positions.length; at += 1) {
    const position = found.positions[at] ?? 0
    const strength = (found.strengths[at] ?? 0) * weight
    if (strength > (best[position] ?? 0)) best[position] = strength
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
  const positions: number[] = []
  const strengths: number[] = []
  let other = 0
  for (let at = 0; at < a.positions.length; at += 1) {
    const position = a.positions[at] ?? 0
    while (other < b.positions.length && (b.positions[other] ?? 0) < position) other += 1
    if (b.positions[other] !== position) continue
    positions.push(position)
    strengths.push((a.strengths[at] ?? 0) + (b.strengths[other] ?? 0))
  }
  return { positions: Uint32Array.from(positions), strengths: Float32Array.from(strengths) }
}
