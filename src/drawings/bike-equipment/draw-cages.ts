import type { CageKind } from '#/drawings/bike/bike-look.ts'
import type { Drawing } from '#/drawings/bike/drawing.ts'
import { at, corner, line, roundedPolygon } from '#/drawings/bike/path.ts'
import { along, direction, distance, leftOf, times } from '#/drawings/bike/point.ts'
import { bladePoint } from '#/drawings/bike-frame/draw-fork.ts'
import { seatPoint, type Seat } from './bottle-plan.ts'

const materials = {
  resin: { width: 6.5, colour: '#111214', light: 0.16 },
  carbon: { width: 9, colour: '#1b1d20', light: 0.1 },
  wire: { width: 3.6, colour: '#9aa0a6', light: 0.7 },
  side: { width: 8, colour: '#2a2d31', light: 0.18 },
}

/** One cage on its tube, in front of the bottle if it holds one. */
export function drawCage(kind: Exclude<CageKind, 'cargo'>, seat: Seat): string {
  const p = (forward: number, away: number) => at(seatPoint(seat, forward, away))
  const base = `M${p(kind === 'wire' ? -52 : -86, 1)}L${p(38, 1)}`
  const outlines = {
    // A broad hoop from the foot round the bottle and back to the top.
    resin: `M${p(-86, 4)}L${p(-86, 62)}Q${p(-84, 75)} ${p(-68, 73)}L${p(6, 42)}Q${p(18, 40)} ${p(24, 30)}L${p(38, 2)}`,
    carbon: `M${p(-86, 2)}L${p(-88, 58)}Q${p(-86, 76)} ${p(-66, 74)}L${p(20, 60)}Q${p(34, 56)} ${p(30, 40)}L${p(2, 2)}`,
    wire: `M${p(-50, 2)}L${p(-84, 14)}L${p(-84, 64)}Q${p(-82, 74)} ${p(-70, 74)}L${p(24, 72)}Q${p(36, 71)} ${p(36, 60)}L${p(30, 2)}M${p(-20, 2)}Q${p(-12, 40)} ${p(-4, 74)}`,
    side: `M${p(-86, 4)}L${p(-86, 66)}Q${p(-84, 76)} ${p(-74, 74)}L${p(-50, 50)}L${p(34, 44)}Q${p(40, 40)} ${p(38, 2)}`,
  }
  const d = outlines[kind] + base
  const { width, colour, light } = materials[kind]
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="${d}" stroke="${colour}" stroke-width="${width}"/><path d="${d}" stroke="#fff" stroke-opacity="${light}" stroke-width="${width / 4}" transform="translate(-.6 -.8)"/></g>`
}

/** Cargo cages stand on the three bolts of each blade; straps hold what they carry. */
export function drawForkCages(drawing: Drawing): string {
  const { look, skeleton, plan } = drawing
  if (look.extras?.cages?.kind !== 'cargo') return ''
  const { crown, frontAxle } = skeleton
  const long = Math.min(distance(frontAxle, crown) * 0.56, 210)
  const low = bladePoint(drawing, distance(frontAxle, crown) * 0.24)
  const up = direction(low, bladePoint(drawing, distance(frontAxle, crown) * 0.24 + long))
  const forward = times(leftOf(up), -1)
  const middle = along(low, up, long / 2)
  const half = plan.fork[1] / 2
  const p = (rise: number, out: number) => along(along(middle, up, rise * long), forward, out)
  const plate = roundedPolygon([
    corner(p(-0.5, -half * 0.5), 6),
    corner(p(0.5, -half * 0.5), 6),
    corner(p(0.5, half * 0.7), 6),
    corner(p(-0.5, half * 0.7), 6),
  ])
  const ledge = line(p(-0.5, -half * 0.4), p(-0.54, half + 62), p(-0.42, half + 66))
  const ribs = [-0.3, 0, 0.3].map((rise) => line(p(rise, half * 0.4), p(rise, half + 12))).join('')
  const straps = [-0.22, 0.26]
    .map((rise) => line(p(rise, -half * 0.6), p(rise, half * 0.9)))
    .join('')
  const bolts = [-0.3, 0, 0.3].map((rise) => `M${at(p(rise, 0))}h.1`).join('')
  return `<path d="${plate}" fill="#1d2024"/><g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${ledge}" stroke="#1d2024" stroke-width="9"/><path d="${ribs}" stroke="#24262a" stroke-width="6"/><path d="${straps}" stroke="#e5771e" stroke-width="9" stroke-linecap="butt"/><path d="${bolts}" stroke="#8b9096" stroke-width="6"/></g>`
}
