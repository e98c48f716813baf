import { type Choice, partIn, withPart } from './choice.ts'
import type { OfferedBike, OfferedPart, OfferedSection } from './offered.ts'
import { isAbout, misfitsIn } from './resolve-conflicts.ts'

/**
 * The replacement for a part that has to go. Of the parts that fit the fixed ones, those that need no further
 * change come first, then the bike's own part, then those most like the present part.
 */
export function nearestFit(
  bike: OfferedBike,
  choice: Choice,
  section: OfferedSection,
  fixed: readonly string[],
): Choice | null {
  let fallback: Choice | null = null
  for (const part of inOrder(section, partIn(section, choice))) {
    if (part && part.offers.every(({ days }) => days === null)) continue
    const next = withPart(bike, choice, section, part && { sku: part.sku, size: null })
    // a one-piece bar would remove the stem that it must fit
    if (fixed.some((key) => next.parts[key] !== choice.parts[key])) continue
    const conflicts = misfitsIn(bike, next, section.key)
    if (conflicts.length === 0) return next
    if (fallback) continue
    const fitsFixed = conflicts.every(
      (misfit) => !fixed.some((key) => isAbout(bike, next, key, misfit)),
    )
    if (fitsFixed) fallback = next
  }
  return fallback
}

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
