import type { DerivedGeometry, FrameGeometry } from '#/drawings/bike-frame/frame-geometry.ts'
import {
  along,
  direction,
  leftOf,
  point,
  times,
  type Line,
  type Point,
} from '#/drawings/bike/point.ts'
import type { Skeleton } from '#/drawings/bike/skeleton.ts'

export const dimensionNames = [
  'stack',
  'reach',
  'effectiveTopTube',
  'seatTube',
  'headTube',
  'headAngle',
  'seatAngle',
  'chainstay',
  'wheelbase',
  'bbDrop',
  'forkOffset',
  'trail',
  'standover',
] as const
export type DimensionName = (typeof dimensionNames)[number]

/** A dimension is a length, drawn beside its line, or an angle, drawn about its point. */
export type Dimension =
  | { kind: 'length'; value: number; measured: Line; aside: Point; label?: Point }
  | { kind: 'angle'; value: number; centre: Point; radius: number; from: number; to: number }

/** The lines of each measure: the frame in the middle, long measures around it. */
export function dimensions(
  geometry: FrameGeometry,
  derived: DerivedGeometry,
  skeleton: Skeleton,
): Record<DimensionName, Dimension> {
  const {
    bb,
    headTop,
    headBottom,
    rearAxle,
    frontAxle,
    seatUp,
    seatTop,
    steererDown,
    wheelRadius,
  } = skeleton
  const right = frontAxle.x + wheelRadius + 50
  const seatAtTop = point(bb.x + ((headTop.y - bb.y) / seatUp.y) * seatUp.x, headTop.y)
  const steererAt = (y: number) => along(headTop, steererDown, (y - headTop.y) / steererDown.y)
  const foot = steererAt(0)
  const axisAtAxle = steererAt(frontAxle.y)
  const nearest = along(frontAxle, leftOf(steererDown), -geometry.forkOffset)
  const length = (value: number, a: Point, b: Point, aside: Point, label?: Point): Dimension => ({
    kind: 'length',
    value,
    measured: [a, b],
    aside,
    ...(label && { label }),
  })
  const up = leftOf(direction(rearAxle, bb))
  return {
    stack: length(geometry.stack, point(headTop.x, bb.y), headTop, point(right - headTop.x, 0)),
    reach: length(geometry.reach, point(bb.x, headTop.y), headTop, point(0, -142)),
    effectiveTopTube: length(derived.effectiveTopTube, seatAtTop, headTop, point(0, -40)),
    seatTube: length(geometry.seatTube, bb, seatTop, times(leftOf(seatUp), 62)),
    headTube: length(geometry.headTube, headBottom, headTop, times(leftOf(steererDown), 66)),
    headAngle: {
      kind: 'angle',
      value: geometry.headAngle,
      centre: axisAtAxle,
      radius: 120,
      from: 180,
      to: 180 + geometry.headAngle,
    },
    seatAngle: {
      kind: 'angle',
      value: geometry.seatAngle,
      centre: bb,
      radius: 150,
      from: 180,
      to: 180 + geometry.seatAngle,
    },
    chainstay: length(geometry.chainstay, rearAxle, bb, times(up, -74)),
    wheelbase: length(derived.wheelbase, point(rearAxle.x, 0), point(frontAxle.x, 0), point(0, 92)),
    bbDrop: length(geometry.bbDrop, bb, point(bb.x, rearAxle.y), point(96, 0), point(14, 0)),
    forkOffset: length(geometry.forkOffset, nearest, frontAxle, times(steererDown, 60)),
    trail: length(derived.trail, point(frontAxle.x, 0), foot, point(0, 40)),
    standover: length(
      derived.standover,
      point(bb.x, 0),
      point(bb.x, -derived.standover),
      point(0, 0),
      point(-12, derived.standover / 2 - derived.bbHeight / 2),
    ),
  }
}
