import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'

export const newForDays = 90
const dayMs = 86_400_000

/** Whether a product has been in the shop for a few months at most; what was ridden before is not new. */
export function isNew(
  { released, condition }: Pick<CatalogueEntry, 'released' | 'condition'>,
  now: Date,
): boolean {
  const age = released === null ? Infinity : now.getTime() - Date.parse(released)
  return condition === 'new' && age >= 0 && age < newForDays * dayMs
}
