import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { along, between, direction, leftOf, type Point } from '#/drawings/bike/point.ts'
import type { Skeleton } from '#/drawings/bike/skeleton.ts'
import type { FrameLines } from '#/drawings/bike-frame/frame-lines.ts'
import type { FramePlan } from '#/drawings/bike-frame/frame-plan.ts'
import type { Measures } from './measures.ts'
import { off } from './point3.ts'
import { bothSides, drum, raised, tube, type Shape, type Stop3 } from './solid.ts'

/** A bike as the solids are worked out from it. */
export type Plan = {
  look: BikeLook
  skeleton: Skeleton
  frame: FramePlan
  lines: FrameLines
  measures: Measures
}

/** The widths of tubes from the front, as shares of their widths from the side. */
export function breadths({ look, frame }: Plan) {
  if (!frame.isMoulded) return { down: 1, top: 1, seat: 1, head: 1, stay: 1 }
  if (look.frame.shape === 'aero') return { down: 0.7, top: 1, seat: 0.5, head: 0.72, stay: 0.75 }
  return { down: 0.94, top: 1.2, seat: 0.92, head: 0.86, stay: 0.85 }
}

/** Main tubes, stays and the shell that they meet in. */
export function frameSolids(plan: Plan): Shape[] {
  const { frame, lines, skeleton, measures } = plan
  const wide = breadths(plan)
  const half = (value: number, breadth: number) => [value / 2, (value / 2) * breadth] as const
  const straight = (
    [a, b]: readonly [Point, Point],
    [start, end]: readonly [number, number],
    breadth: number,
  ): Shape =>
    tube('paint', [
      [off(a, 0), ...half(start, breadth)],
      [off(between(a, b, 0.5), 0), ...half((start + end) / 2, breadth)],
      [off(b, 0), ...half(end, breadth)],
    ])
  return [
    straight(lines.downTube, frame.downTube, wide.down),
    straight(lines.topTube, frame.topTube, wide.top),
    straight(lines.seatTube, frame.seatTube, wide.seat),
    straight(
      [skeleton.headBottom, skeleton.headTop],
      [frame.headTube[1], frame.headTube[0]],
      wide.head,
    ),
    drum('paint', off(skeleton.bb, 0), { radius: frame.bbRadius, half: measures.shell / 2 }),
    ...bothSides(drum('alloy', off(skeleton.bb, measures.shell / 2 + 4), { radius: 21, half: 5 })),
    ...bothSides(chainstay(plan), seatstay(plan), dropout(plan)),
    ...(plan.look.motor ? motorButton(plan) : []),
  ]
}

/** An e-bike's button and its light lie on the top tube, where the rider sees them. */
function motorButton({ lines, frame }: Plan): Shape[] {
  const [seat, head] = lines.topTube
  const way = direction(seat, head)
  const top = along(between(seat, head, 0.86), leftOf(way), frame.topTube[1] / 2 - 1)
  const pad = (half: number, thick: number, wide: number): Stop3[] =>
    [-half, 0, half].map((by) => [off(along(top, way, by), 0), thick, wide])
  return [
    { ...raised('blackPlastic', 30, pad(15, 3, 9)), isConvex: true },
    { ...raised('led', 40, pad(2.4, 3.6, 2.4)), isConvex: true },
  ]
}

/** Room that a frame leaves beside its tyre. */
export const besideTyre = 7

function chainstay({ lines, frame, measures }: Plan): Shape {
  const [axle, bb] = lines.chainstay
  const [atBb, middle, atAxle] = frame.chainstay
  const slim = frame.isMoulded ? 0.62 : 0.9
  const pastTyre = measures.tyre / 2 + besideTyre + (middle / 2) * slim
  const end = measures.hubs.rear / 2 + 5
  return tube('paint', [
    [off(bb, measures.shell / 2 - 14), atBb / 2, (atBb / 2) * slim],
    [
      off(between(bb, axle, 0.24), Math.max(pastTyre, measures.shell / 2 - 10)),
      middle / 2,
      (middle / 2) * slim,
    ],
    [
      off(between(bb, axle, 0.55), Math.max(pastTyre + 12, end - 18)),
      middle / 2,
      (middle / 2) * slim,
    ],
    [off(axle, end), atAxle / 2, 6],
  ])
}

function seatstay(plan: Plan): Shape {
  const { lines, frame, measures, skeleton } = plan
  const [axle, top] = lines.seatstay
  const [atSeat, middle, atAxle] = frame.seatstay
  const stay = breadths(plan).stay
  const pastTyre = measures.tyre / 2 + besideTyre + (middle / 2) * stay
  const end = measures.hubs.rear / 2 + 5
  const length = Math.hypot(top.x - axle.x, top.y - axle.y)
  const atTyre = Math.min((skeleton.wheelRadius + 14) / Math.max(length, 1), 0.86)
  return tube('paint', [
    [off(axle, end), atAxle / 2, 6],
    [
      off(between(axle, top, atTyre * 0.5), (end + pastTyre) / 2 + 4),
      middle / 2,
      (middle / 2) * stay,
    ],
    [off(between(axle, top, atTyre), pastTyre), middle / 2, (middle / 2) * stay],
    [off(top, frame.seatTube[1] * 0.3), Math.min(atSeat, 20) / 2, middle / 2],
  ])
}

function dropout({ skeleton, measures }: Plan): Shape {
  const { rearAxle, bb } = skeleton
  const fore = direction(rearAxle, bb)
  const at = (forward: number) => off(along(rearAxle, fore, forward), measures.hubs.rear / 2 + 5)
  return tube('paint', [
    [at(-14), 10, 4.5],
    [at(30), 11, 5],
  ])
}
