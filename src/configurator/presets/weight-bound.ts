import type { PresetSection } from './decided-sections.ts'

/** From a cheaper option to a dearer, lighter one. */
type Step = { price: number; grams: number }

/** The sections from one on: their cheapest options, and the steps to lighter ones, most grams for the money first. */
type Rest = { price: number; grams: number; steps: readonly Step[] }

/**
 * A lower bound of the weight that the sections from `index` on can have for at most `budget`: as if options could be
 * bought in part, which is never heavier than the best real choice. Null if not even the cheapest can be paid.
 */
export function weightBounds(
  sections: readonly PresetSection[],
): (index: number, budget: number) => number | null {
  const lists = sections.map(({ options }) => cheapestAndSteps(options))
  const rests = Array.from({ length: sections.length + 1 }, (_, index) => restFrom(lists, index))
  return (index, budget) => {
    const rest = rests[index]
    if (!rest || rest.price > budget) return null
    let left = budget - rest.price
    let { grams } = rest
    for (const step of rest.steps) {
      if (step.price > left) return grams + step.grams * (left / step.price)
      left -= step.price
      grams += step.grams
    }
    return grams
  }
}

type List = { cheapest: Step; steps: readonly Step[] }

const restFrom = (lists: readonly List[], index: number): Rest => {
  const rest = lists.slice(index)
  return {
    price: rest.reduce((sum, { cheapest }) => sum + cheapest.price, 0),
    grams: rest.reduce((sum, { cheapest }) => sum + cheapest.grams, 0),
    steps: rest
      .flatMap(({ steps }) => steps)
      .toSorted((a, b) => a.grams * b.price - b.grams * a.price),
  }
}

/** The options on the lower edge: each step saves less for the same money than the one before. */
function cheapestAndSteps(options: readonly Step[]): List {
  const [cheapest = { price: 0, grams: 0 }, ...others] = options
    .toSorted((a, b) => a.price - b.price || a.grams - b.grams)
    .filter((each, index, sorted) =>
      sorted.slice(0, index).every(({ grams }) => each.grams < grams),
    )
  const edge: Step[] = [cheapest]
  for (const next of others) {
    while (edge.length > 1 && isInside(edge.at(-2), edge.at(-1), next)) edge.pop()
    edge.push(next)
  }
  const steps = edge.slice(1).map(({ price, grams }, index) => ({
    price: price - (edge[index]?.price ?? 0),
    grams: grams - (edge[index]?.grams ?? 0),
  }))
  return { cheapest, steps }
}

/** Whether the middle one saves no more for its money than going to the last directly. */
const isInside = (first: Step | undefined, middle: Step | undefined, last: Step): boolean =>
  first !== undefined &&
  middle !== undefined &&
  (middle.grams - first.grams) * (last.price - first.price) >=
    (last.grams - first.grams) * (middle.price - first.price)
