import { type Choice, findSection, isStemInBar, partIn, withPart } from './choice.ts'
import type { Misfit } from '#/configurator/fit/fit-build.ts'
import type { OfferedBike, OfferedPart, OfferedSection } from './offered.ts'
import { isAbout, misfitsIn } from './resolve-conflicts.ts'

/**
 * The replacement for a part that has to go. Parts that need no further change come first, then those that fit the
 * fixed ones, then those that fit them once a third part is changed; among equals the bike's own part, then those
 * most like the present part.
 */
export function nearestFit(
  bike: OfferedBike,
  choice: Choice,
  section: OfferedSection,
  fixed: readonly string[],
): Choice | null {
  let fitting: Choice | null = null
  let mendable: Choice | null = null
  for (const part of inOrder(section, partIn(section, choice))) {
    if (part && part.offers.every(({ days }) => days === null)) continue
    const next = withPart(bike, choice, section, part && { sku: part.sku, size: null })
    // a one-piece bar would remove the stem that it must fit
    if (fixed.includes('stem') && losesStem(bike, choice, next)) continue
    const conflicts = misfitsIn(bike, next, section.key)
    if (conflicts.length === 0) return next
    if (fitting) continue
    const withFixed = conflicts.filter((misfit) =>
      fixed.some((key) => isAbout(bike, next, key, misfit)),
    )
    if (withFixed.length === 0) fitting = next
    else if (withFixed.every((misfit) => hasThird(bike, misfit, [...fixed, section.key])))
      mendable ??= next
  }
  return fitting ?? mendable
}

const losesStem = (bike: OfferedBike, before: Choice, now: Choice): boolean =>
  now.parts['stem'] !== before.parts['stem'] ||
  (isStemInBar(bike, now) && !isStemInBar(bike, before))

/** Whether the misfit names a part that is none of these and may be changed. */
const hasThird = (bike: OfferedBike, misfit: Misfit, settled: readonly string[]): boolean =>
  [misfit.section, misfit.other].some(
    (key) => !settled.includes(key) && findSection(bike, key) !== undefined,
  )

/** "Nothing" comes last, and only where the bike has no part as shown. */
function inOrder(
  { own, parts }: OfferedSection,
  present: OfferedPart | undefined,
): readonly (OfferedPart | null)[] {
  const sorted = parts.toSorted(present ? nearestTo(present) : byRoomThenPrice)
  const isOwn = ({ sku }: OfferedPart) => sku === own
  return [
    ...sorted.filter(isOwn),
    ...sorted.filter((part) => !isOwn(part)),
    ...(own === null ? [null] : []),
  ]
}

const nearestTo = (present: OfferedPart) => (a: OfferedPart, b: OfferedPart) =>
  unlikeness(a, present) - unlikeness(b, present) ||
  Math.abs(priceOf(a) - priceOf(present)) - Math.abs(priceOf(b) - priceOf(present))

/** For an empty section: prefers guards that suit the present tyres to guards that need narrower ones. */
const byRoomThenPrice = (a: OfferedPart, b: OfferedPart) =>
  roomIn(b) - roomIn(a) || priceOf(a) - priceOf(b)

const roomIn = ({ facts: { maxTyre = {} } }: OfferedPart) => Math.max(0, ...Object.values(maxTyre))
const priceOf = ({ offers: [first] }: OfferedPart) => first.price

/**
 * Differences in tyre width (mm) and in the teeth of the largest ring: a rider notices these before the price.
 */
function unlikeness({ facts }: OfferedPart, { facts: present }: OfferedPart): number {
  const width = Math.abs((facts.tyreWidth ?? 0) - (present.tyreWidth ?? 0))
  const teeth = Math.abs(
    Math.max(0, ...(facts.rings ?? [])) - Math.max(0, ...(present.rings ?? [])),
  )
  return width + teeth
}
