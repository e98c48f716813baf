import type { RequestedLine, ItemProblem } from './to-cart-lines.ts'
import {
  type CartLine,
  countPieces,
  lineKey,
  piecesNeeded,
  type PiecesNeeded,
  piecesWithMore,
} from './cart.ts'
import { limits } from './limits.ts'
import { lineProblem, quantityProblem, type Shop } from './check-line.ts'

export type Changed = { lines: readonly CartLine[]; problems: readonly ItemProblem[] }

/** Adds the lines that can be added and reports a problem for each of the others. */
export function addLines(
  lines: readonly CartLine[],
  requested: readonly RequestedLine[],
  inputs: Shop,
): Changed {
  const problems: ItemProblem[] = []
  const current = new Map(lines.map((line) => [lineKey(line), line]))
  const needed = piecesNeeded(lines)
  let isChanged = false
  for (const each of requested) {
    if ('problem' in each) {
      problems.push(each)
      continue
    }
    const key = lineKey(each.line)
    const { quantity } = each.line
    const existing = current.get(key)
    const merged = existing ? { ...existing, quantity: existing.quantity + quantity } : each.line
    const isFull = !existing && current.size >= limits.lines
    const problem = isFull
      ? 'cartFull'
      : lineProblem(merged, piecesWithMore(needed, merged, quantity), inputs)
    if (problem) problems.push({ index: each.index, problem, name: each.line.sku })
    else {
      countPieces(needed, merged, quantity)
      current.set(key, merged)
      isChanged = true
    }
  }
  return {
    lines: isChanged ? [...current.values()] : lines,
    problems: problems.toSorted((a, b) => a.index - b.index),
  }
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

export function findSame(lines: readonly CartLine[], line: CartLine): CartLine | null {
  const key = lineKey(line)
  return lines.find((each) => each.sku === line.sku && lineKey(each) === key) ?? null
}

export type QuantityChange = { uid: string; quantity: number }

/** Sets quantities, all or none; a quantity of zero removes the line. */
export function setQuantities(
  lines: readonly CartLine[],
  changes: readonly QuantityChange[],
  inputs: Shop,
): Changed {
  const problems: ItemProblem[] = []
  const needed = piecesNeeded(lines)
  let next = lines
  for (const [index, { uid, quantity }] of changes.entries()) {
    const line = next.find((each) => each.uid === uid)
    const report = (problem: ItemProblem['problem']) => problems.push({ index, problem, name: uid })
    if (!line) report(next.some((each) => each.colour?.uid === uid) ? 'childItem' : 'unknownItem')
    else if (quantity === 0) {
      countPieces(needed, line, -line.quantity)
      next = next.filter((each) => each !== line)
    } else {
      const problem = quantityProblem(quantity) ?? raiseProblem(line, quantity, needed, inputs)
      if (problem) report(problem)
      else {
        countPieces(needed, line, quantity - line.quantity)
        next = next.map((each) => (each === line ? { ...line, quantity } : each))
      }
    }
  }
  return problems.length > 0 ? { lines, problems } : { lines: next, problems }
}

/** A quantity can always be reduced, even if the item has sold out since. */
function raiseProblem(line: CartLine, quantity: number, needed: PiecesNeeded, inputs: Shop) {
  const more = quantity - line.quantity
  if (more <= 0) return null
  const problem = lineProblem({ ...line, quantity }, piecesWithMore(needed, line, more), inputs)
  return problem === 'notEnough' || problem === 'outOfStock' ? 'notAvailable' : problem
}

/** Removes a bike together with its paint, whichever of the two has the uid. */
export const withoutItem = (lines: readonly CartLine[], uid: string): CartLine[] =>
  lines.filter((line) => line.uid !== uid && line.colour?.uid !== uid)
