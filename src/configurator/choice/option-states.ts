import { buildDays, buildGrams, buildPrice } from './built.ts'
import { type Choice, findSection, partIn, withPart } from './choice.ts'
import type { Misfit } from '#/configurator/fit/fit.ts'
import type { OfferedBike, OfferedPart, OfferedSection } from './offered.ts'
import { nearestFit } from './nearest-fit.ts'
import { misfitsIn, resolveConflicts } from './resolve-conflicts.ts'

/** One option as it stands beside what is chosen now. */
export type OptionState = {
  /** Null for "nothing": what is not on the bike as shown need not be put on. */
  part: OfferedPart | null
  isChosen: boolean
  isOwn: boolean
  /** The choice it leads to, with what has to change along; null where it cannot be had. */
  leadsTo: Choice | null
  /** Price in minor units and grams, against the present choice, all changes included. */
  price: number
  grams: number
  /** Working days until the whole bike is ready; null when never. */
  days: number | null
  /** Why it does not go with the rest as it is. */
  misfit: Misfit | null
  /** What changes along with it. */
  sideEffects: readonly { section: OfferedSection; part: OfferedPart | null }[]
}

/** Every option of a section, in an order that no choice changes. */
export const optionStates = (
  bike: OfferedBike,
  choice: Choice,
  section: OfferedSection,
): OptionState[] => optionsOf(bike, section).map((part) => optionState(bike, choice, section, part))

type Options = readonly (OfferedPart | null)[]
const ordered = new WeakMap<OfferedSection, Options>()

/** Null for "nothing". */
export function optionsOf(bike: OfferedBike, section: OfferedSection): Options {
  const known = ordered.get(section) ?? inOrder(bike, section)
  ordered.set(section, known)
  return known
}

/** What is on the bike as shown, then what we would take, then what goes on without another change. */
function inOrder(bike: OfferedBike, section: OfferedSection): Options {
  const asShown: Choice = { colour: bike.colours[0]?.code ?? '', size: null, parts: {} }
  const rank = (part: OfferedPart) => {
    if (part.sku === section.own) return 0
    // colours stand as on their card
    if (part.paint) return 2
    const next = withPart(bike, asShown, section, { sku: part.sku, size: null })
    if (misfitsIn(bike, next, section.key).length > 0) return 3
    return part.isRecommended ? 1 : 2
  }
  const ranked = section.parts.map((part) => ({ part, rank: rank(part) }))
  const sorted = ranked.toSorted((a, b) => a.rank - b.rank).map(({ part }) => part)
  return section.own === null ? [null, ...sorted] : sorted
}

export function optionState(
  bike: OfferedBike,
  choice: Choice,
  section: OfferedSection,
  part: OfferedPart | null,
): OptionState {
  const present = partIn(section, choice)
  const isChosen = present?.sku === part?.sku
  const plain = isChosen
    ? choice
    : withPart(bike, choice, section, part && { sku: part.sku, size: null })
  // what stands in a paint's way is of the paint, too, and gives way to it
  const [misfit = null] = part?.paint ? [] : misfitsIn(bike, plain, section.key)
  const next =
    misfit && !isChosen ? withFixes(bike, plain, section) : settledPaint(bike, plain, part)
  // what would be given up again at once cannot be chosen
  const leadsTo = next && partIn(section, next)?.sku === part?.sku ? next : null
  const days = leadsTo && buildDays(bike, leadsTo)
  const difference = (of: (bike: OfferedBike, choice: Choice) => number | null) =>
    leadsTo ? (of(bike, leadsTo) ?? 0) - (of(bike, choice) ?? 0) : 0
  return {
    part,
    isChosen,
    isOwn: part !== null && part.sku === section.own,
    leadsTo: days === null && !isChosen ? null : leadsTo,
    price: difference((...build) => buildPrice(...build)?.total ?? null),
    grams: difference(buildGrams),
    days,
    misfit,
    sideEffects: leadsTo ? changedAlong(bike, plain, leadsTo) : [],
  }
}

/** What fits changes nothing else; only a colour may be none for the finish or the fade beside it. */
const settledPaint = (bike: OfferedBike, choice: Choice, part: OfferedPart | null): Choice =>
  part === null || part.paint ? resolveConflicts(bike, choice).choice : choice

/** So many other places may have to give way before an option counts as impossible. */
const mostChanges = 3

/** The choice with whatever else must change so that this part fits: in each place what is most like it. */
function withFixes(bike: OfferedBike, choice: Choice, kept: OfferedSection): Choice | null {
  let next = choice
  const changed = new Set([kept.key])
  for (let changes = 0; changes < mostChanges; changes += 1) {
    const wrong = [...changed].flatMap((key) => misfitsIn(bike, next, key))
    if (wrong.length === 0) return next
    const place = wrong.map((misfit) => otherPlace(misfit, changed)).find((key) => key !== null)
    const section = place ? findSection(bike, place) : undefined
    const better = section && nearestFit(bike, next, section, [...changed])
    if (!better) return null
    next = better
    changed.add(section.key)
  }
  return [...changed].some((key) => misfitsIn(bike, next, key).length > 0) ? null : next
}

/** Of two that do not fit, the one that may still be exchanged. */
const otherPlace = ({ section, other }: Misfit, fixed: ReadonlySet<string>): string | null =>
  [other, section].find((key) => !fixed.has(key)) ?? null

/** Where two choices differ, apart from the place that was meant. */
const changedAlong = (bike: OfferedBike, from: Choice, to: Choice): OptionState['sideEffects'] =>
  bike.sections.flatMap((section) => {
    const part = partIn(section, to) ?? null
    return part?.sku === partIn(section, from)?.sku ? [] : [{ section, part }]
  })

/** Sections in which there is more than what is there already. */
export const isOpen = ({ own, parts }: OfferedSection): boolean =>
  parts.some(({ sku }) => sku !== own)
