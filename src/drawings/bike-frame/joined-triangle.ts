import type { Drawing } from '#/drawings/bike/drawing.ts'
import { edgeOf } from './frame-lines.ts'
import { nearShade } from '#/drawings/bike/ink.ts'
import { corner, disc, n, polygon, roundedPolygon } from '#/drawings/bike/path.ts'
import { along, crossing, direction, moved, type Line, type Point } from '#/drawings/bike/point.ts'
import { across, drawLugs, weldBeads } from './draw-joints.ts'
import { edges, mean, type TriangleEdges } from './triangle-edges.ts'

/** Tubes cut to each other's round and joined: the thicker one runs through. */
export function joinedTriangle(frame: Drawing): string {
  const { ink, brush, lines, plan, skeleton } = frame
  const edge = edges(frame)
  const shade = nearShade(ink, 'by-bb', skeleton.bb, 170)
  const tube = (name: string, axis: Line, widths: readonly [number, number]) => {
    const upper = edgeOf(axis, widths, 1)
    const lower = edgeOf(axis, widths, -1)
    return brush.part(name, polygon(upper[0], upper[1], lower[1], lower[0]), axis, mean(widths))
  }
  const shell = disc(skeleton.bb, plan.bbRadius)
  const around: Line = [moved(skeleton.bb, -10, 0), moved(skeleton.bb, 10, 0)]
  return [
    tube('tt', lines.topTube, plan.topTube),
    tube('dt', lines.downTube, plan.downTube),
    tube('st', lines.seatTube, plan.seatTube),
    brush.part('bs', shell, around, plan.bbRadius * 2),
    `<g fill="${shade}"><use href="#${ink.id('dt')}"/><use href="#${ink.id('st')}"/></g>`,
    gusset(frame, edge),
    joints(frame, edge),
    brush.part(
      'ht',
      roundedPolygon(
        [edge.headBack[1], edge.headFront[1], edge.headFront[0], edge.headBack[0]].map((p) =>
          corner(p, 2),
        ),
      ),
      lines.headTube,
      mean(plan.headTube),
    ),
  ].join('')
}

/** Soft shade where one tube disappears behind another, and what holds them together. */
function joints(frame: Drawing, edge: TriangleEdges): string {
  const { brush, plan, lines } = frame
  const seams: Line[] = [
    [crossing(edge.topUpper, edge.headBack), crossing(edge.topLower, edge.headBack)],
    [crossing(edge.downUpper, edge.headBack), crossing(edge.downLower, edge.headBack)],
    [crossing(edge.topUpper, edge.seatFront), crossing(edge.topLower, edge.seatFront)],
  ]
  const bbSeams = [lines.downTube, lines.seatTube].map((axis, index): Line => {
    const widths = index ? plan.seatTube : plan.downTube
    const way = direction(...axis)
    return across(along(axis[0], way, plan.bbRadius - 1.5), way, widths[0])
  })
  const all = [...seams, ...bbSeams]
  if (plan.hasWelds) return weldBeads(all, frame)
  const d = all.map(([a, b]) => `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`).join('')
  return `<path d="${d}" stroke="${brush.darkEdge}" stroke-opacity=".28" stroke-width="5" fill="none"/>${drawLugs(frame)}`
}

/** A small filled corner between tubes, as a fillet weld leaves it. */
function gusset({ brush, plan }: Drawing, edge: TriangleEdges): string {
  const size = plan.fillet * 2
  const fill = (a: Line, b: Line, aEnd: Point, bEnd: Point) => {
    const meet = crossing(a, b)
    const p = along(meet, direction(meet, aEnd), size)
    const q = along(meet, direction(meet, bEnd), size)
    return `M${n(p.x)} ${n(p.y)}Q${n(meet.x)} ${n(meet.y)} ${n(q.x)} ${n(q.y)}L${n(meet.x)} ${n(meet.y)}Z`
  }
  const d = [
    fill(edge.downUpper, edge.seatFront, edge.downUpper[1], edge.seatFront[1]),
    fill(edge.topLower, edge.seatFront, edge.topLower[1], edge.seatFront[0]),
    fill(edge.topLower, edge.headBack, edge.topLower[0], edge.headBack[0]),
    fill(edge.downUpper, edge.headBack, edge.downUpper[0], edge.headBack[1]),
  ].join('')
  return `<path d="${d}" fill="${brush.fill}"/><path d="${d}" fill="${brush.darkEdge}" fill-opacity=".3"/>`
}
