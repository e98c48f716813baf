import { radians } from '#/drawings/bike/point.ts'

/** The measured values of one frame size, in millimetres and degrees; everything else follows from them. */
export type FrameGeometry = {
  seatTube: number
  headTube: number
  headAngle: number
  seatAngle: number
  /** Along the stay, bottom bracket to rear axle. */
  chainstay: number
  stack: number
  reach: number
  bbDrop: number
  forkOffset: number
  /** Headset parts below the head tube; 0 where the bearing is integrated. */
  lowerStack?: number
}

export type WheelSize = '700c' | '650b'
export type WheelFit = { size: WheelSize; tyreWidth: number }

export type DerivedGeometry = {
  wheelbase: number
  frontCentre: number
  /** Forward distance from the bottom bracket to the front axle. */
  frontCentreX: number
  /** Forward distance from the rear axle to the bottom bracket. */
  rearCentreX: number
  trail: number
  wheelFlop: number
  effectiveTopTube: number
  standover: number
  /** Along the steerer, crown race to the foot of the offset. */
  forkLength: number
  axleToCrown: number
  bbHeight: number
  wheelRadius: number
}

const beadSeatRadius = { '700c': 311, '650b': 292 } as const

const wheelRadius = ({ size, tyreWidth }: WheelFit): number => beadSeatRadius[size] + tyreWidth

/** The numbers a geometry table prints beside the measured ones. */
export function derivedGeometry(frame: FrameGeometry, wheel: WheelFit): DerivedGeometry {
  const head = radians(frame.headAngle)
  const seat = radians(frame.seatAngle)
  const radius = wheelRadius(wheel)
  // A stay cannot be shorter than the drop it spans; odd published rows do claim it.
  const rearCentreX = Math.sqrt(Math.max(frame.chainstay ** 2 - frame.bbDrop ** 2, 1))
  const frontCentreX =
    frame.reach + (frame.stack - frame.bbDrop) / Math.tan(head) + frame.forkOffset / Math.sin(head)
  const forkLength =
    (frame.stack + frame.forkOffset * Math.cos(head) - frame.bbDrop) / Math.sin(head) -
    frame.headTube -
    (frame.lowerStack ?? 0)
  const trail = (radius * Math.cos(head) - frame.forkOffset) / Math.sin(head)
  const bbHeight = radius - frame.bbDrop
  return {
    wheelbase: rearCentreX + frontCentreX,
    frontCentre: Math.hypot(frontCentreX, frame.bbDrop),
    frontCentreX,
    rearCentreX,
    trail,
    wheelFlop: trail * Math.sin(head) * Math.cos(head),
    effectiveTopTube: frame.reach + frame.stack / Math.tan(seat),
    standover: topTubeHeight(frame) + bbHeight,
    forkLength,
    axleToCrown: Math.hypot(forkLength, frame.forkOffset),
    bbHeight,
    wheelRadius: radius,
  }
}

/** Top edge of the top tube straight above the bottom bracket. */
function topTubeHeight(frame: FrameGeometry): number {
  const head = radians(frame.headAngle)
  const seat = radians(frame.seatAngle)
  const back = {
    x: -(frame.seatTube - 20) * Math.cos(seat),
    y: (frame.seatTube - 20) * Math.sin(seat),
  }
  const front = { x: frame.reach + 25 * Math.cos(head), y: frame.stack - 25 * Math.sin(head) }
  const slope = (front.y - back.y) / (front.x - back.x)
  return back.y - back.x * slope + halfTopTube
}

const halfTopTube = 16
