import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { at, n } from '#/drawings/bike/path.ts'
import { along, direction, point, type Point } from '#/drawings/bike/point.ts'
import { clamped } from '#/drawings/bike/clamped.ts'

/** Diameters of a bar at the stem and beyond it. */
export const barDiameters = { clamp: 31.8, round: 24 } as const

/** The bar's diameter under its tape, which laps over itself; thick tape has gel beneath it. */
export const tapedDiameter = ({ tapeKind = 'cork' }: BikeLook['cockpit']): number =>
  tapeKind === 'cushion' ? 31 : 28

/** The rise of the tops, or of a flat bar's ends, above the clamp. */
export const riseOf = ({ barRise = 0 }: BikeLook['cockpit']): number => clamped(barRise, 0, 60)

/** A drop bar seen from its side, in millimetres about the clamp. */
export type BarPlan = {
  reach: number
  drop: number
  /** The way from the bend beside the stem forward to the hood. */
  ramp: string
  /** From under the hood round the hook and back along the drops. */
  hook: string
  /** The open end of the bar, and one that is a plug's length behind it. */
  end: Point
  plug: Point
}

export function barPlan({ bar, barReach, barDrop, flare }: BikeLook['cockpit']): BarPlan {
  const isFlared = bar === 'flare'
  const reach = clamped(barReach ?? (isFlared ? 70 : 78), 50, 110)
  const drop = clamped(barDrop ?? (isFlared ? 116 : 126), 90, 160)
  // Flared drops lean out and sweep back, so that from the side they end lower and further behind.
  const lean = clamped(flare ?? (isFlared ? 12 : 0), 0, 30)
  const turn = point(reach * 0.2, drop)
  const end = point(-24 - lean * 0.7, drop + 3 + lean * 0.45)
  const front = `${n(reach * 0.78)} 7`
  return {
    reach,
    drop,
    ramp: `M0 0C${n(reach * 0.42)} 1 ${n(reach * 0.62)} -1 ${front}`,
    hook: `M${front}C${n(reach * 1.02)} 18 ${n(reach * 1.1)} 48 ${n(reach * 0.97)} ${n(drop * 0.62)}C${n(reach * 0.84)} ${n(drop * 0.93)} ${n(reach * 0.5)} ${n(drop)} ${at(turn)}L${at(end)}`,
    end,
    plug: along(end, direction(turn, end), 6),
  }
}
