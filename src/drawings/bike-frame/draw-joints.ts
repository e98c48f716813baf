import type { Drawing } from '#/drawings/bike/drawing.ts'
import { boxGradient } from '#/drawings/bike/ink.ts'
import { at, corner, disc, line, n, roundedPolygon } from '#/drawings/bike/path.ts'
import {
  along,
  crossing,
  direction,
  leftOf,
  minus,
  moved,
  plus,
  times,
  type Line,
  type Point,
} from '#/drawings/bike/point.ts'
import { edges } from './triangle-edges.ts'

/** The bearing cup in the shell, notched for its tool; the crank's axle runs through it. */
export function drawBottomBracket({ ink, brush, plan, skeleton }: Drawing): string {
  const { x, y } = skeleton.bb
  const radius = plan.isMoulded ? 25 : Math.max(plan.bbRadius - 1, 22)
  const cup = boxGradient(ink, 'cup', '0 #7a7f85, 0.4 #34373c, 1 #141518')
  const ring = (r: number, width: number, stroke: string, more = '') =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" stroke="${stroke}" stroke-width="${width}"${more}/>`
  const notch = (2 * Math.PI * 20) / 16
  return `<g fill="none">${ring(radius, 2.2, brush.darkEdge, ' stroke-opacity=".55"')}${ring(radius - 1.6, 1, '#fff', ' stroke-opacity=".22"')}</g><circle cx="${n(x)}" cy="${n(y)}" r="21" fill="${cup}"/><g fill="none">${ring(20, 3, '#0d0e10', ` stroke-dasharray="${n(notch * 0.4)} ${n(notch * 0.6)}"`)}</g><circle cx="${n(x)}" cy="${n(y)}" r="14" fill="#0d0e10"/>`
}

/** The hanger, bolted to the dropout from inside: it carries the rear mech below and behind the axle. */
export function drawHanger({ ink, skeleton }: Drawing): string {
  const { rearAxle } = skeleton
  const metal = boxGradient(ink, 'hanger', '0 #5a5e64, 0.4 #2c2f33, 1 #17181b')
  const p = (x: number, y: number, cut: number) => corner(moved(rearAxle, x, y), cut)
  const d = roundedPolygon([
    p(-13, -9, 9),
    p(12, -11, 9),
    p(16, 8, 8),
    p(20, 33, 9),
    p(4, 37, 9),
    p(-6, 15, 10),
  ])
  return `<path d="${d}" fill="${metal}"/><path d="${d}" fill="none" stroke="#000" stroke-opacity=".4"/>`
}

/** A pocket milled out of the dropout, and the threaded eye for mudguard or rack above it. */
export function drawDropoutDetail({ brush, lines, plan, skeleton }: Drawing): string {
  const { rearAxle } = skeleton
  const up = direction(...lines.seatstay)
  const fore = direction(...lines.chainstay)
  const eye = moved(along(rearAxle, up, 33), 0, 0)
  const pocket = roundedPolygon([
    corner(along(along(rearAxle, up, 16), fore, 11), 4),
    corner(along(along(rearAxle, up, 25), fore, 12), 4),
    corner(along(along(rearAxle, up, 11), fore, 27), 4),
  ])
  const hole = plan.isMoulded
    ? ''
    : `<path d="${pocket}" fill="${brush.darkEdge}" fill-opacity=".75"/>`
  return `${hole}<path d="${disc(eye, 3.4)}" fill="#0d0e10"/><path d="${disc(eye, 1.5)}" fill="#7b8086"/>`
}

/** Across a tube, where it meets another one. */
export const across = (foot: Point, way: Point, width: number): Line => {
  const side = times(leftOf(way), width / 2)
  return [plus(foot, side), minus(foot, side)]
}

/** Beads where the stays meet the bottom bracket, the seat tube and the dropouts. */
export function staySeams({ lines, plan }: Drawing): Line[] {
  const [, stayTop] = lines.seatstay
  const up = direction(...lines.seatstay)
  const fore = direction(...lines.chainstay)
  const [axle, bb] = lines.chainstay
  return [
    across(along(bb, fore, -plan.bbRadius + 1), fore, plan.chainstay[0]),
    across(along(stayTop, up, -plan.seatTube[1] * 0.62), up, plan.seatstay[0]),
    across(along(axle, up, 42), up, plan.seatstay[2]),
    across(along(axle, fore, 45), fore, plan.chainstay[2]),
  ]
}

/** The stroke of a weld: a row of overlapping coins, with the colours of heat beside it on bare metal. */
export function weldBeads(seams: Line[], { brush, plan }: Drawing): string {
  if (!plan.hasWelds) return ''
  const d = seams.map((seam) => line(...seam)).join('')
  const heat = brush.isBare
    ? `<path d="${d}" stroke="#7d6aa8" stroke-opacity=".2" stroke-width="17"/><path d="${d}" stroke="#c9a25a" stroke-opacity=".26" stroke-width="11"/>`
    : ''
  return `<g fill="none">${heat}<path d="${d}" stroke="${brush.darkEdge}" stroke-opacity=".3" stroke-width="7.4"/><path d="${d}" stroke="${brush.fill}" stroke-width="5"/><path d="${d}" stroke="#fff" stroke-opacity="${brush.isBare ? 0.42 : 0.16}" stroke-width="4.4" stroke-dasharray="1.4 1.2"/><path d="${d}" stroke="${brush.darkEdge}" stroke-opacity="${brush.isBare ? 0.4 : 0.18}" stroke-width="5" stroke-dasharray=".6 2" stroke-dashoffset="-1.3"/></g>`
}

/** Steel tubes are brazed into lugs: sleeves that run out into a point along each tube. */
export function drawLugs(frame: Drawing): string {
  const { brush, lines, plan } = frame
  const edge = edges(frame)
  const lug = (name: string, tube: Line, from: Point, width: number, isLong = true): string => {
    const way = direction(...tube)
    const half = width / 2 + 1.3
    const reach = isLong ? 1 : 0.72
    const p = (forward: number, side: number) =>
      at(along(along(from, way, forward * reach), leftOf(way), side * half))
    const d = `M${p(-12, 1)}L${p(20, 1)}C${p(27, 1)} ${p(25, 0.35)} ${p(33, 0.3)}Q${p(41, 0.24)} ${p(50, 0)}Q${p(41, -0.24)} ${p(33, -0.3)}C${p(25, -0.35)} ${p(27, -1)} ${p(20, -1)}L${p(-12, -1)}Z`
    return `${brush.part(name, d, tube, width + 2.6)}<path d="${d}" fill="none" stroke="${brush.darkEdge}" stroke-opacity=".5" stroke-width=".9"/>`
  }
  const back = ([a, b]: Line): Line => [b, a]
  const middle = ([a, b]: Line, wall: Line) => crossing([a, b], wall)
  return [
    lug('l1', back(lines.topTube), middle(lines.topTube, edge.headBack), plan.topTube[1]),
    lug('l2', back(lines.downTube), middle(lines.downTube, edge.headBack), plan.downTube[1]),
    lug('l3', lines.topTube, middle(lines.topTube, edge.seatFront), plan.topTube[0], false),
    lug(
      'l4',
      lines.downTube,
      along(lines.downTube[0], direction(...lines.downTube), plan.bbRadius),
      plan.downTube[0],
      false,
    ),
    lug(
      'l5',
      lines.seatTube,
      along(lines.seatTube[0], direction(...lines.seatTube), plan.bbRadius),
      plan.seatTube[0],
      false,
    ),
  ].join('')
}
