/** The facts of a bike that can be ranked; null where the catalogue does not state one. */
export type Rankable = {
  /** In minor units of the visitor's currency. */
  price: number | null
  grams: number | null
  /** The size that was weighed. */
  weightSize: string | null
  hasPedals: boolean
  /** The widest tyre, in millimetres. */
  tyreClearance: number | null
  wattHours: number | null
}

/** The rows in which one value is better for every rider: the rest is a matter of taste. */
const rules = {
  price: { better: Math.min, of: (bike: Rankable) => bike.price },
  weight: { better: Math.min, of: (bike: Rankable) => bike.grams },
  tyreClearance: { better: Math.max, of: (bike: Rankable) => bike.tyreClearance },
  battery: { better: Math.max, of: (bike: Rankable) => bike.wattHours },
} as const

export type RankedRow = keyof typeof rules

/** For each row, whether a bike has the best value. No bike has if all are alike, or if only one states it. */
export function bestValues(bikes: readonly Rankable[]): Record<RankedRow, boolean[]> {
  const best = (row: RankedRow) => {
    const { better, of } = rules[row]
    return isBest(bikes.map(of), better)
  }
  return {
    price: best('price'),
    // A small frame is lighter than a large one, so weights of different sizes, or with pedals and without, say nothing.
    weight: areWeighedAlike(bikes) ? best('weight') : bikes.map(() => false),
    tyreClearance: best('tyreClearance'),
    battery: best('battery'),
  }
}

function isBest(figures: readonly (number | null)[], better: (...values: number[]) => number) {
  const known = figures.filter((figure) => figure !== null)
  const best = better(...known)
  const isRanked = known.some((figure) => figure !== best)
  return figures.map((figure) => isRanked && figure === best)
}

const areWeighedAlike = (bikes: readonly Rankable[]): boolean =>
  new Set(
    bikes.flatMap(({ grams, weightSize, hasPedals }) =>
      grams === null ? [] : [`${weightSize} ${hasPedals}`],
    ),
  ).size === 1
