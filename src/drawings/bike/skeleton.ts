import type { BikeLook } from './bike-look.ts'
import {
  derivedGeometry,
  type FrameGeometry,
  type WheelFit,
} from '#/drawings/bike-frame/frame-geometry.ts'
import { along, moved, plus, point, radians, times, type Point } from './point.ts'

/** The points that a bike is drawn around. The ground is y = 0; x = 0 is half way between the axles. */
export type Skeleton = {
  rearAxle: Point
  frontAxle: Point
  bb: Point
  headTop: Point
  headBottom: Point
  crown: Point
  seatTop: Point
  /** The direction down the steerer. */
  steererDown: Point
  /** The direction up the seat tube. */
  seatUp: Point
  wheelRadius: number
  /** The radius of the rim's outer edge, where the tyre begins. */
  rimRadius: number
  /** Middle of the saddle's top, and of the rail clamp below it. */
  saddleTop: Point
  railClamp: Point
  stemFoot: Point
  barCentre: Point
  stemAngle: number
  spacers: number
}

const headsetCap = 11
export const stemHeight = 40
const saddleToRail = 46
/** A saddle cannot go lower than this above the seat tube: clamp and post head need the room. */
const leastPost = 28
export const crownRoom = 12

export function skeletonOf(look: BikeLook): Skeleton {
  const wheel: WheelFit = { size: look.wheels.size, tyreWidth: look.wheels.tyreWidth }
  const { geometry } = look
  const derived = derivedGeometry(geometry, wheel)
  const steererDown = downAt(geometry.headAngle)
  const seatUp = point(
    -Math.cos(radians(geometry.seatAngle)),
    -Math.sin(radians(geometry.seatAngle)),
  )
  const bb = point(-derived.wheelbase / 2 + derived.rearCentreX, -derived.bbHeight)
  const headTop = moved(bb, geometry.reach, -geometry.stack)
  const headTube = drawnHeadTube(geometry, derived.forkLength, derived.wheelRadius)
  const headBottom = along(headTop, steererDown, headTube)
  const seatTop = along(bb, seatUp, geometry.seatTube)
  return {
    rearAxle: point(-derived.wheelbase / 2, -derived.wheelRadius),
    frontAxle: point(derived.wheelbase / 2, -derived.wheelRadius),
    bb,
    headTop,
    headBottom,
    crown: along(headBottom, steererDown, geometry.lowerStack ?? 0),
    seatTop,
    steererDown,
    seatUp,
    wheelRadius: derived.wheelRadius,
    rimRadius: derived.wheelRadius - look.wheels.tyreWidth + 4,
    ...saddlePoints(look, bb, seatUp),
    ...cockpitPoints(look, headTop, steererDown),
  }
}

const downAt = (headAngle: number): Point =>
  point(Math.cos(radians(headAngle)), Math.sin(radians(headAngle)))

/** Odd published rows leave no room for the tyre under the crown: then the head tube gives way. */
function drawnHeadTube(geometry: FrameGeometry, forkLength: number, wheelRadius: number): number {
  const missing = wheelRadius + crownRoom - forkLength
  return Math.max(geometry.headTube - Math.max(missing, 0), 40)
}

export const leastSaddleHeight = ({ seatTube }: FrameGeometry): number =>
  seatTube + saddleToRail + leastPost

function saddlePoints(look: BikeLook, bb: Point, seatUp: Point) {
  const stated = look.saddle?.height ?? look.geometry.seatTube * 1.18 + 158
  const height = Math.max(stated, leastSaddleHeight(look.geometry))
  const setback = look.seatpost?.setback ?? look.saddle?.setback ?? 0
  const top = plus(bb, times(seatUp, height))
  const onAxis = along(top, seatUp, saddleToRail / seatUp.y)
  const railClamp = moved(onAxis, -setback, 0)
  return { saddleTop: moved(railClamp, 0, -saddleToRail), railClamp }
}

function cockpitPoints(look: BikeLook, headTop: Point, steererDown: Point) {
  const { cockpit, geometry } = look
  const spacers = cockpit.spacers ?? 15
  const stemFoot = along(headTop, steererDown, -(headsetCap + spacers + stemHeight / 2))
  const stemAngle = 90 - geometry.headAngle + (cockpit.stemAngle ?? -6)
  const rise = radians(stemAngle)
  const barCentre = along(stemFoot, point(Math.cos(rise), -Math.sin(rise)), cockpit.stem ?? 100)
  return { stemFoot, barCentre, stemAngle, spacers }
}
