import type { FitBuild, FitRule, Misfit } from './fit-build.ts'
import { equalRules } from './fit-equal.ts'
import { pairRules, partRules } from './fit-part.ts'
import {
  barRules,
  crankRules,
  hubMotorRules,
  railRules,
  ringRules,
  stemRules,
} from './fit-standards.ts'
import { guardRules, tubelessRules, tyreRules, wheelSizeRules } from './fit-tyres.ts'

/** The most telling misfit comes first: whether a part is for this bike at all, then its conflicts there. */
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
 * The misfits of a build, for the browser and the cart alike. An unpublished fact gives no verdict, but a
 * mount that is not listed does not exist.
 */
export const misfits = (build: FitBuild): Misfit[] => rules.flatMap((rule) => rule(build))
