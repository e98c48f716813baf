import { mixed } from '#/drawings/bike/colour.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { boxGradient, gradient, nearShade } from '#/drawings/bike/ink.ts'
import { acrossOf } from '#/drawings/bike/paint.ts'
import { corner, line, n, ribbon, roundedPolygon } from '#/drawings/bike/path.ts'
import {
  along,
  between,
  distance,
  leftOf,
  moved,
  point,
  type Point,
} from '#/drawings/bike/point.ts'

/** The post from the seat tube up to the rails; its head carries the setback. */
export function drawSeatPost({ ink, plan, skeleton, look }: Drawing): string {
  const { seatTop, seatUp, railClamp } = skeleton
  const head = along(seatTop, seatUp, Math.max(distance(seatTop, railClamp) - 30, 8))
  const width = plan.seatPost
  const isRaw = look.frame.material === 'titanium' && look.paint.finish === 'raw'
  const fill = gradient(
    ink,
    'post',
    acrossOf([seatTop, head], width),
    isRaw
      ? [
          [0, '#8f8e8b'],
          [0.3, '#d9d8d5'],
          [0.6, '#9b9a96'],
          [1, '#5d5a56'],
        ]
      : [
          [0, '#1b1d20'],
          [0.2, '#5e6268'],
          [0.38, '#2f3236'],
          [0.75, '#141518'],
          [1, '#292b2f'],
        ],
  )
  const post = ribbon([
    [along(seatTop, seatUp, -16), width],
    [between(seatTop, head, 0.5), width],
    [head, width],
  ])
  const neck = roundedPolygon([
    corner(along(head, leftOf(seatUp), width / 2), 0),
    corner(moved(railClamp, -17, 13), 8),
    corner(moved(railClamp, -19, 0), 3),
    corner(moved(railClamp, 19, 0), 3),
    corner(moved(railClamp, 17, 13), 8),
    corner(along(head, leftOf(seatUp), -width / 2), 0),
  ])
  const shade = nearShade(ink, 'by-saddle', railClamp, 110)
  return `<g fill="${fill}"><path d="${post}"/><path d="${neck}"/></g><path d="${post}" fill="${shade}"/>`
}

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
  const fill = gradient(ink, 'collar', acrossOf([seatTop, along(seatTop, seatUp, 10)], half * 2), [
    [0, '#4b4f55'],
    [0.25, '#8b9096'],
    [0.5, '#2f3236'],
    [1, '#131417'],
  ])
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

/** Shell, padding and rails about the middle of the saddle's top. */
export function drawSaddle({ ink, look, skeleton }: Drawing): string {
  const colour = look.saddle?.colour ?? '#1a1b1d'
  const isWide = look.frame.shape === 'commuter'
  const cover = boxGradient(ink, 'saddle', [
    [0, mixed(colour, '#ffffff', 0.36)],
    [0.12, mixed(colour, '#ffffff', 0.14)],
    [0.42, colour],
    [1, mixed(colour, '#000000', 0.6)],
  ])
  const thick = isWide ? 8 : 0
  const top =
    'M-131 -9C-122 -15 -104 -11 -84 -6C-52 1 -18 4 22 2C60 0 94 -1 122 4C138 7 146 14 139 21'
  const under = `C130 29 104 27 74 ${25 + thick}C34 ${24 + thick} 4 ${30 + thick} -28 ${38 + thick}C-62 ${46 + thick} -98 ${41 + thick} -118 ${24 + thick / 2}C-132 12 -141 0 -131 -9Z`
  const rails = 'M104 22C92 34 74 46 50 46H-46C-66 46 -78 38 -92 32'
  const shell = `M120 24C90 27 60 ${26 + thick} 30 ${27 + thick}C0 ${31 + thick} -30 ${40 + thick} -72 ${42 + thick}`
  return `<g transform="translate(${n(skeleton.saddleTop.x)} ${n(skeleton.saddleTop.y)})"><g fill="none"><path d="${rails}" stroke="#0f1012" stroke-width="7.4"/><path d="${rails}" stroke="#6d7279" stroke-width="2.2" transform="translate(0 -1.4)"/></g><path d="${shell}" fill="none" stroke="#0d0e10" stroke-width="5"/><path d="${top}${under}" fill="${cover}"/><path d="M-122 -9C-104 -8 -84 -2 -60 2C-20 8 20 6 60 4C90 3 112 4 126 9" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2"/><path d="M-110 14C-70 24 -30 18 10 12C50 8 90 9 130 15" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1.1"/></g>${clamp(skeleton.railClamp)}`
}

function clamp(middle: Point): string {
  const shape = (p: Point, height: number) =>
    roundedPolygon([
      corner(moved(p, -20, -height), 4),
      corner(moved(p, 20, -height), 4),
      corner(moved(p, 18, height), 5),
      corner(moved(p, -18, height), 5),
    ])
  const bolt = plusY(middle, 3)
  return `<path d="${shape(middle, 8)}" fill="#26282c"/><path d="${line(moved(middle, -18, -5), moved(middle, 18, -5))}" stroke="#7f858b" stroke-width="1.6"/><circle cx="${n(bolt.x)}" cy="${n(bolt.y)}" r="4.4" fill="#0c0d0f"/><circle cx="${n(bolt.x)}" cy="${n(bolt.y)}" r="2.2" fill="#6d7279"/>`
}

const plusY = (p: Point, y: number): Point => point(p.x, p.y + y)
