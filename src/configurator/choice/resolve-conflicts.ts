import { isPaintSection } from '#/catalogue/paint/custom-paint.ts'
import { chosenPaint, fitBuild, paintRequests } from './built.ts'
import { type Choice, findSection, partIn, withoutOwn } from './choice.ts'
import { misfits } from '#/configurator/fit/fit.ts'
import type { Misfit } from '#/configurator/fit/fit-build.ts'
import type { OfferedBike, OfferedSection } from './offered.ts'
import { memoizeByChoice } from './memoize-by-choice.ts'

/** A choice that can be built, and the sections whose choice was dropped for that. */
export type ResolvedChoice = { choice: Choice; dropped: readonly OfferedSection[] }

const misfitsOf = memoizeByChoice((bike, choice): readonly Misfit[] =>
  misfits(fitBuild(bike, choice)),
)

/** Drops conflicting choices, the least important first, until the rest can be built. */
export const resolveConflicts = (bike: OfferedBike, requested: Choice): ResolvedChoice =>
  resolved(bike, requested, firstWrong)

/**
 * The same for a choice of which only the paint has changed: paint options conflict with each other alone, unless the
 * bike has a part that not every finish takes, such as a film.
 */
export const resolvePaint = (bike: OfferedBike, requested: Choice): ResolvedChoice =>
  resolved(bike, requested, needsFinish(bike, requested) ? firstWrong : wrongPaint)

const needsFinish = (bike: OfferedBike, choice: Choice): boolean =>
  bike.sections.some(
    (section) => !isPaintSection(section.key) && partIn(section, choice)?.facts.finishes,
  )

function resolved(
  bike: OfferedBike,
  requested: Choice,
  findWrong: (bike: OfferedBike, choice: Choice) => string | null,
): ResolvedChoice {
  let choice = withoutOwn(bike, requested)
  const dropped: OfferedSection[] = []
  for (let key = findWrong(bike, choice); key !== null; key = findWrong(bike, choice)) {
    const { [key]: _, ...parts } = choice.parts
    choice = { ...choice, parts }
    const section = findSection(bike, key)
    if (section) dropped.push(section)
  }
  return { choice, dropped }
}

const firstWrong = (bike: OfferedBike, choice: Choice): string | null =>
  wrongPaint(bike, choice) ?? wrongPart(bike, choice)

/** The order in which paint options are dropped: the frame colour last, since nothing is painted without it. */
const dropOrder = [
  'gradientAngle',
  'paintFinish',
  'gradientColour',
  'downTubeLogoColour',
  'topTubeForkLogoColour',
  'frameColour',
]

function wrongPaint(bike: OfferedBike, choice: Choice): string | null {
  if (paintRequests(bike, choice).length === 0 || chosenPaint(bike, choice)) return null
  const chosen = dropOrder.filter((key) => isPaintSection(key) && choice.parts[key])
  const resolves = (key: string) => {
    const { [key]: _, ...parts } = choice.parts
    return chosenPaint(bike, { ...choice, parts }) !== null
  }
  return chosen.find(resolves) ?? chosen[0] ?? null
}

/**
 * The bike's own parts stay; of two chosen parts the first named is dropped. When two of the bike's own parts
 * conflict, the chosen part that caused it is dropped: a fork that leaves the tyre no room under the guard.
 */
function wrongPart(bike: OfferedBike, choice: Choice): string | null {
  const isChosen = (key: string) => choice.parts[key] !== undefined
  const found = misfitsOf(bike, choice)
  for (const { section, other } of found)
    for (const key of [section, other]) if (isChosen(key)) return key
  if (found.length === 0) return null
  const asShown = misfitsOf(bike, { ...choice, parts: {} })
  const caused = found.find((misfit) => !isAmong(asShown, misfit))
  if (!caused) return null
  const chosen = Object.keys(choice.parts)
  return chosen.find((key) => isCause(bike, choice, key, caused)) ?? chosen[0] ?? null
}

/** The misfits of a choice that another does not have, whichever sections they name. */
export const misfitsSince = (bike: OfferedBike, before: Choice, now: Choice): Misfit[] =>
  misfitsOf(bike, now).filter((misfit) => !isAmong(misfitsOf(bike, before), misfit))

/** The misfits that concern one section. */
export const misfitsIn = (bike: OfferedBike, choice: Choice, key: string): Misfit[] =>
  misfitsOf(bike, choice).filter((misfit) => isAbout(bike, choice, key, misfit))

/** Whether the misfit names the section, or would not exist without the part chosen there. */
export const isAbout = (bike: OfferedBike, choice: Choice, key: string, misfit: Misfit): boolean =>
  misfit.section === key || misfit.other === key || isCause(bike, choice, key, misfit)

const isAmong = (misfitList: readonly Misfit[], { code, section, other }: Misfit): boolean =>
  misfitList.some((each) => each.code === code && each.section === section && each.other === other)

function isCause(bike: OfferedBike, choice: Choice, key: string, misfit: Misfit): boolean {
  const { [key]: chosen, ...parts } = choice.parts
  return chosen !== undefined && !isAmong(misfitsOf(bike, { ...choice, parts }), misfit)
}
