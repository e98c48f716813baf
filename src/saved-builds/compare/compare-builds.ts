import type { Day } from '#/catalogue/calendar/day.ts'
import { type Money, money } from '#/money/money.ts'
import { dayMs } from '#/platform/config/durations.ts'
import { differingRows } from '#/product/compare/compared-rows.ts'
import type { SpecLine } from '#/product/facts/specification-groups.ts'

/** A build with what can be compared; null for what is unknown or unavailable. */
export type ComparedBuild = {
  rows: readonly SpecLine[]
  price: Money | null
  grams: number | null
  day: Day | null
}

export type ComparedRow = { key: string; name: string; values: readonly (string | null)[] }

/** The differences of the second build from the first; null where the two cannot be compared. */
export type BuildDifference = {
  rows: ComparedRow[]
  price: Money | null
  grams: number | null
  days: number | null
}

/** Compares two builds, row by row; equal rows are left out. */
export const compareBuilds = (first: ComparedBuild, second: ComparedBuild): BuildDifference => ({
  rows: differingRows([first.rows, second.rows])
    .filter(({ isDifferent }) => isDifferent)
    .map(({ key, name, values }) => ({ key, name, values })),
  price: priceDifference(first.price, second.price),
  grams: first.grams === null || second.grams === null ? null : second.grams - first.grams,
  days: first.day === null || second.day === null ? null : daysBetween(first.day, second.day),
})

const priceDifference = (first: Money | null, second: Money | null): Money | null =>
  first && second && first.currency === second.currency
    ? money(second.amount - first.amount, first.currency)
    : null

const daysBetween = (first: Day, second: Day): number =>
  Math.round((Date.parse(second) - Date.parse(first)) / dayMs)
