import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { clamped } from '#/drawings/bike/clamped.ts'

/** Rims come between a bare box section and a disc; beyond that a number is a slip. */
export const rimDepth = (look: BikeLook): number => clamped(look.wheels.rimDepth ?? 28, 18, 90)
