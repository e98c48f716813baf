import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { clearancesOf, type Clearances } from '#/drawings/bike-frame/clearances.ts'

type Limit = {
  measure: keyof Clearances
  /** Less than this cannot be built or ridden. */
  least: number
  /** The sentence says what is wrong, with the millimetres below zero or those that are missing. */
  says: (millimetres: { belowZero: number; missing: number }) => string
}

/** Makers print whole millimetres, so that a tyre may seem to touch what it clears by a hair. */
const rounding = 2

const limits: readonly Limit[] = [
  {
    measure: 'rearTyreToSeatTube',
    least: -rounding,
    says: ({ belowZero }) => `the rear tyre would reach ${belowZero} mm into the seat tube`,
  },
  {
    measure: 'frontTyreToDownTube',
    least: -rounding,
    says: ({ belowZero }) => `the front tyre would reach ${belowZero} mm into the down tube`,
  },
  {
    measure: 'tyreToCrown',
    least: -10,
    says: ({ belowZero }) =>
      `the fork would be ${belowZero} mm too short for its wheel under this head tube`,
  },
  {
    measure: 'betweenWheels',
    least: 5,
    says: ({ missing }) => `the wheels need ${missing} mm more between them`,
  },
  {
    measure: 'pedalToGround',
    least: 20,
    says: ({ missing }) => `a pedal would come ${missing} mm too near to the ground`,
  },
  {
    measure: 'saddleToSeatTube',
    least: -10,
    says: ({ belowZero }) => `the seat tube is ${belowZero} mm too long for this saddle height`,
  },
  {
    measure: 'saddleAboveHead',
    least: -150,
    says: ({ belowZero }) => `the saddle would be ${belowZero} mm below the top of the head tube`,
  },
]

/** Lengths that no frame has, whatever else is stated. */
const shortest = { seatTube: 200, headTube: 50, chainstay: 300, stack: 300, reach: 200 } as const
const names = {
  seatTube: 'seat tube',
  headTube: 'head tube',
  chainstay: 'chainstay',
  stack: 'stack',
  reach: 'reach',
} as const
const measured = ['seatTube', 'headTube', 'chainstay', 'stack', 'reach'] as const

/** The reasons why a bike of this geometry cannot exist; none for one that can be drawn as it is stated. */
export function absurdities(look: BikeLook): string[] {
  const tooShort = measured.flatMap((key) =>
    look.geometry[key] < shortest[key]
      ? [`a ${names[key]} of ${look.geometry[key]} mm is shorter than any frame has`]
      : [],
  )
  if (tooShort.length > 0) return tooShort
  const clearances = clearancesOf(look)
  return limits.flatMap(({ measure, least, says }) => {
    const clearance = clearances[measure]
    const [belowZero, missing] = [Math.ceil(-clearance), Math.ceil(least - clearance)]
    return missing > 0 ? [says({ belowZero, missing })] : []
  })
}
