import type { FitBuild, FitRule, Misfit } from './fit-build.ts'
import { equalRules } from './fit-equal.ts'
import { pairRules, partRules } from './fit-part.ts'
import {
  barBagRules,
  barRules,
  crankRules,
  forkRules,
  hoseRules,
  hubMotorRules,
  onePieceRules,
  railRules,
  ringRules,
  stemRules,
} from './fit-standards.ts'
import { guardRules, hooklessRules, tubelessRules, tyreRules, wheelSizeRules } from './fit-tyres.ts'

/**
 * The order in which rules name the obstacles of one part. One part on this bike, and pairs that exclude each other, are
 * in fit-part.ts; facts that must be equal, such as clamp, steerer and axles, in fit-equal.ts; kinds of bar, one-piece
 * bars, forks, hoses, rings, cranks and rails in fit-standards.ts; tyres in fit-tyres.ts.
 */
const rules: readonly FitRule[] = [
  partRules,
  hubMotorRules,
  wheelSizeRules,
  forkRules,
  hoseRules,
  equalRules,
  tyreRules,
  hooklessRules,
  guardRules,
  tubelessRules,
  barRules,
  stemRules,
  onePieceRules,
  barBagRules,
  ringRules,
  crankRules,
  railRules,
  pairRules,
]

/**
 * The misfits of a build, for the browser and the cart alike. Those with the frame come first, because no
 * other choice can mend them. An unpublished fact gives no verdict, but a mount that is not listed does not
 * exist.
 */
export const misfits = (build: FitBuild): Misfit[] => {
  const fitted = withoutUnusedStem(build)
  return rules.flatMap((rule) => rule(fitted)).toSorted((a, b) => rank(a) - rank(b))
}

/** With a one-piece bar the bike's own stem is left out, so that it cannot conflict with anything. */
function withoutUnusedStem(build: FitBuild): FitBuild {
  const { stem, ...parts } = build.parts
  const isUnused = stem && !stem.isChosen && parts['handlebar']?.facts.hasStem
  return isUnused ? { ...build, parts } : build
}

const isWithFrame = ({ other }: Misfit) => other === 'frame'
const rank = (misfit: Misfit) => (isWithFrame(misfit) ? 0 : 1)

/**
 * One misfit for each cause: a part that the frame does not take is refused for its first reason, and not
 * again for every other part that it conflicts with; two parts are refused for their first reason.
 */
export function decisiveMisfits(found: readonly Misfit[]): Misfit[] {
  const firstWithFrame = new Map(
    found
      .filter(isWithFrame)
      .toReversed()
      .map((misfit) => [misfit.section, misfit]),
  )
  const decisive = found.filter((misfit) =>
    isWithFrame(misfit)
      ? firstWithFrame.get(misfit.section) === misfit
      : !firstWithFrame.has(misfit.section) && !firstWithFrame.has(misfit.other),
  )
  const firstOfPair = new Map(decisive.toReversed().map((misfit) => [pairOf(misfit), misfit]))
  return decisive.filter((misfit) => firstOfPair.get(pairOf(misfit)) === misfit)
}

const pairOf = ({ section, other }: Misfit) => [section, other].toSorted().join(' ')
