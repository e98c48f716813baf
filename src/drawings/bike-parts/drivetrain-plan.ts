import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { moved, type Point } from '#/drawings/bike/point.ts'
import type { Skeleton } from '#/drawings/bike/skeleton.ts'
import { clamped } from '#/drawings/bike/clamped.ts'

export type DrivetrainPlan = {
  /** Teeth, largest first. */
  rings: number[]
  ringRadius: number
  sprockets: number[]
  /** The sprocket the chain runs on. */
  driven: number
  guide: Point
  tension: Point
  guideRadius: number
  tensionRadius: number
  hanger: Point
  crank: number
  /** Degrees that the near crank stands below forward. */
  turn: number
}

/** Pitch radius of a sprocket: its teeth sit half an inch apart (ISO 606). */
export const pitchRadius = (teeth: number): number => 12.7 / (2 * Math.sin(Math.PI / teeth))

export function drivetrainPlan(look: BikeLook, skeleton: Skeleton): DrivetrainPlan {
  const rings = look.drivetrain.rings
    .map(teethInReason)
    .toSorted((a, b) => b - a)
    .slice(0, 2)
  const biggest = rings[0] ?? 40
  const [small, large] = sprocketEnds(look.drivetrain.cassette)
  const sprockets = sprocketsBetween(small, large, look.drivetrain.speeds ?? 12)
  const isLong = large > 36
  const { rearAxle } = skeleton
  const drop = isLong ? 74 + (large - 36) * 1.1 : 66
  const guide = moved(rearAxle, 13, drop)
  return {
    rings: rings.length ? rings : [40],
    ringRadius: pitchRadius(biggest),
    sprockets,
    driven: sprockets[isLong ? 3 : 2] ?? small,
    guide,
    tension: moved(guide, isLong ? 24 : 17, isLong ? 82 : 58),
    guideRadius: 24,
    tensionRadius: isLong ? 28 : 25,
    hanger: moved(rearAxle, 9, 29),
    crank: look.drivetrain.crankLength ?? 172.5,
    turn: look.drivetrain.crankTurn ?? 0,
  }
}

const teethInReason = (teeth: number) => clamped(Math.round(teeth), 22, 60)

function sprocketEnds([a, b]: readonly [number, number]): [number, number] {
  const small = clamped(Math.round(Math.min(a, b)), 9, 20)
  return [small, Math.min(Math.max(Math.round(Math.max(a, b)), small + 6), 52)]
}

/** Each step grows with the gear, as cassettes are made. */
function sprocketsBetween(small: number, large: number, speeds: number): number[] {
  return Array.from({ length: speeds }, (_, index) =>
    Math.round(small * (large / small) ** (index / (speeds - 1))),
  )
}
