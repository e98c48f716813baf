import type { Noise } from './random.ts'
import type { Sheet, Spot } from './sheet.ts'

/** A point on the land before us: metres to the side, metres away, metres above the ground. */
type Ground = readonly [side: number, away: number, up?: number]

/** The eye that stands on the road: what is twice as far away is half as large. */
export type Camera = {
  horizon: number
  near: number
  far: number
  /** Projects a point on the ground to the print. */
  see: (point: Ground) => Spot
  /** Print units per metre at a distance. */
  scale: (away: number) => number
  /** Sideways position of the road's middle. */
  bend: (away: number) => number
}

export function standCamera(sheet: Sheet, horizon: number, winding: number): Camera {
  const { width, height, random } = sheet
  const focus = height * 0.92
  const eye = random.between(3.6, 5.6)
  const tempo = random.between(1.9, 2.6)
  const roll: Noise = sheet.noise(2)
  const phase = random.between(0, 6.3)
  const middle = width * random.between(0.54, 0.68)
  const near = (focus * eye) / (height * 1.03 - horizon)
  const start = Math.sin(tempo * Math.log(near) + phase)
  const bend = (away: number) => {
    const s = Math.sin(tempo * Math.log(away) + phase) - start * Math.exp(-(away - near) / 14)
    return away * winding * 0.3 * s * Math.min(1, (away - near) / 30 + 0.15)
  }
  const swell = (away: number) => roll(away / 70) * 2.1 * Math.min(1, away / 60)
  const scale = (away: number) => focus / away
  return {
    horizon,
    near,
    far: 900,
    scale,
    bend,
    see: ([side, away, up = 0]) => [
      middle + side * scale(away),
      horizon + (eye - swell(away) - up) * scale(away),
    ],
  }
}

/** Distances from the viewer's feet to the horizon, closer together where the eye can tell them apart. */
export const distances = (camera: Camera, count: number): number[] =>
  Array.from(
    { length: count },
    (_, i) => camera.near * 0.5 * (camera.far / (camera.near * 0.5)) ** (i / (count - 1)),
  )
