import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { along, between, direction, leftOf, type Point } from '#/drawings/bike/point.ts'
import type { Skeleton } from '#/drawings/bike/skeleton.ts'
import type { FrameLines } from '#/drawings/bike-frame/frame-lines.ts'
import type { FramePlan } from '#/drawings/bike-frame/frame-plan.ts'
import type { Measures } from './measures.ts'
import { off, point3 } from './point3.ts'
import { bothSides, drum, tube, type Shape } from './solid.ts'

/** A bike as the solids are worked out from it. */
export type Plan = {
  look: BikeLook
  skeleton: Skeleton
  frame: FramePlan
  lines: FrameLines
  measures: Measures
}

/** How wide tubes are from the front, for each millimetre that they are wide from the side. */
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
  ]
}

/** Room that a frame leaves beside its tyre. */
const besideTyre = 7

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

/** Crown, blades and their tips; or stanchions in lowers. */
export function forkSolids(plan: Plan): Shape[] {
  const { look, skeleton, frame, measures } = plan
  const { crown, frontAxle, steererDown, headBottom } = skeleton
  if (look.fork?.blades === 'suspension') return suspension(plan)
  const isCurved = look.fork?.blades === 'curved'
  const slim = isCurved ? 10 : 11.5
  const inner = Math.max(measures.tyre / 2 + besideTyre, 21)
  const tip = measures.hubs.front / 2 + 6
  const [atCrown, knee, atTip] = frame.fork
  const length = Math.hypot(frontAxle.x - crown.x, frontAxle.y - crown.y)
  const down = (by: number) => along(crown, steererDown, by)
  const shoulder = inner + slim * 0.8
  const side = (share: number) => shoulder + (tip - shoulder) * share
  const bend = between(down(length * 0.55), between(crown, frontAxle, 0.55), isCurved ? 0 : 0.6)
  return [
    tube('fork', [
      [
        off(along(headBottom, steererDown, -1), 0),
        frame.headTube[1] / 2,
        (frame.headTube[1] / 2) * breadths(plan).head,
      ],
      [off(down(16), 0), atCrown / 2, shoulder * 0.8],
    ]),
    {
      material: 'fork',
      // Its ends are round, so that the blades grow out of shoulders.
      sections: [-1.3, -1.2, -0.9, -0.45, 0, 0.45, 0.9, 1.2, 1.3].map((share) => {
        const full = Math.sqrt(Math.max(1 - (share / 1.32) ** 4, 0.06))
        return {
          centre: off(down(10 + 16 * share * share), share * shoulder),
          u: point3((atCrown / 2.3) * full, 0, 0),
          v: point3(0, 18 * full, 0),
        }
      }),
      lift: 2,
    },
    ...bothSides(
      tube('fork', [
        [off(down(20), shoulder - 2), atCrown / 2.4, slim * 0.7],
        [off(down(34), side(0.05)), atCrown / 2.3, slim],
        [off(down(70), side(0.16)), (atCrown + knee) / 4.2, slim * 0.98],
        [off(bend, side(0.58)), knee / 2, slim * 0.86],
        [off(frontAxle, tip), atTip / 2, 6.5],
      ]),
      drum('fork', off(frontAxle, tip), { radius: atTip / 2 + 3, half: 5.5 }),
    ),
  ]
}

function suspension({ skeleton, frame, measures }: Plan): Shape[] {
  const { crown, frontAxle, steererDown } = skeleton
  const z = Math.max(measures.tyre / 2 + 26, measures.hubs.front / 2 + 8)
  const forward = leftOf(steererDown)
  const top = along(crown, forward, 8)
  const length = Math.hypot(frontAxle.x - crown.x, frontAxle.y - crown.y)
  const lowers = along(top, steererDown, length * 0.42)
  const foot = along(top, steererDown, length - 20)
  const arch = along(along(top, steererDown, length * 0.44), forward, 14)
  return [
    tube('alloy', [
      [off(crown, 0), frame.headTube[1] / 2, frame.headTube[1] / 2],
      [off(along(crown, steererDown, 20), 0), 24, z + 6],
    ]),
    ...bothSides(
      tube('stanchion', [
        [off(along(top, steererDown, 6), z), 16.5],
        [off(lowers, z), 16.5],
      ]),
      tube('fork', [
        [off(lowers, z), 21],
        [off(between(lowers, foot, 0.6), z), 20],
        [off(foot, z), 16],
      ]),
      tube('fork', [
        [off(along(arch, steererDown, 18), z - 8), 8],
        [off(arch, z * 0.5), 9],
        [off(along(arch, steererDown, -4), 0), 10],
      ]),
    ),
  ]
}
