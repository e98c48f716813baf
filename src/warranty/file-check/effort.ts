/** The steps that reading one file may take; false once they are used up. */
export type Effort = { spend(steps: number): boolean }

/**
 * More than a quarter of an hour of video needs, and few enough for some tens of milliseconds. Whoever else uses the shop waits
 * meanwhile, so a file that needs more is refused.
 */
const maxSteps = 120_000

/** What reading costs in comparison: a box with its header, an element of WebM, a number of a table. */
export const steps = { box: 4, element: 1, number: 1 } as const

/** One allowance for a whole file, in steps and not in time, so that every machine decides alike. */
export function createEffort(allowed = maxSteps): Effort {
  let left = allowed
  return {
    spend(amount) {
      left -= amount
      return left >= 0
    },
  }
}
