import { stops, type Ink } from '#/drawings/bike/ink.ts'
import { n } from '#/drawings/bike/path.ts'

/** Light on a ring that bulges towards the eye: dark along both edges, lit a little outside its middle. */
export function bulge(
  ink: Ink,
  name: string,
  [inner, outer]: [number, number],
  light: number,
): string {
  const at = (share: number) => (inner + (outer - inner) * share) / outer
  return ink.define(
    name,
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${n(outer)}">${stops(
        [
          [at(0), '#000000', 0.42],
          [at(0.2), '#000000', 0.12],
          [at(0.36), '#ffffff', light * 0.3],
          [at(0.6), '#ffffff', light],
          [at(0.76), '#ffffff', light * 0.2],
          [at(0.9), '#000000', 0.16],
          [1, '#000000', 0.5],
        ],
      )}</radialGradient>`,
  )
}
