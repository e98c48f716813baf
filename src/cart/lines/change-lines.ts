import type { RequestedLine, ItemProblem } from './to-cart-lines.ts'
import { type CartLine, lineKey } from './cart.ts'
import { limits } from './limits.ts'
import { lineProblem, quantityProblem, type Shop } from './check-line.ts'
import { mergeLines } from '#/cart/merge/merge-carts.ts'

export type Changed = { lines: readonly CartLine[]; problems: readonly ItemProblem[] }

/** Adds the lines that can be added and reports a problem for each of the others. */
export function addLines(
  lines: readonly CartLine[],
  requested: readonly RequestedLine[],
  inputs: Shop,
): Changed {
  const problems: ItemProblem[] = []
  let current = lines
  for (const each of requested) {
    if ('problem' in each) {
      problems.push(each)
      continue
    }
    const next = mergeLines(current, [each.line])
    const problem = next.length > limits.lines ? 'cartFull' : problemIn(next, each.line, inputs)
    if (problem) problems.push({ index: each.index, problem, name: each.line.sku })
    else current = next
  }
  return { lines: current, problems: problems.toSorted((a, b) => a.index - b.index) }
}

/** Adds one bike with its paint and the items chosen with it: all of them or none. */
export function addWholeBike(
  lines: readonly CartLine[],
  requested: readonly RequestedLine[],
  inputs: Shop,
): Changed {
  const added = addLines(lines, requested, inputs)
  const problems = [...added.problems, ...bikeCountProblems(requested, inputs)]
  return { lines: problems.length > 0 ? lines : added.lines, problems }
}

function bikeCountProblems(
  requested: readonly RequestedLine[],
  { catalogue }: Shop,
): ItemProblem[] {
  const isBike = (each: RequestedLine) =>
    'line' in each && catalogue.get(each.line.sku)?.kind === 'bike'
  const bikes = requested.filter(isBike).length
  const hasFailed = requested.some((each) => 'problem' in each)
  // When no bike could be resolved, the problem of the failed item is already reported.
  if (bikes === 1 || (bikes === 0 && hasFailed)) return []
  return [{ index: 0, problem: bikes === 0 ? 'noBike' : 'oneBikeAtATime', name: '' }]
}

/** Checks the line as merged with the same line already in the cart. */
function problemIn(lines: readonly CartLine[], line: CartLine, inputs: Shop) {
  const merged = findSame(lines, line)
  if (!merged) return null
  return lineProblem(
    merged,
    lines.filter((other) => other !== merged),
    inputs,
  )
}

export const findSame = (lines: readonly CartLine[], line: CartLine): CartLine | null =>
  lines.find((each) => lineKey(each) === lineKey(line)) ?? null

export type QuantityChange = { uid: string; quantity: number }

/** Sets quantities, all or none; a quantity of zero removes the line. */
export function setQuantities(
  lines: readonly CartLine[],
  changes: readonly QuantityChange[],
  inputs: Shop,
): Changed {
  const problems: ItemProblem[] = []
  let next = lines
  for (const [index, { uid, quantity }] of changes.entries()) {
    const line = next.find((each) => each.uid === uid)
    const report = (problem: ItemProblem['problem']) => problems.push({ index, problem, name: uid })
    if (!line) report(next.some((each) => each.colour?.uid === uid) ? 'childItem' : 'unknownItem')
    else if (quantity <= 0) next = next.filter((each) => each !== line)
    else {
      const others = next.filter((each) => each !== line)
      const changed = { ...line, quantity }
      const problem = quantityProblem(quantity) ?? raiseProblem(line, changed, others, inputs)
      if (problem) report(problem)
      else next = next.map((each) => (each === line ? changed : each))
    }
  }
  return problems.length > 0 ? { lines, problems } : { lines: next, problems }
}

/** A quantity can always be reduced, even if the item has sold out since. */
function raiseProblem(
  line: CartLine,
  changed: CartLine,
  others: readonly CartLine[],
  inputs: Shop,
) {
  if (changed.quantity <= line.quantity) return null
  const problem = lineProblem(changed, others, inputs)
  return problem === 'notEnough' || problem === 'outOfStock' ? 'notAvailable' : problem
}

/** Removes a bike together with its paint, whichever of the two has the uid. */
export const withoutItem = (lines: readonly CartLine[], uid: string): CartLine[] =>
  lines.filter((line) => line.uid !== uid && line.colour?.uid !== uid)
