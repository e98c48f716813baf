import type { Drawing } from '#/drawings/bike/drawing.ts'
import { drawDropoutDetail, drawHanger, staySeams, weldBeads } from './draw-joints.ts'
import type { FramePlan } from './frame-plan.ts'
import { nearShade } from '#/drawings/bike/ink.ts'
import { bent, corner, disc, n, ribbon, roundedPolygon } from '#/drawings/bike/path.ts'
import {
  along,
  between,
  direction,
  leftOf,
  moved,
  type Line,
  type Point,
} from '#/drawings/bike/point.ts'

/** The stays on the side of the chain. */
export function drawNearStays(frame: Drawing): string {
  const { ink, brush, lines, plan, skeleton } = frame
  return [
    brush.part('ss', seatstay(lines.seatstay, plan), lines.seatstay, plan.seatstay[1] + 2),
    brush.part('cs', chainstay(lines.chainstay, plan), lines.chainstay, plan.chainstay[1] + 4),
    `<use href="#${ink.id('cs')}" fill="${nearShade(ink, 'by-bb', skeleton.bb, 170)}"/>`,
    drawHanger(frame),
    brush.part('do', dropout(frame), lines.chainstay, plan.chainstay[1] + 4),
    drawDropoutDetail(frame),
    weldBeads(staySeams(frame), frame),
  ].join('')
}

/** The other side's stays, a little towards the middle of the picture and in the shade. */
export function drawFarStays({ brush, lines, plan }: Drawing): string {
  const d = `${seatstay(lines.seatstay, plan)}${chainstay(lines.chainstay, plan)}`
  return `<g transform="translate(5 -2.5)"><path d="${d}" fill="${brush.fill}"/><path d="${d}" fill="${brush.darkEdge}" fill-opacity=".62"/></g>`
}

function seatstay([axle, top]: Line, plan: FramePlan): string {
  const [atSeat, middle, atAxle] = plan.seatstay
  const way = direction(axle, top)
  const bow = plan.isMoulded ? 5 : 0
  const lift = leftOf(way)
  const tip = along(top, way, plan.isMoulded ? -7 : 0)
  return ribbon(
    bent(
      [
        axle,
        along(between(axle, top, 0.35), lift, bow),
        along(between(axle, top, 0.75), lift, bow),
        tip,
      ],
      [atAxle, atAxle, middle, middle, middle, (middle + atSeat) / 2, atSeat],
    ),
  )
}

function chainstay([axle, bb]: Line, plan: FramePlan): string {
  const [atBb, middle, atAxle] = plan.chainstay
  const sag = plan.isMoulded ? -7 : -3
  const lift = leftOf(direction(axle, bb))
  return ribbon(
    bent(
      [
        axle,
        along(between(axle, bb, 0.3), lift, sag),
        along(between(axle, bb, 0.6), lift, sag),
        bb,
      ],
      [atAxle, atAxle + 1, middle - 1, middle, (middle + atBb) / 2, atBb, atBb],
    ),
  )
}

/** Holds the axle: both stays run out into it. */
function dropout({ lines, plan, skeleton }: Drawing): string {
  const axle = skeleton.rearAxle
  const up = direction(...lines.seatstay)
  const fore = direction(...lines.chainstay)
  const width = plan.chainstay[2] / 2
  const back = leftOf(up)
  return roundedPolygon([
    corner(along(along(axle, up, 40), back, plan.seatstay[2] / 2), 12),
    corner(moved(axle, -width - 4, -4), 12),
    corner(moved(axle, -width + 1, width + 5), 9),
    corner(moved(axle, width, width + 5), 9),
    corner(along(along(axle, fore, 44), leftOf(fore), -width - 0.5), 12),
    corner(along(along(axle, fore, 44), leftOf(fore), width - 2), 12),
    corner(along(along(axle, up, 17), fore, 15), 12),
    corner(along(along(axle, up, 44), back, -plan.seatstay[2] / 2), 12),
  ])
}

/** The thru-axle's head, flush in the dropout. */
export const drawAxle = (axle: Point): string =>
  `<path d="${disc(axle, 7.5)}" fill="#15171a"/><circle cx="${n(axle.x)}" cy="${n(axle.y)}" r="5.6" fill="#3a3d42"/><circle cx="${n(axle.x)}" cy="${n(axle.y)}" r="2.7" fill="#0c0d0f"/>`
