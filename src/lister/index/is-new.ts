import { dayMs } from '#/platform/config/durations.ts'
import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'

export const newForDays = 90

/** Whether a product was released in the last 90 days; ex-demo and refurbished bikes are never new. */
export function isNew(
  { released, condition }: Pick<CatalogueEntry, 'released' | 'condition'>,
  now: Date,
): boolean {
  const age = released === null ? Infinity : now.getTime() - Date.parse(released)
  return condition === 'new' && age >= 0 && age < newForDays * dayMs
}
