import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { derivedGeometry } from './frame-geometry.ts'
import { frameLines } from './frame-lines.ts'
import { framePlan } from './frame-plan.ts'
import { direction, leftOf, minus, type Line, type Point } from '#/drawings/bike/point.ts'
import { crownRoom, leastSaddleHeight, skeletonOf } from '#/drawings/bike/skeleton.ts'

/** Millimetres of air between parts of a bike as it would be drawn; where it is below zero they cross. */
export type Clearances = {
  rearTyreToSeatTube: number
  frontTyreToDownTube: number
  /** Between the tyre and the crown, with the head tube as long as it is stated. */
  tyreToCrown: number
  betweenWheels: number
  /** A pedal at its lowest point. */
  pedalToGround: number
  /** The saddle's height above the least that clamp and post head need over the seat tube. */
  saddleToSeatTube: number
  /** The height of the saddle above the top of the head tube; negative for a saddle below it. */
  saddleAboveHead: number
}

/** A moulded seat tube is cut out round the tyre, as far as this short of its middle line. */
const leftOfSeatTube = 8
const halfPedal = 12
const usualCrank = 170

export function clearancesOf(look: BikeLook): Clearances {
  const skeleton = skeletonOf(look)
  const plan = framePlan(look)
  const lines = frameLines(skeleton, plan)
  const { rearAxle, frontAxle, wheelRadius, headTop, saddleTop, bb, seatUp } = skeleton
  const { wheelbase, forkLength, bbHeight } = derivedGeometry(look.geometry, look.wheels)
  const seatHalf = plan.isMoulded ? leftOfSeatTube : Math.max(...plan.seatTube) / 2
  const saddle = look.saddle?.height
  const saddleY = saddle === undefined ? saddleTop.y : bb.y + seatUp.y * saddle
  return {
    rearTyreToSeatTube: fromLine(lines.seatTube, rearAxle) - wheelRadius - seatHalf,
    frontTyreToDownTube:
      -fromLine(lines.downTube, frontAxle) - wheelRadius - Math.max(...plan.downTube) / 2,
    tyreToCrown: forkLength - wheelRadius - crownRoom,
    betweenWheels: wheelbase - 2 * wheelRadius,
    pedalToGround: bbHeight - (look.drivetrain.crankLength ?? usualCrank) - halfPedal,
    saddleToSeatTube: saddle === undefined ? 0 : saddle - leastSaddleHeight(look.geometry),
    saddleAboveHead: headTop.y - saddleY,
  }
}

/** The distance of a point from a tube, positive on its left: behind a seat tube, above a down tube. */
function fromLine([a, b]: Line, p: Point): number {
  const normal = leftOf(direction(a, b))
  const away = minus(p, a)
  return away.x * normal.x + away.y * normal.y
}
