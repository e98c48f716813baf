import type { BikeLook } from './bike-look.ts'
import { n } from './path.ts'
import { between, moved, type Point } from './point.ts'
import type { Skeleton } from './skeleton.ts'
import type { SideView } from './view-names.ts'

/** One window for every bike of a listing: same scale, same ground line, 3:2. */
export const sharedViewBox = '-960 -1150 1920 1280'

export const viewBox = (view: SideView, look: BikeLook, skeleton: Skeleton): string =>
  windows[view](skeleton, look)

const windows: Record<SideView, (skeleton: Skeleton, look: BikeLook) => string> = {
  shared: () => sharedViewBox,
  fitted: (skeleton, look) => fitted(look, skeleton),
  'detail-cockpit': ({ barCentre }) => around(moved(barCentre, 10, 64), 480),
  // From the cassette to the pedal, with air on either side.
  'detail-drivetrain': ({ rearAxle, bb }) => around(moved(between(rearAxle, bb, 0.7), 0, 40), 840),
  'detail-wheel': ({ frontAxle }) => around(moved(frontAxle, -20, -80), 720),
  'detail-seat': ({ railClamp }) => around(moved(railClamp, 10, 68), 480),
  'detail-frame': ({ bb, headBottom }) => around(moved(between(bb, headBottom, 0.62), 0, -84), 680),
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
