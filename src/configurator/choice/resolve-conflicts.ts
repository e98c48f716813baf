import { isPaintSection } from '#/catalogue/model/custom-paint.ts'
import { chosenPaint, fitBuild, paintWishes } from './built.ts'
import { type Choice, findSection, withoutOwn } from './choice.ts'
import { type Misfit, misfits } from '#/configurator/fit/fit.ts'
import type { OfferedBike, OfferedSection } from './offered.ts'
import { memoizeByChoice } from './memoize-by-choice.ts'

/** A choice that can be built, and what had to be given up for it. */
export type ResolvedChoice = { choice: Choice; dropped: readonly OfferedSection[] }

const misfitsOf = memoizeByChoice((bike, choice): readonly Misfit[] =>
  misfits(fitBuild(bike, choice)),
)

/** Gives up what does not go together, the least first, until the rest can be built. */
export function resolveConflicts(bike: OfferedBike, asked: Choice): ResolvedChoice {
  let choice = withoutOwn(bike, asked)
  const dropped: OfferedSection[] = []
  for (let key = firstWrong(bike, choice); key !== null; key = firstWrong(bike, choice)) {
    const { [key]: _, ...parts } = choice.parts
    choice = { ...choice, parts }
    const section = findSection(bike, key)
    if (section) dropped.push(section)
  }
  return { choice, dropped }
}

const firstWrong = (bike: OfferedBike, choice: Choice): string | null =>
  wrongPaint(bike, choice) ?? wrongPart(bike, choice)

/** Without a colour nothing is painted; with one, what stands in its way gives way. */
const dropOrder = [
  'gradientAngle',
  'paintFinish',
  'gradientColour',
  'downTubeLogoColour',
  'topTubeForkLogoColour',
  'frameColour',
]

function wrongPaint(bike: OfferedBike, choice: Choice): string | null {
  if (paintWishes(bike, choice).length === 0 || chosenPaint(bike, choice)) return null
  const chosen = dropOrder.filter((key) => isPaintSection(key) && choice.parts[key])
  const isMended = (key: string) => {
    const { [key]: _, ...parts } = choice.parts
    return chosenPaint(bike, { ...choice, parts }) !== null
  }
  return chosen.find(isMended) ?? chosen[0] ?? null
}

/**
 * The bike's own parts stay; of two that were chosen the first named gives way. Two of the bike's own that
 * went together before do so again without the part that came between them: a fork that leaves the tyre no
 * room under the guard.
 */
function wrongPart(bike: OfferedBike, choice: Choice): string | null {
  const isChosen = (key: string) => choice.parts[key] !== undefined
  const found = misfitsOf(bike, choice)
  for (const { section, other } of found)
    for (const key of [section, other]) if (isChosen(key)) return key
  if (found.length === 0) return null
  const asShown = misfitsOf(bike, { ...choice, parts: {} })
  const brought = found.find((misfit) => !isAmong(asShown, misfit))
  if (!brought) return null
  const chosen = Object.keys(choice.parts)
  return chosen.find((key) => isCause(bike, choice, key, brought)) ?? chosen[0] ?? null
}

/** What speaks against a choice in one section. */
export const misfitsIn = (bike: OfferedBike, choice: Choice, key: string): Misfit[] =>
  misfitsOf(bike, choice).filter((misfit) => isAbout(bike, choice, key, misfit))

/** Whether it names the section, or would be none without what was chosen there. */
export const isAbout = (bike: OfferedBike, choice: Choice, key: string, misfit: Misfit): boolean =>
  misfit.section === key || misfit.other === key || isCause(bike, choice, key, misfit)

const isAmong = (some: readonly Misfit[], { code, section, other }: Misfit): boolean =>
  some.some((each) => each.code === code && each.section === section && each.other === other)

function isCause(bike: OfferedBike, choice: Choice, key: string, misfit: Misfit): boolean {
  const { [key]: chosen, ...parts } = choice.parts
  return chosen !== undefined && !isAmong(misfitsOf(bike, { ...choice, parts }), misfit)
}
