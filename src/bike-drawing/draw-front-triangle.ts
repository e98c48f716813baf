import { edgeOf, type FrameLines } from './frame-lines.ts'
import type { FramePlan } from './frame-plan.ts'
import { nearShade, type Ink } from './ink.ts'
import { corner, disc, line, n, polygon, roundedPolygon, type Corner } from './path.ts'
import { endFade, type Brush } from './paint.ts'
import {
  along,
  between,
  crossing,
  direction,
  distance,
  leftOf,
  minus,
  moved,
  plus,
  times,
  type Line,
  type Point,
} from './point.ts'
import type { Skeleton } from './skeleton.ts'

type FrontTriangle = {
  ink: Ink
  brush: Brush
  lines: FrameLines
  plan: FramePlan
  skeleton: Skeleton
}

export const drawFrontTriangle = (frame: FrontTriangle): string =>
  frame.plan.isMoulded ? mouldedTriangle(frame) : joinedTriangle(frame)

/** The four tubes' edges, named as they face the bike's inside or outside. */
function edges({ lines, plan }: Pick<FrontTriangle, 'lines' | 'plan'>) {
  const headWidths = [plan.headTube[1], plan.headTube[0]] as const
  return {
    downUpper: edgeOf(lines.downTube, plan.downTube, 1),
    downLower: edgeOf(lines.downTube, plan.downTube, -1),
    topUpper: edgeOf(lines.topTube, plan.topTube, 1),
    topLower: edgeOf(lines.topTube, plan.topTube, -1),
    seatBack: edgeOf(lines.seatTube, plan.seatTube, 1),
    seatFront: edgeOf(lines.seatTube, plan.seatTube, -1),
    headBack: edgeOf(lines.headTube, headWidths, 1),
    headFront: edgeOf(lines.headTube, headWidths, -1),
  }
}

/** One skin over all tubes: corners filled in, light and shade flowing from tube to tube. */
function mouldedTriangle(frame: FrontTriangle): string {
  const { ink, brush, lines, plan } = frame
  const { bb } = frame.skeleton
  const skin = `${outline(frame)}${opening(frame)}`
  const clip = ink.define(
    'skin',
    (id) => `<clipPath id="${id}"><path id="${id}p" clip-rule="evenodd" d="${skin}"/></clipPath>`,
  )
  const own = `#${ink.id('skin')}p`
  const flow = (
    name: string,
    axis: Line,
    width: number,
    [start, end]: [number, number],
    isSoft = false,
  ) => {
    const reach = stretched(axis, start ? 0 : 40, end ? 0 : 40)
    const mask =
      start || end ? ` mask="${endFade(ink, name, reach, width + 30, { start, end })}"` : ''
    return `<path${mask} d="${line(...reach)}" stroke="${brush.shade(name, axis, width, isSoft)}" stroke-width="${n(width + 26)}"/>`
  }
  return [
    `<use href="${own}" fill="${brush.fill}" fill-rule="evenodd"/>`,
    `<g clip-path="${clip}" fill="none">`,
    flow('st', lines.seatTube, mean(plan.seatTube), [plan.bbRadius + 55, 0], true),
    flow('tt', lines.topTube, mean(plan.topTube), [42, 64]),
    flow('dt', lines.downTube, mean(plan.downTube), [0, 74]),
    flow('ht', lines.headTube, mean(plan.headTube), [0, 0], true),
    `<circle cx="${n(bb.x)}" cy="${n(bb.y)}" r="170" fill="${nearShade(ink, 'by-bb', bb, 170)}"/>`,
    // The thin dark line where a rounded surface turns away from the eye.
    `<use href="${own}" stroke="${brush.darkEdge}" stroke-opacity=".16" stroke-width="11"/><use href="${own}" stroke="${brush.darkEdge}" stroke-opacity=".32" stroke-width="3.4"/>`,
    '</g>',
  ].join('')
}

const mean = ([a, b]: readonly [number, number]) => (a + b) / 2

const stretched = ([a, b]: Line, start: number, end: number): Line => {
  const way = direction(a, b)
  return [along(a, way, -start), along(b, way, end)]
}

