import type { BikeLook } from './bike-look.ts'
import { n } from './path.ts'
import type { Point } from './point.ts'
import type { Skeleton } from './skeleton.ts'

export type BikeView =
  | 'shared'
  | 'fitted'
  | 'detail-cockpit'
  | 'detail-drivetrain'
  | 'detail-wheel'
  | 'detail-seat'

/** One window for every bike of a listing: same scale, same ground line, 3:2. */
export const sharedViewBox = '-960 -1150 1920 1280'

export function viewBox(view: BikeView, look: BikeLook, skeleton: Skeleton): string {
  const { rearAxle, frontAxle, bb, barCentre, railClamp, seatTop } = skeleton
  switch (view) {
    case 'shared':
      return sharedViewBox
    case 'fitted':
      return fitted(look, skeleton)
    case 'detail-cockpit':
      return around({ x: barCentre.x + 10, y: barCentre.y + 90 }, 480)
    case 'detail-drivetrain':
      return around({ x: (rearAxle.x + bb.x) / 2 + 40, y: bb.y + 10 }, 780)
    case 'detail-wheel':
      return around({ x: frontAxle.x - 20, y: frontAxle.y - 80 }, 720)
    case 'detail-seat':
      return around(
        { x: (railClamp.x + seatTop.x) / 2 + 10, y: (railClamp.y + seatTop.y) / 2 + 20 },
        480,
      )
  }
}

const around = (middle: Point, width: number): string =>
  `${n(middle.x - width / 2)} ${n(middle.y - width / 3)} ${n(width)} ${n((width * 2) / 3)}`

function fitted(
  look: BikeLook,
  { rearAxle, frontAxle, wheelRadius, saddleTop, barCentre }: Skeleton,
): string {
  const left =
    Math.min(
      rearAxle.x - wheelRadius,
      look.extras?.bags?.includes('saddle') ? saddleTop.x - 360 : saddleTop.x - 145,
    ) - 24
  const right = Math.max(frontAxle.x + wheelRadius, barCentre.x + 170) + 24
  const top = Math.min(saddleTop.y - 20, barCentre.y - 70) - 24
  return `${n(left)} ${n(top)} ${n(right - left)} ${n(60 - top)}`
}
