import { moved, point, type Point } from '#/drawings/bike/point.ts'
import { joint, type Arm, type Leg, type Pose } from './pose.ts'

/** Somebody who stands at a place on the ground, both hands where they are wanted. */
export function standingPose(
  foot: Point,
  stature: number,
  hands: { near: Point; far: Point },
): Pose {
  const size = stature / 1790
  const hip = moved(foot, -20 * size, -0.532 * stature)
  const shoulder = moved(hip, 18 * size, -0.288 * stature)
  const leg = (step: number): Leg => {
    const ball = moved(foot, (96 + step) * size, -8 * size)
    const ankle = moved(ball, -118 * size, -84 * size)
    return { hip, knee: joint(hip, ankle, [stature * 0.245, stature * 0.246], 1), ankle, ball }
  }
  const arm = (wrist: Point): Arm => ({
    shoulder,
    elbow: joint(shoulder, wrist, [stature * 0.186, stature * 0.15], -1),
    wrist,
  })
  return {
    stature,
    hip,
    shoulder,
    head: moved(shoulder, 46 * size, -184 * size),
    near: { leg: leg(30), arm: arm(hands.near) },
    far: { leg: leg(-90), arm: arm(hands.far) },
  }
}

/** Between the hands of somebody who reads: a map, unfolded. */
export const drawMap = ({ x, y }: Point): string => {
  const corner = point(x + 40, y - 190)
  return `<g transform="translate(${Math.round(corner.x)} ${Math.round(corner.y)})rotate(-8)"><path d="M0 0L96 22L190 -6L288 20L276 228L182 202L90 230L-8 206Z" fill="#f6f2e6"/><path d="M96 22L90 230L-8 206L0 0ZM288 20L276 228L182 202L190 -6Z" fill="#0f1216" fill-opacity=".07"/><path d="M18 60C60 40 80 110 120 96S190 60 214 110S250 150 270 130" fill="none" stroke="#b3362b" stroke-width="6"/><path d="M14 150C60 130 100 180 150 150S230 180 262 168M60 16C70 80 40 120 70 200" fill="none" stroke="#4a7f9a" stroke-width="4"/><path d="M120 30q30 20 60 4M200 40q20 14 50 6M20 100q20 20 50 6" fill="none" stroke="#6c7a44" stroke-width="4"/></g>`
}
