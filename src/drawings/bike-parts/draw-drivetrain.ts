import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { belt } from './belt.ts'
import { metal, teeth } from './draw-chainset.ts'
import { pitchRadius, type DrivetrainPlan } from './drivetrain-plan.ts'
import { boxGradient, gradient, type Ink } from '#/drawings/bike/ink.ts'
import { corner, disc, line, n, ribbon, roundedPolygon, smoothLine } from '#/drawings/bike/path.ts'
import { acrossOf } from '#/drawings/bike/paint.ts'
import {
  along,
  around,
  between,
  direction,
  moved,
  point,
  type Point,
} from '#/drawings/bike/point.ts'
import type { Skeleton } from '#/drawings/bike/skeleton.ts'

const origin = point(0, 0)

/** Twelve sprockets about the rear axle, largest at the back: bright toothed rings with dark between them. */
export function drawCassette(ink: Ink, plan: DrivetrainPlan): string {
  const steel = boxGradient(
    ink,
    'sprocket',
    [
      [0, '#eef0f2'],
      [0.3, '#b4babf'],
      [0.6, '#7b8187'],
      [1, '#a7adb3'],
    ],
    -35,
  )
  const shade = boxGradient(
    ink,
    'between',
    [
      [0, '#5a5e64'],
      [0.45, '#34373b'],
      [1, '#1d1f22'],
    ],
    -35,
  )
  const wheels = plan.sprockets.toReversed().map((count) => {
    const radius = pitchRadius(count)
    return `<circle r="${n(radius + 2)}" fill="#111214" fill-opacity=".45"/>${teeth(count, '#9aa0a6', 4)}<circle r="${n(radius - 1.8)}" fill="${shade}" stroke="${steel}" stroke-width="1.7"/>`
  })
  const largest = pitchRadius(plan.sprockets.at(-1) ?? 34)
  const smallest = pitchRadius(plan.sprockets[0] ?? 11)
  return `${wheels.join('')}${carrier(largest, smallest)}<circle r="${n(smallest - 5)}" fill="${steel}"/><circle r="${n(smallest - 8)}" fill="#26282c"/>`
}

/** The arms that carry the larger sprockets show as a faint star across them. */
function carrier(largest: number, smallest: number): string {
  const d = Array.from({ length: 5 }, (_, index) => {
    const from = around(origin, smallest + 2, index * 72 + 20)
    const to = around(origin, largest - 5, index * 72 + 44)
    return `M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}`
  }).join('')
  return `<path d="${d}" fill="none" stroke="#0c0d0f" stroke-opacity=".3" stroke-width="7"/>`
}

/** The chain: dark rollers, bright plates link by link, and their rivets. */
export function drawChain(plan: DrivetrainPlan, skeleton: Skeleton): string {
  const d = belt([
    { centre: skeleton.bb, radius: plan.ringRadius, turn: -1 },
    { centre: skeleton.rearAxle, radius: pitchRadius(plan.driven), turn: -1 },
    { centre: plan.guide, radius: plan.guideRadius, turn: 1 },
    { centre: plan.tension, radius: plan.tensionRadius, turn: -1 },
  ])
  return `<g fill="none"><path d="${d}" stroke="#1d1f22" stroke-width="7.6"/><path d="${d}" stroke="#7f858b" stroke-width="6.6" stroke-dasharray="10.6 2.1"/><path d="${d}" stroke="#c9cdd1" stroke-width="1.8" stroke-dasharray="10.6 2.1"/><path d="${d}" stroke="#33363a" stroke-width="2.8" stroke-linecap="round" stroke-dasharray="0 6.35" stroke-dashoffset="-2.1"/></g>`
}

/** Hanger, body and cage; mechanical ones have a cable, electric ones a motor or a battery instead. */
export function drawRearDerailleur(
  ink: Ink,
  look: BikeLook,
  plan: DrivetrainPlan,
  skeleton: Skeleton,
): string {
  const { guide, tension, hanger } = plan
  const dark = boxGradient(ink, 'mech', metal({ ...plan, isSilver: false }))
  const way = direction(guide, tension)
  const cage = ribbon([
    [along(guide, way, -12), 21],
    [along(guide, way, 6), 19],
    [between(guide, tension, 0.5), 12.5],
    [along(tension, way, -5), 15],
    [along(tension, way, 9), 13],
  ])
  const cageFill = gradient(ink, 'cage', acrossOf([guide, tension], 22), metal(plan))
  const knuckle = moved(guide, -4, -16)
  const body = roundedPolygon([
    corner(moved(hanger, -15, -9), 9),
    corner(moved(hanger, 14, -10), 9),
    corner(moved(knuckle, 25, -6), 12),
    corner(moved(knuckle, 18, 18), 12),
    corner(moved(knuckle, -10, 17), 12),
    corner(moved(hanger, -19, 12), 9),
  ])
  return [
    hangerPlate(skeleton.rearAxle, hanger),
    look.drivetrain.shifting === 'mechanical' ? cableLoop(skeleton, hanger) : '',
    `<path d="${cage}" fill="${cageFill}"/>`,
    `<path d="${line(along(guide, way, 17), along(tension, way, -14))}" stroke="#000" stroke-opacity=".45" stroke-width="4" stroke-linecap="round"/>`,
    `<path d="${body}" fill="${dark}"/><path d="${line(moved(hanger, -10, -3), moved(knuckle, 10, -6))}" stroke="#fff" stroke-opacity=".2" stroke-width="2.2" stroke-linecap="round"/>`,
    battery(look.drivetrain.shifting, hanger),
    `<path d="${disc(hanger, 8.5)}" fill="#26282c"/><path d="${disc(hanger, 4)}" fill="#7f858b"/>`,
    [guide, tension]
      .map(
        (p) =>
          `<path d="${disc(p, 6.4)}" fill="#1b1d20"/><path d="${disc(p, 3.2)}" fill="#9aa0a6"/>`,
      )
      .join(''),
  ].join('')
}

