/** The steps that reading one file may take; false once they are used up. */
export type Effort = { spend(steps: number): boolean }

/**
 * More than a quarter of an hour of video needs, and few enough for some tens of milliseconds. Whoever else uses the shop waits
 * meanwhile, so a file that needs more is refused.
 */
const maxSteps = 120_000

/** A box is the most expensive to read, because it has a header; elements of WebM and numbers of a table cost a step each. */
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
