import { type Choice, partIn, withPart } from './choice.ts'
import type { OfferedBike, OfferedPart, OfferedSection } from './offered.ts'
import { isAbout, misfitsIn } from './resolve-conflicts.ts'

/**
 * What takes a part's place when it has to go: of all that goes with what is fixed, what needs no further
 * change, then the bike's own, then what is most like the one that goes.
 */
export function nearestFit(
  bike: OfferedBike,
  choice: Choice,
  section: OfferedSection,
  fixed: readonly string[],
): Choice | null {
  let second: Choice | null = null
  for (const part of inOrder(section, partIn(section, choice))) {
    if (part && part.offers.every(({ days }) => days === null)) continue
    const next = withPart(bike, choice, section, part && { sku: part.sku, size: null })
    // a bar in one piece would take the stem off that it was to go with
    if (fixed.some((key) => next.parts[key] !== choice.parts[key])) continue
    const wrong = misfitsIn(bike, next, section.key)
    if (wrong.length === 0) return next
    if (second) continue
    const isAtPeace = wrong.every(
      (misfit) => !fixed.some((key) => isAbout(bike, next, key, misfit)),
    )
    if (isAtPeace) second = next
  }
  return second
}

/** "Nothing" comes last, and only where the bike has nothing as shown. */
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

/** Where nothing was: guards that leave the tyres alone rather than such as want narrower ones. */
const byRoomThenPrice = (a: OfferedPart, b: OfferedPart) =>
  roomIn(b) - roomIn(a) || priceOf(a) - priceOf(b)

const roomIn = ({ facts: { maxTyre = {} } }: OfferedPart) => Math.max(0, ...Object.values(maxTyre))
const priceOf = ({ offers: [first] }: OfferedPart) => first.price

/** Millimetres of tyre and teeth of the largest ring: what a rider would feel before the price. */
function unlikeness({ facts }: OfferedPart, { facts: present }: OfferedPart): number {
  const width = Math.abs((facts.tyreWidth ?? 0) - (present.tyreWidth ?? 0))
  const teeth = Math.abs(
    Math.max(0, ...(facts.rings ?? [])) - Math.max(0, ...(present.rings ?? [])),
  )
  return width + teeth
}
