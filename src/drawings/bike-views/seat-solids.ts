import { along, distance, plus, point } from '#/drawings/bike/point.ts'
import type { Plan } from './frame-solids.ts'
import { off, type Point3 } from './point3.ts'
import { bothSides, drum, tube, upright, type Shape } from './solid.ts'

/** Saddle, rails, clamp, post and collar. */
export function seatSolids(plan: Plan): Shape[] {
  const { skeleton, frame } = plan
  const { seatTop, seatUp, railClamp } = skeleton
  const head = along(seatTop, seatUp, Math.max(distance(seatTop, railClamp) - 30, 8))
  const half = frame.seatPost / 2
  const sideways = frame.hasAeroPost ? half * 0.5 : half
  return [
    tube('post', [
      [off(along(seatTop, seatUp, -16), 0), half, sideways],
      [off(head, 0), half, sideways],
      [off(plus(railClamp, point(0, 8)), 0), 16, 15],
    ]),
    ...(frame.isMoulded
      ? []
      : [
          tube('alloy', [
            [off(along(seatTop, seatUp, -11), 0), frame.seatTube[1] / 2 + 3],
            [off(along(seatTop, seatUp, 3), 0), frame.seatTube[1] / 2 + 3],
          ]),
        ]),
    drum('alloy', off(railClamp, 0), { radius: 9, half: 29 }),
    ...saddle(plan),
  ]
}

/** How wide a saddle is along its length, in shares of its widest place, from tail to nose. */
const outline = [
  [-131, 0.42, 9, -2],
  [-116, 0.82, 15, 6],
  [-86, 1, 19, 12],
  [-52, 0.86, 18, 14],
  [-14, 0.55, 15, 15],
  [34, 0.34, 12, 13],
  [84, 0.27, 11, 12],
  [122, 0.22, 9, 13],
  [138, 0.12, 6, 15],
] as const

function saddle({ skeleton, measures }: Plan): Shape[] {
  const { saddleTop } = skeleton
  const at = (x: number, y: number, z = 0): Point3 => off(plus(saddleTop, point(x, y)), z)
  const half = measures.saddleWidth / 2
  return [
    ...bothSides({
      material: 'steel',
      width: 7,
      lines: [[at(104, 24, 12), at(72, 42, 20), at(50, 46, 22), at(-46, 46, 22), at(-92, 32, 34)]],
    }),
    upright(
      'saddle',
      outline.slice(0, 6).map(([x, share, high, y]) => [at(x, y), high, half * share]),
      4,
    ),
    upright(
      'saddle',
      outline.slice(4).map(([x, share, high, y]) => [at(x, y), high, half * share]),
      6,
    ),
    // The channel along the middle takes the pressure off the rider.
    {
      ...upright(
        'hood',
        [
          [at(-96, -2), 2, 4],
          [at(-40, 1), 2, 8],
          [at(30, 3), 2, 7],
          [at(76, 5), 2, 3],
        ],
        34,
      ),
      isOnTop: true,
    },
  ]
}
