import type { Drawing } from '#/drawings/bike/drawing.ts'
import { nearShade } from '#/drawings/bike/ink.ts'
import { endFade } from '#/drawings/bike/paint.ts'
import { corner, line, n, roundedPolygon, type Corner } from '#/drawings/bike/path.ts'
import {
  along,
  between,
  crossing,
  direction,
  distance,
  leftOf,
  moved,
  type Line,
} from '#/drawings/bike/point.ts'
import { edges, mean } from './triangle-edges.ts'

/** One skin over all tubes: corners filled in, light and shade flowing from tube to tube. */
export function mouldedTriangle(frame: Drawing): string {
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
    // A rounded surface darkens as it turns away from the eye, most of all at its edge.
    ...[
      [17, 0.06],
      [11, 0.08],
      [6, 0.12],
      [2.6, 0.3],
    ].map(
      ([width, opacity]) =>
        `<use href="${own}" stroke="${brush.darkEdge}" stroke-opacity="${opacity}" stroke-width="${width}"/>`,
    ),
    '</g>',
  ].join('')
}

const stretched = ([a, b]: Line, start: number, end: number): Line => {
  const way = direction(a, b)
  return [along(a, way, -start), along(b, way, end)]
}

function outline(frame: Drawing): string {
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
function seatBack({ skeleton, lines }: Drawing, back: Line): Corner[] {
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
function opening(frame: Drawing): string {
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
