import { addDays } from '#/catalogue/calendar/bank-holidays.ts'
import { memoizeWeak } from '#/platform/server-cache/memoize-weak.ts'
import { newForDays } from '#/lister/index/is-new.ts'
import type { ListerIndex } from '#/lister/index/lister-index.ts'

type DatedIndex = Pick<ListerIndex, 'entries' | 'priceGroups'>

/** When cards next change by date: a reduction begins or ends, a product becomes or stops being new. */
export const nextCardChange = (index: DatedIndex, now: Date): Date | null =>
  changesOf(index).find((change) => change > now) ?? null

/** In chronological order. */
const changesOf = memoizeWeak(({ entries, priceGroups }: DatedIndex): Date[] => {
  const days = new Set<string>()
  for (const { prices } of priceGroups.offers)
    for (const { special } of prices) {
      if (special?.from) days.add(special.from)
      if (special?.to) days.add(addDays(special.to, 1))
    }
  for (const released of new Set(entries.map((entry) => entry.released)))
    if (released !== null) days.add(released).add(addDays(released, newForDays))
  return [...days].toSorted((a, b) => (a < b ? -1 : 1)).map((day) => new Date(`${day}T00:00:00Z`))
})
