import type { BikeLook } from '#/drawings/bike/bike-look.ts'

/** Rims come between a bare box section and a disc; beyond that a number is a slip. */
export const rimDepth = (look: BikeLook): number =>
  Math.min(Math.max(look.wheels.rimDepth ?? 28, 18), 90)
