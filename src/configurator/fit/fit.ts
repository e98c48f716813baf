import type { FitBuild, FitRule, Frame, Misfit } from './fit-build.ts'
import { equalRules } from './fit-equal.ts'
import { pairRules, partRules } from './fit-part.ts'
import {
  barRules,
  crankRules,
  hubMotorRules,
  railRules,
  ringRules,
  stemRules,
} from './fit-rules.ts'
import { guardRules, tubelessRules, tyreRules, wheelSizeRules } from './fit-tyres.ts'

export type { FitBuild, Frame, Misfit }

/** What says most comes first: whether it is for this bike at all, then what it meets there. */
const rules: readonly FitRule[] = [
  partRules,
  hubMotorRules,
  wheelSizeRules,
  equalRules,
  tyreRules,
  guardRules,
  tubelessRules,
  barRules,
  stemRules,
  ringRules,
  crankRules,
  railRules,
  pairRules,
]

/**
 * What of a build does not fit, in the browser and in the cart alike. A fact that nobody published gives
 * no verdict, but a mount that is not named is not there.
 */
export const misfits = (build: FitBuild): Misfit[] => rules.flatMap((rule) => rule(build))