function outline(frame: FrontTriangle): string {
  const { lines, plan, skeleton } = frame
  const edge = edges(frame)
  const { bb } = skeleton
  const cut = plan.fillet
  const soft = Math.min(plan.fillet / 4, 8)
  const low = plan.bbRadius
  const downWay = direction(...lines.downTube)
  const under = along(bb, leftOf(downWay), -plan.downTube[0] / 2)
  const corners: Corner[] = [
    corner(edge.headBack[1], 3),
    corner(edge.headFront[1], 3),
    corner(edge.headFront[0], 4),
    corner(edge.headBack[0], 6),
    corner(along(edge.downLower[1], downWay, -cut), cut),
    corner(along(under, downWay, low * 0.5), low / 2),
    corner(moved(bb, -low * 0.12, low * 1.02), low * 0.55),
    corner(moved(bb, -low * 0.95, low * 0.25), low * 0.55),
    ...seatBack(frame, edge.seatBack),
    corner(edge.seatBack[1], 3),
    corner(edge.seatFront[1], 3),
    corner(crossing(edge.topUpper, edge.seatFront), soft * 2.2),
    corner(crossing(edge.topUpper, edge.headBack), soft * 2.4),
  ]
  return roundedPolygon(corners)
}

/** The seat tube makes room for the tyre: where the wheel comes close, its back edge follows the wheel. */
function seatBack({ skeleton, lines }: FrontTriangle, back: Line): Corner[] {
  const clear = skeleton.wheelRadius + 8
  const seat = lines.seatTube
  return [0.12, 0.24, 0.36, 0.48, 0.6, 0.72].map((share) => {
    const plain = between(back[0], back[1], share)
    const away = distance(skeleton.rearAxle, plain)
    const pushed =
      away < clear ? along(skeleton.rearAxle, direction(skeleton.rearAxle, plain), clear) : plain
    // However tight the wheel, the tube keeps its middle.
    const middle = between(seat[0], seat[1], share)
    const kept = pushed.x > middle.x - 8 ? moved(middle, -8, 0) : pushed
    return corner(kept, 24)
  })
}

/** The hole inside the main triangle. With a short head tube, top and down tube meet before they reach it. */
function opening(frame: FrontTriangle): string {
  const { plan } = frame
  const edge = edges(frame)
  const cut = plan.fillet
  const byHead = crossing(edge.topLower, edge.headBack)
  const below = crossing(edge.downUpper, edge.headBack)
  const front =
    below.y - byHead.y > 8
      ? [corner(byHead, Math.min(cut, (below.y - byHead.y) / 1.6)), corner(below, cut)]
      : [corner(crossing(edge.topLower, edge.downUpper), cut * 1.5)]
  return roundedPolygon([
    ...front,
    corner(crossing(edge.downUpper, edge.seatFront), cut),
    corner(crossing(edge.topLower, edge.seatFront), cut * 0.6),
  ])
}

/** Tubes cut to each other's round and joined: the thicker one runs through. */
function joinedTriangle(frame: FrontTriangle): string {
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

/** Soft shade where one tube disappears behind another, and the bead of the weld. */
function joints(frame: FrontTriangle, edge: ReturnType<typeof edges>): string {
  const { brush, plan, lines } = frame
  const seams: Line[] = [
    [crossing(edge.topUpper, edge.headBack), crossing(edge.topLower, edge.headBack)],
    [crossing(edge.downUpper, edge.headBack), crossing(edge.downLower, edge.headBack)],
    [crossing(edge.topUpper, edge.seatFront), crossing(edge.topLower, edge.seatFront)],
  ]
  const bead = plan.hasWelds ? 5 : 2
  const bbSeams = [lines.downTube, lines.seatTube].map((axis, index): Line => {
    const widths = index ? plan.seatTube : plan.downTube
    const way = direction(...axis)
    const foot = along(axis[0], way, plan.bbRadius - 1.5)
    const side = times(leftOf(way), widths[0] / 2)
    return [plus(foot, side), minus(foot, side)]
  })
  const all = [...seams, ...bbSeams]
  const d = all.map(([a, b]) => `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`).join('')
  const shade = `<path d="${d}" stroke="${brush.darkEdge}" stroke-opacity=".28" stroke-width="${bead + 3}" fill="none"/>`
  if (!plan.hasWelds) return shade
  return `${shade}<g fill="none" stroke-width="${bead}"><path d="${d}" stroke="${brush.fill}"/><path d="${d}" stroke="#fff" stroke-opacity="${brush.isBare ? 0.34 : 0.13}" stroke-dasharray="1.3 1.5"/><path d="${d}" stroke="${brush.darkEdge}" stroke-opacity=".35" stroke-dasharray=".8 2" stroke-dashoffset="-1.2"/></g>`
}

/** A small filled corner between tubes, as a fillet weld leaves it. */
function gusset({ brush, plan }: FrontTriangle, edge: ReturnType<typeof edges>): string {
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
