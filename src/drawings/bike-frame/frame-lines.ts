import type { FramePlan } from './frame-plan.ts'
import { along, direction, point, times, type Line, type Point } from '#/drawings/bike/point.ts'
import type { Skeleton } from '#/drawings/bike/skeleton.ts'

/** Centre lines of the frame's tubes, each from the bottom or back to the top or front. */
export type FrameLines = {
  downTube: Line
  topTube: Line
  seatTube: Line
  headTube: Line
  seatstay: Line
  chainstay: Line
}

/** Tubes leave the head tube so that their outer edges end just inside its lips. */
export function frameLines(skeleton: Skeleton, plan: FramePlan): FrameLines {
  const { bb, headTop, headBottom, seatTop, seatUp, steererDown } = skeleton
  const headLength = Math.hypot(headBottom.x - headTop.x, headBottom.y - headTop.y)
  const seatLength = Math.hypot(seatTop.x - bb.x, seatTop.y - bb.y)
  const seatEnd = along(seatTop, seatUp, -Math.min(plan.topTube[0] / 2 + 8, seatLength / 4))
  const topAngle = sineBetween(direction(seatEnd, headTop), steererDown)
  const downAngle = sineBetween(direction(bb, headBottom), steererDown)
  const fromTop = Math.min(plan.lip[0] + plan.topTube[1] / 2 / topAngle, headLength * 0.45)
  const fromBottom = Math.min(plan.lip[1] + plan.downTube[1] / 2 / downAngle, headLength * 0.5)
  const stayEnd = along(seatTop, seatUp, -Math.min(plan.stayDrop, seatLength / 3))
  return {
    downTube: [bb, along(headBottom, steererDown, -fromBottom)],
    topTube: [seatEnd, along(headTop, steererDown, fromTop)],
    seatTube: [bb, seatTop],
    headTube: [headBottom, headTop],
    seatstay: [skeleton.rearAxle, stayEnd],
    chainstay: [skeleton.rearAxle, bb],
  }
}

const sineBetween = (a: Point, b: Point): number => Math.max(Math.abs(a.x * b.y - a.y * b.x), 0.35)

/** The upper edge of a tube running forward, or the front edge of one running up; `side` -1 gives the other. */
export const edgeOf = (
  [a, b]: Line,
  [start, end]: readonly [number, number],
  side: 1 | -1,
): Line => {
  const way = direction(a, b)
  const normal = times(point(way.y, -way.x), side)
  return [along(a, normal, start / 2), along(b, normal, end / 2)]
}
