import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { skeletonOf } from '#/drawings/bike/skeleton.ts'
import { frameLines } from '#/drawings/bike-frame/frame-lines.ts'
import { framePlan } from '#/drawings/bike-frame/frame-plan.ts'
import { cockpitSolids } from './cockpit-solids.ts'
import { driveSolids } from './drive-solids.ts'
import { equipmentSolids } from './equipment-solids.ts'
import { forkSolids } from './fork-solids.ts'
import { frameSolids, type Plan } from './frame-solids.ts'
import { measuresOf } from './measures.ts'
import { seatSolids } from './seat-solids.ts'
import type { Shape } from './solid.ts'
import { wheelSolids } from './wheel-solids.ts'

export function planOf(look: BikeLook): Plan {
  const skeleton = skeletonOf(look)
  const frame = framePlan(look)
  return { look, skeleton, frame, lines: frameLines(skeleton, frame), measures: measuresOf(look) }
}

/** The whole bike in space, in millimetres; what it looks like is up to a painter. */
export const solidsOf = (plan: Plan): Shape[] => [
  ...wheelSolids(plan),
  ...frameSolids(plan),
  ...forkSolids(plan),
  ...driveSolids(plan),
  ...seatSolids(plan),
  ...cockpitSolids(plan),
  ...equipmentSolids(plan),
]
