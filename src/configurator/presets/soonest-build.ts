import { buildDays, changedParts, unpainted } from '#/configurator/choice/built.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { resolveConflicts } from '#/configurator/choice/resolve-conflicts.ts'

/**
 * The build that leaves first and is most like the present one: parts that hold nothing up stay, and so does the
 * colour unless another is ready earlier. Null where the bike cannot be had in this size.
 */
export function soonestBuild(bike: OfferedBike, choice: Choice): Choice | null {
  const [soonest] = bike.colours
    .map(({ code }) => ({ ...choice, colour: code, parts: {} }))
    .flatMap((plain) => {
      const days = buildDays(bike, plain)
      return days === null ? [] : [{ plain, days, isOther: plain.colour !== choice.colour }]
    })
    .toSorted((a, b) => a.days - b.days || Number(a.isOther) - Number(b.isOther))
  if (!soonest) return null
  const { plain, days } = soonest
  const isReady = (build: Choice) => (buildDays(bike, build) ?? Infinity) <= days
  const wanted = { ...choice, colour: plain.colour }
  for (const kept of [wanted, unpainted(wanted)]) {
    const parts = Object.fromEntries(
      changedParts(bike, kept)
        .filter(({ offer }) => offer.days !== null && offer.days <= days)
        .flatMap(({ section: { key } }) => {
          const part = kept.parts[key]
          return part ? [[key, part] as const] : []
        }),
    )
    const build = resolveConflicts(bike, { ...plain, parts }).choice
    if (isReady(build)) return build
  }
  return plain
}