/** The far cage plate and the two jockey wheels lie behind the chain. */
export function drawJockeys(plan: DrivetrainPlan): string {
  const wheel = (centre: Point, radius: number) => {
    const count = Math.round((Math.PI * 2 * radius) / 12.7)
    const pitch = (Math.PI * 2 * radius) / count
    return `<g transform="translate(${n(centre.x)} ${n(centre.y)})"><circle r="${n(radius)}" fill="none" stroke="#4b4f55" stroke-width="6" stroke-dasharray="${(pitch / 2).toFixed(2)}"/><circle r="${n(radius - 2)}" fill="#33363a"/><circle r="${n(radius * 0.55)}" fill="#3a3d42"/><circle r="3.4" fill="#aab0b6"/></g>`
  }
  return `${wheel(plan.guide, plan.guideRadius - 2)}${wheel(plan.tension, plan.tensionRadius - 2)}`
}

function hangerPlate(axle: Point, hanger: Point): string {
  return `<path d="${roundedPolygon([
    corner(moved(axle, -9, 6), 5),
    corner(moved(axle, 11, 6), 5),
    corner(moved(hanger, 9, 2), 6),
    corner(moved(hanger, 2, 10), 6),
    corner(moved(hanger, -8, 4), 6),
  ])}" fill="#1a1c1f"/>`
}

/** Electric derailleurs carry a motor; wireless ones a battery on the back of it. */
function battery(shifting: BikeLook['drivetrain']['shifting'], hanger: Point): string {
  if (shifting === 'mechanical') return ''
  const { x, y } = hanger
  if (shifting === 'electronic')
    return `<path d="M${n(x - 17)} ${n(y - 2)}q-10 4-9 16q2 14 14 15q10-2 9-14Z" fill="#202226"/><path d="M${n(x - 21)} ${n(y + 6)}q-4 6-1 14" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.4"/>`
  return `<path d="M${n(x - 14)} ${n(y - 4)}l-22 7q-5 3-4 8l5 21q3 5 8 4l20-7Z" fill="#17181b"/><path d="M${n(x - 33)} ${n(y + 6)}l6 26" stroke="#4b4f55" stroke-width="2"/><path d="M${n(x - 20)} ${n(y + 2)}l8 28" stroke="#fff" stroke-opacity=".2" stroke-width="1.6"/><circle cx="${n(x - 26)}" cy="${n(y + 22)}" r="1.8" fill="#39c07a"/>`
}

/** The outer cable's last loop, out of the stay and round into the derailleur. */
function cableLoop({ rearAxle }: Skeleton, hanger: Point): string {
  const d = smoothLine([
    moved(rearAxle, -8, 6),
    moved(rearAxle, -28, 1),
    moved(rearAxle, -44, 14),
    moved(rearAxle, -42, 38),
    moved(hanger, -26, 24),
    moved(hanger, -12, 14),
  ])
  return `<path d="${d}" fill="none" stroke="#141517" stroke-width="5"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.2"/>`
}

/** Above the rings, on bikes with two: cage, arm and, when electric, the motor's box. */
export function drawFrontDerailleur(
  ink: Ink,
  look: BikeLook,
  plan: DrivetrainPlan,
  skeleton: Skeleton,
): string {
  if (plan.rings.length < 2) return ''
  const { bb, seatUp } = skeleton
  const dark = boxGradient(ink, 'mech', metal({ ...plan, isSilver: false }))
  const cageFill = boxGradient(ink, 'fd', metal(plan))
  const plate = plan.ringRadius + 5
  const cage = roundedPolygon(
    [
      [plate, -134],
      [plate + 4, -120],
      [plate + 2, -100],
      [plate, -78],
      [plate + 17, -79],
      [plate + 24, -98],
      [plate + 20, -116],
      [plate + 9, -134],
    ].map(([radius = plate, angle = -100]) => corner(around(bb, radius, angle), 14)),
  )
  const mount = along(bb, seatUp, plan.ringRadius + 34)
  const tall = look.drivetrain.shifting === 'mechanical' ? 20 : 30
  const arm = roundedPolygon([
    corner(moved(mount, -4, -tall / 2 - 2), 6),
    corner(moved(mount, 27, -tall / 2), 10),
    corner(around(bb, plate + 16, -92), 8),
    corner(around(bb, plate + 8, -100), 6),
    corner(around(bb, plate + 10, -112), 6),
    corner(moved(mount, -8, tall / 2), 6),
  ])
  return `<path d="${arm}" fill="${dark}"/><path d="${cage}" fill="${cageFill}"/><path d="${line(around(bb, plate + 15, -118), around(bb, plate + 19, -98), around(bb, plate + 13, -82))}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.3"/><circle cx="${n(mount.x + 8)}" cy="${n(mount.y)}" r="3.4" fill="#8b9096"/>`
}
