import type { Drawing } from '#/drawings/bike/drawing.ts'
import { gradient } from '#/drawings/bike/ink.ts'
import { acrossOf } from '#/drawings/bike/paint.ts'
import { corner, line, n, roundedPolygon } from '#/drawings/bike/path.ts'
import { along, leftOf } from '#/drawings/bike/point.ts'

/** The collar that holds the post; moulded frames hide it as a wedge. */
export function drawSeatClamp({ plan, skeleton, ink }: Drawing): string {
  const { seatTop, seatUp } = skeleton
  if (plan.isMoulded) {
    const edge = leftOf(seatUp)
    const a = along(seatTop, edge, -plan.seatTube[1] / 2)
    const b = along(seatTop, edge, plan.seatTube[1] / 2)
    return `<path d="${line(a, b)}" stroke="#0c0d0f" stroke-opacity=".75" stroke-width="2.4"/>`
  }
  const half = plan.seatTube[1] / 2 + 3
  const fill = gradient(
    ink,
    'collar',
    acrossOf([seatTop, along(seatTop, seatUp, 10)], half * 2),
    '0 #4b4f55, 0.25 #8b9096, 0.5 #2f3236, 1 #131417',
  )
  const side = leftOf(seatUp)
  const collar = roundedPolygon([
    corner(along(along(seatTop, seatUp, 3), side, half), 2),
    corner(along(along(seatTop, seatUp, 3), side, -half), 2),
    corner(along(along(seatTop, seatUp, -11), side, -half), 2),
    corner(along(along(seatTop, seatUp, -11), side, half), 2),
  ])
  const bolt = along(along(seatTop, seatUp, -4), side, half + 4)
  const other = along(along(seatTop, seatUp, -4), side, -half - 4)
  const back = bolt.x < other.x ? bolt : other
  return `<circle cx="${n(back.x)}" cy="${n(back.y)}" r="5" fill="#1d1f22"/><path d="${collar}" fill="${fill}"/>`
}
