import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { boxGradient, type Ink } from '#/drawings/bike/ink.ts'
import { corner, disc, line, roundedPolygon } from '#/drawings/bike/path.ts'
import { along, around, moved, type Point } from '#/drawings/bike/point.ts'
import type { Skeleton } from '#/drawings/bike/skeleton.ts'
import type { DrivetrainPlan } from '#/drawings/bike-parts/drivetrain-plan.ts'
import { metals } from './metals.ts'

/** Above the rings, on bikes with two: cage, arm, and what moves it. */
export function drawFrontDerailleur(
  ink: Ink,
  { shifting, finish }: BikeLook['drivetrain'],
  plan: DrivetrainPlan,
  { bb, seatUp }: Skeleton,
): string {
  if (plan.rings.length < 2) return ''
  const dark = boxGradient(ink, 'mech', metals.black)
  const cageFill = boxGradient(ink, 'fd', metals[finish ?? 'black'])
  const plate = plan.ringRadius + 5
  const cage = roundedPolygon(
    [
      [plate, -134],
      [plate + 4, -120],
      [plate + 2, -100],
      [plate, -78],
      [plate + 15, -79],
      [plate + 21, -98],
      [plate + 18, -116],
      [plate + 8, -134],
    ].map(([radius = plate, angle = -100]) => corner(around(bb, radius, angle), 14)),
  )
  const mount = along(bb, seatUp, plan.ringRadius + 34)
  const arm = roundedPolygon([
    corner(moved(mount, -4, -14), 6),
    corner(moved(mount, shifting === 'mechanical' ? 12 : 26, -14), 8),
    corner(around(bb, plate + 14, -90), 8),
    corner(around(bb, plate + 6, -100), 6),
    corner(around(bb, plate + 8, -112), 6),
    corner(moved(mount, -8, 12), 6),
  ])
  return `${movers[shifting](mount, dark)}<path d="${arm}" fill="${dark}"/><path d="${cage}" fill="${cageFill}"/><path d="${line(around(bb, plate + 13, -118), around(bb, plate + 16, -98), around(bb, plate + 11, -82))}" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="1.3"/><path d="${disc(moved(mount, 6, 0), 3.6)}" fill="#9aa0a6"/>`
}

const movers: Record<BikeLook['drivetrain']['shifting'], (mount: Point, fill: string) => string> = {
  // The arm that the cable pulls up.
  mechanical: (mount, fill) =>
    `<path d="${roundedPolygon([corner(moved(mount, 2, -6), 4), corner(moved(mount, 22, -28), 4), corner(moved(mount, 29, -22), 4), corner(moved(mount, 14, 6), 4)])}" fill="${fill}"/><path d="${disc(moved(mount, 23, -22), 3)}" fill="#9aa0a6"/>`,
  electronic: (mount, fill) =>
    `<path d="${roundedPolygon([corner(moved(mount, -6, -22), 8), corner(moved(mount, 30, -24), 9), corner(moved(mount, 34, 4), 9), corner(moved(mount, -4, 12), 8)])}" fill="${fill}"/>`,
  // The battery stands behind the motor.
  wireless: (mount, fill) =>
    `<path d="${roundedPolygon([corner(moved(mount, -30, -26), 5), corner(moved(mount, -4, -32), 5), corner(moved(mount, 2, 4), 5), corner(moved(mount, -22, 10), 5)])}" fill="#202226" stroke="#4b4f55" stroke-width="1"/><path d="${roundedPolygon([corner(moved(mount, -8, -20), 8), corner(moved(mount, 28, -22), 9), corner(moved(mount, 30, 6), 9), corner(moved(mount, -4, 12), 8)])}" fill="${fill}"/><path d="${disc(moved(mount, -14, -10), 1.8)}" fill="#39c07a"/>`,
}
