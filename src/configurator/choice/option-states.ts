import { isPaintSection } from '#/catalogue/paint/custom-paint.ts'
import { takesAnyColour } from '#/catalogue/paint/free-colour.ts'
import { buildDays, buildGrams, buildPrice } from './built.ts'
import { type Choice, findSection, partIn, withPart } from './choice.ts'
import type { Misfit } from '#/configurator/fit/fit-build.ts'
import type { OfferedBike, OfferedPart, OfferedSection } from './offered.ts'
import { nearestFit } from './nearest-fit.ts'
import { misfitsIn, misfitsSince, resolveConflicts, resolvePaint } from './resolve-conflicts.ts'

/** One option in relation to the present choice. */
export type OptionState = {
  /** Null for "nothing", which exists only where the bike as shown has no part. */
  part: OfferedPart | null
  isChosen: boolean
  isOwn: boolean
  /** The choice it leads to, side effects included; null where the option is unavailable. */
  leadsTo: Choice | null
  /** The differences in price (minor units) and weight (grams) to the present choice, side effects included. */
  price: number
  grams: number
  /** Working days until the whole bike is ready; null when it cannot be built. */
  days: number | null
  /** The conflict with the present choice; null when there is none. */
  misfit: Misfit | null
  /** Other sections that change when this option is chosen. */
  sideEffects: readonly { section: OfferedSection; part: OfferedPart | null }[]
}

/** Every option of a section, in an order that does not depend on the choice. */
export const optionStates = (
  bike: OfferedBike,
  choice: Choice,
  section: OfferedSection,
): OptionState[] => optionsOf(bike, section).map((part) => optionState(bike, choice, section, part))

type Options = readonly (OfferedPart | null)[]
const ordered = new WeakMap<OfferedSection, Options>()

/** Null stands for "nothing". */
export function optionsOf(bike: OfferedBike, section: OfferedSection): Options {
  const options = ordered.get(section) ?? sortedOptions(bike, section)
  ordered.set(section, options)
  return options
}

/** The bike's own part comes first, then recommended parts, then parts that need no other change; each by price. */
function sortedOptions(bike: OfferedBike, section: OfferedSection): Options {
  const asShown: Choice = { colour: bike.colours[0]?.code ?? '', size: null, parts: {} }
  const rank = (part: OfferedPart) => {
    if (part.sku === section.own) return 0
    // colours keep the order of the colour card
    if (part.paint) return 2
    const next = withPart(bike, asShown, section, { sku: part.sku, size: null })
    if (misfitsIn(bike, next, section.key).length > 0) return 3
    return part.isRecommended ? 1 : 2
  }
  // a paint in any colour is an option only with a colour
  const parts = section.parts.filter(({ paint }) => !takesAnyColour(paint))
  const ranked = parts.map((part) => ({ part, rank: rank(part) }))
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
  // a paint option always fits: what conflicts with it, another paint option or a film, is dropped
  const [misfit = null] = part?.paint ? [] : misfitsOf(bike, choice, plain, new Set([section.key]))
  const next =
    misfit && !isChosen
      ? withFixes(bike, choice, plain, section)
      : withPaintResolved(bike, plain, section, part)
  // an option that resolving the conflicts drops again cannot be chosen
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
    sideEffects: leadsTo ? sideEffectsOf(bike, plain, leadsTo) : [],
  }
}

/** A fitting part changes nothing else; only a colour may conflict with the chosen finish or fade. */
function withPaintResolved(
  bike: OfferedBike,
  choice: Choice,
  section: OfferedSection,
  part: OfferedPart | null,
): Choice {
  if (isPaintSection(section.key)) return resolvePaint(bike, choice).choice
  return part === null ? resolveConflicts(bike, choice).choice : choice
}

/** An option that needs more than this number of other changes counts as impossible. */
const mostChanges = 3

/** Changes other sections until this part fits; each gets the part most like its present one. */
function withFixes(
  bike: OfferedBike,
  before: Choice,
  choice: Choice,
  target: OfferedSection,
): Choice | null {
  let next = choice
  const changed = new Set([target.key])
  for (let changes = 0; changes < mostChanges; changes += 1) {
    const wrong = misfitsOf(bike, before, next, changed)
    if (wrong.length === 0) return next
    const [section] = wrong.flatMap((misfit) => changeableSections(bike, misfit, changed))
    const better = section && nearestFit(bike, next, section, [...changed])
    if (!better) return null
    next = better
    changed.add(section.key)
  }
  return misfitsOf(bike, before, next, changed).length > 0 ? null : next
}

/** The conflicts of these sections; the bike's own part in one of them may also make two others conflict. */
const misfitsOf = (
  bike: OfferedBike,
  before: Choice,
  now: Choice,
  keys: ReadonlySet<string>,
): Misfit[] => [
  ...[...keys].flatMap((key) => misfitsIn(bike, now, key)),
  ...misfitsSince(bike, before, now),
]

/** The sections of a misfit that may still be changed; the frame is none. */
const changeableSections = (
  bike: OfferedBike,
  { section, other }: Misfit,
  fixed: ReadonlySet<string>,
): OfferedSection[] =>
  [other, section].flatMap((key) => (fixed.has(key) ? [] : (findSection(bike, key) ?? [])))

/** The sections in which two choices differ. */
const sideEffectsOf = (bike: OfferedBike, from: Choice, to: Choice): OptionState['sideEffects'] =>
  bike.sections.flatMap((section) => {
    const part = partIn(section, to) ?? null
    return part?.sku === partIn(section, from)?.sku ? [] : [{ section, part }]
  })

/** Whether a section offers anything besides the bike's own part. */
export const isOpen = ({ own, parts }: OfferedSection): boolean =>
  parts.some(({ sku }) => sku !== own)
