import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import {
  along,
  around,
  direction,
  distance,
  leftOf,
  moved,
  point,
  type Point,
} from '#/drawings/bike/point.ts'
import { skeletonOf } from '#/drawings/bike/skeleton.ts'
import { clamped } from '#/drawings/bike/clamped.ts'

/** Hip, knee and ankle; the ball of the foot stands on the pedal. */
export type Leg = { hip: Point; knee: Point; ankle: Point; ball: Point }
export type Arm = { shoulder: Point; elbow: Point; wrist: Point }

/** The joints of a rider who sits on this bike, in the bike's own millimetres. */
export type Pose = {
  stature: number
  hip: Point
  shoulder: Point
  head: Point
  near: { leg: Leg; arm: Arm }
  far: { leg: Leg; arm: Arm }
}

/** Lengths of an adult's limbs as shares of the stature (Drillis and Contini 1966). */
const share = { thigh: 0.245, shank: 0.246, trunk: 0.288, upperArm: 0.186, forearm: 0.15 }
/** The saddle is 0.883 of the inseam above the bottom bracket, and the inseam 0.465 of the stature. */
const saddleShare = 0.883 * 0.465
/** Elbows are never locked on the road. */
const armStretch = 0.965
/** The joint of the hip above the saddle, and the ankle behind and above the ball of the foot. */
const overSaddle = point(-18, -74)
const overPedal = 20
const ankleFromBall = point(-118, -84)

/** A rider's posture follows from the three places where the bike is touched: saddle, pedals and hoods. */
export function poseOn(look: BikeLook): Pose {
  const { bb, saddleTop, barCentre } = skeletonOf(look)
  const stature = clamped(distance(bb, saddleTop) / saddleShare, 1500, 2000)
  const size = stature / 1790
  const hip = moved(saddleTop, overSaddle.x * size, overSaddle.y * size)
  const wrist = wristOn(look, barCentre)
  const arm = stature * (share.upperArm + share.forearm) * armStretch
  const shoulder = joint(hip, wrist, [stature * share.trunk, arm], 1)
  const crank = look.drivetrain.crankLength ?? 172.5
  const legTo = (way: 1 | -1): Leg => {
    const eye = around(bb, way * crank, look.drivetrain.crankTurn ?? 0)
    const ball = moved(eye, 0, -overPedal * size)
    const ankle = moved(ball, ankleFromBall.x * size, ankleFromBall.y * size)
    const knee = joint(hip, ankle, [stature * share.thigh, stature * share.shank], 1)
    return { hip, knee, ankle, ball }
  }
  const armTo = (hand: Point): Arm => ({
    shoulder,
    elbow: joint(shoulder, hand, [stature * share.upperArm, stature * share.forearm], -1),
    wrist: hand,
  })
  const lean = direction(hip, shoulder)
  return {
    stature,
    hip,
    shoulder,
    // The head is lifted to look up the road, however low the back is.
    head: moved(along(shoulder, lean, 118 * size), 42 * size, -58 * size),
    near: { leg: legTo(1), arm: armTo(wrist) },
    far: { leg: legTo(-1), arm: armTo(moved(wrist, -12, 6)) },
  }
}

/** Behind the hoods of a drop bar, on the grips of a flat one. */
function wristOn({ cockpit }: BikeLook, barCentre: Point): Point {
  if (cockpit.bar === 'flat') return moved(barCentre, -68, -34)
  const reach = clamped(cockpit.barReach ?? (cockpit.bar === 'flare' ? 70 : 78), 50, 110)
  return moved(barCentre, reach - 42, -46)
}

/** Finds the point at which two bones from `a` to `b` meet, in front of the line between them or behind it. */
export function joint(a: Point, b: Point, [first, second]: [number, number], side: 1 | -1): Point {
  const reach = Math.min(distance(a, b), (first + second) * 0.998)
  const far = Math.max(reach, Math.abs(first - second) + 1)
  const onLine = (first ** 2 - second ** 2 + far ** 2) / (2 * far)
  const off = Math.sqrt(Math.max(0, first ** 2 - onLine ** 2))
  const way = direction(a, b)
  return along(along(a, way, onLine), leftOf(way), off * side)
}
