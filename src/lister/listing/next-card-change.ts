import { addDays } from '#/catalogue/calendar/day.ts'
import { shopMidnight } from '#/catalogue/calendar/shop-day.ts'
import { memoizeWeak } from '#/platform/server-cache/memoize-weak.ts'
import { newForDays } from '#/lister/index/is-new.ts'
import type { ListerIndex } from '#/lister/index/lister-index.ts'

type DatedIndex = Pick<ListerIndex, 'entries' | 'priceGroups'>

/** When cards next change by date: a reduction begins or ends, a product becomes or stops being new. */
export function nextCardChange(index: DatedIndex, now: Date): Date | null {
  const next = changesOf(index).find((change) => change > now.getTime())
  return next === undefined ? null : new Date(next)
}

/** In milliseconds, in chronological order. */
const changesOf = memoizeWeak(({ entries, priceGroups }: DatedIndex): number[] => {
  const priceDays = new Set<string>()
  const releaseDays = new Set<string>()
  for (const { prices } of priceGroups.offers)
    for (const { special } of prices) {
      if (special?.from) priceDays.add(special.from)
      if (special?.to) priceDays.add(addDays(special.to, 1))
    }
  for (const released of new Set(entries.map((entry) => entry.released)))
    if (released !== null) releaseDays.add(released).add(addDays(released, newForDays))
  const changes = [
    ...Array.from(priceDays, shopMidnight),
    ...Array.from(releaseDays, (day) => new Date(`${day}T00:00:00Z`)),
  ]
  return changes.map((change) => change.getTime()).toSorted((a, b) => a - b)
})
