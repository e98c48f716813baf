import type { PaintFinish } from '#/drawings/bike/bike-look.ts'

/** The material that light falls on. A look states the finish of paint; the parts know whether they are carbon or anodised. */
export type SurfaceFinish = PaintFinish | 'carbon' | 'anodised'

/** The reflections of the studio on a surface: its lamps, its own shade, and the floor that shines back from below. */
export type Glow = 'light' | 'dark' | 'floor'

/** Light and shade across a tube, from the edge that faces the lamps to the one that faces the floor. */
type Shading = (light: number, dark: number) => readonly (readonly [Glow, number, number])[]

/** The reflections of each surface: two softboxes, the horizon between wall and floor, and the floor. */
export const shadings: Record<SurfaceFinish, Shading> = {
  // A mirror: both softboxes with crisp edges, a dark horizon, the bright floor along the lower edge.
  gloss: (light, dark) => [
    ['dark', 0, 0.36 * dark],
    ['dark', 0.05, 0.02],
    ['light', 0.05, 0.06 * light],
    ['light', 0.11, 0.2 * light],
    ['light', 0.14, 0.84 * light],
    ['light', 0.22, 0.76 * light],
    ['light', 0.255, 0.2 * light],
    ['light', 0.315, 0.1 * light],
    ['light', 0.335, 0.36 * light],
    ['light', 0.37, 0.3 * light],
    ['light', 0.395, 0.05 * light],
    ['light', 0.5, 0],
    ['dark', 0.5, 0],
    ['dark', 0.57, 0.12 * dark],
    ['dark', 0.6, 0.4 * dark],
    ['dark', 0.76, 0.6 * dark],
    ['dark', 0.88, 0.3 * dark],
    ['dark', 0.915, 0.1 * dark],
    ['floor', 0.915, 0.14 * light],
    ['floor', 0.965, 0.44 * light],
    ['floor', 1, 0.16 * light],
  ],
  // The same studio through frosted glass.
  satin: (light, dark) => [
    ['dark', 0, 0.34 * dark],
    ['dark', 0.09, 0],
    ['light', 0.09, 0.05 * light],
    ['light', 0.19, 0.46 * light],
    ['light', 0.3, 0.32 * light],
    ['light', 0.37, 0.22 * light],
    ['light', 0.52, 0],
    ['dark', 0.52, 0],
    ['dark', 0.66, 0.3 * dark],
    ['dark', 0.82, 0.54 * dark],
    ['dark', 0.93, 0.34 * dark],
    ['dark', 0.965, 0.08],
    ['floor', 0.965, 0.08 * light],
    ['floor', 1, 0.26 * light],
  ],
  // No reflection at all: only more or less light, and a little of the floor.
  matt: (light, dark) => [
    ['dark', 0, 0.18 * dark],
    ['dark', 0.12, 0],
    ['light', 0.12, 0.04 * light],
    ['light', 0.3, 0.14 * light],
    ['light', 0.52, 0],
    ['dark', 0.52, 0],
    ['dark', 0.86, 0.46 * dark],
    ['dark', 0.95, 0.3 * dark],
    ['floor', 0.95, 0.03 * light],
    ['floor', 1, 0.15 * light],
  ],
  // Brushed metal draws every lamp out across its grain: two broad bands with soft shoulders.
  raw: (light, dark) => [
    ['dark', 0, 0.56 * dark],
    ['dark', 0.09, 0.12 * dark],
    ['light', 0.09, 0],
    ['light', 0.19, 0.66 * light],
    ['light', 0.28, 0.4 * light],
    ['light', 0.37, 0.5 * light],
    ['light', 0.55, 0],
    ['dark', 0.55, 0],
    ['dark', 0.68, 0.4 * dark],
    ['dark', 0.82, 0.62 * dark],
    ['dark', 0.93, 0.3 * dark],
    ['floor', 0.93, 0.1 * light],
    ['floor', 1, 0.36 * light],
  ],
  // A coloured skin on bare metal: the lamps stay narrow and take its colour, and the edges run deep.
  anodised: (light, dark) => [
    ['dark', 0, 0.62 * dark],
    ['dark', 0.08, 0.14 * dark],
    ['light', 0.08, 0],
    ['light', 0.16, 0.6 * light],
    ['light', 0.21, 0.72 * light],
    ['light', 0.27, 0.3 * light],
    ['light', 0.35, 0.16 * light],
    ['light', 0.39, 0.38 * light],
    ['light', 0.44, 0.1 * light],
    ['light', 0.52, 0],
    ['dark', 0.52, 0],
    ['dark', 0.66, 0.46 * dark],
    ['dark', 0.82, 0.72 * dark],
    ['dark', 0.93, 0.36 * dark],
    ['floor', 0.93, 0.1 * light],
    ['floor', 1, 0.42 * light],
  ],
  // Clear lacquer over black cloth: one thin, hard lamp and little else.
  carbon: (light, dark) => [
    ['dark', 0, 0.3 * dark],
    ['dark', 0.06, 0],
    ['light', 0.06, 0.05],
    ['light', 0.15, 0.16],
    ['light', 0.17, 0.5 * light],
    ['light', 0.21, 0.46 * light],
    ['light', 0.24, 0.16],
    ['light', 0.5, 0],
    ['dark', 0.5, 0],
    ['dark', 0.62, 0.4 * dark],
    ['dark', 0.9, 0.5 * dark],
    ['floor', 0.9, 0.03],
    ['floor', 1, 0.2 * light],
  ],
}
