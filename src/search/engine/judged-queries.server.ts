import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import type { Locale } from '#/i18n/locale.ts'

/**
 * A query of `demo/search/` with the products that a shop assistant would show, by SKU: 3 is an exact match, 2
 * is as good, 1 is close. `KELDTI-*` stands for every SKU with that prefix; the longest match counts.
 */
const judgedQuery = v.object({
  query: v.string(),
  kind: v.string(),
  grades: v.record(v.string(), v.number()),
})
export type JudgedQuery = v.InferOutput<typeof judgedQuery>

export const judgedQueries = (locale: Locale): JudgedQuery[] =>
  v.parse(
    v.array(judgedQuery),
    JSON.parse(readFileSync(resolve(`demo/search/queries-${locale}.json`), 'utf8')),
  )

export function gradeOf({ grades }: JudgedQuery, sku: string): number {
  const fitting = Object.keys(grades).filter((pattern) =>
    pattern.endsWith('*') ? sku.startsWith(pattern.slice(0, -1)) : sku === pattern,
  )
  const [closest = ''] = fitting.toSorted((a, b) => b.length - a.length)
  return grades[closest] ?? 0
}

/** Normalised discounted cumulative gain of the first ten; 1 is the best possible order. */
export function ndcgAt10(judged: JudgedQuery, found: readonly string[], all: readonly string[]) {
  const gain = (grades: readonly number[]) =>
    grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
  const ideal = all.map((sku) => gradeOf(judged, sku)).toSorted((a, b) => b - a)
  return gain(found.map((sku) => gradeOf(judged, sku))) / gain(ideal)
}
