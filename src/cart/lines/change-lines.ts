import type { RequestedLine, ItemProblem } from './to-cart-lines.ts'
import { type CartLine, lineKey, limits } from './cart.ts'
import { lineProblem, quantityProblem, type Shop } from './check-line.ts'
import { mergeLines } from '#/cart/merge/merge-carts.ts'

export type Changed = { lines: readonly CartLine[]; problems: readonly ItemProblem[] }

/** What can be added is; each of the others says why not. */
export function addLines(
  lines: readonly CartLine[],
  asked: readonly RequestedLine[],
  shop: Shop,
): Changed {
  const problems: ItemProblem[] = []
  let sofar = lines
  for (const each of asked) {
    if ('problem' in each) {
      problems.push(each)
      continue
    }
    const next = mergeLines(sofar, [each.line])
    const problem = next.length > limits.lines ? 'cartFull' : problemIn(next, each.line, shop)
    if (problem) problems.push({ index: each.index, problem, name: each.line.sku })
    else sofar = next
  }
  return { lines: sofar, problems: problems.toSorted((a, b) => a.index - b.index) }
}

/** One bike with its paint and what was chosen along with it: all of it is added, or nothing. */
export function addWholeBike(
  lines: readonly CartLine[],
  asked: readonly RequestedLine[],
  shop: Shop,
): Changed {
  const added = addLines(lines, asked, shop)
  const problems = [...added.problems, ...bikeCountProblems(asked, shop)]
  return { lines: problems.length > 0 ? lines : added.lines, problems }
}

function bikeCountProblems(asked: readonly RequestedLine[], { goods }: Shop): ItemProblem[] {
  const isBike = (each: RequestedLine) =>
    'line' in each && goods.get(each.line.sku)?.kind === 'bike'
  const bikes = asked.filter(isBike).length
  const hasFailed = asked.some((each) => 'problem' in each)
  // without a bike, what kept it from being added has been told already
  if (bikes === 1 || (bikes === 0 && hasFailed)) return []
  return [{ index: 0, problem: bikes === 0 ? 'noBike' : 'oneBikeAtATime', name: '' }]
}

/** Looks at the line as it would be, with what was there before. */
function problemIn(lines: readonly CartLine[], line: CartLine, shop: Shop) {
  const merged = findSame(lines, line)
  if (!merged) return null
  return lineProblem(
    merged,
    lines.filter((other) => other !== merged),
    shop,
  )
}

export const findSame = (lines: readonly CartLine[], line: CartLine): CartLine | null =>
  lines.find((each) => lineKey(each) === lineKey(line)) ?? null

export type QuantityChange = { uid: string; quantity: number }

/** Sets quantities, all or none; nothing is left of a line at zero. */
export function setQuantities(
  lines: readonly CartLine[],
  changes: readonly QuantityChange[],
  shop: Shop,
): Changed {
  const problems: ItemProblem[] = []
  let next = lines
  for (const [index, { uid, quantity }] of changes.entries()) {
    const line = next.find((each) => each.uid === uid)
    const tell = (problem: ItemProblem['problem']) => problems.push({ index, problem, name: uid })
    if (!line) tell(next.some((each) => each.colour?.uid === uid) ? 'childItem' : 'unknownItem')
    else if (quantity <= 0) next = next.filter((each) => each !== line)
    else {
      const others = next.filter((each) => each !== line)
      const wanted = { ...line, quantity }
      const problem = quantityProblem(quantity) ?? raiseProblem(line, wanted, others, shop)
      if (problem) tell(problem)
      else next = next.map((each) => (each === line ? wanted : each))
    }
  }
  return problems.length > 0 ? { lines, problems } : { lines: next, problems }
}

/** Taking fewer is always possible, also of what has meanwhile sold out. */
function raiseProblem(line: CartLine, wanted: CartLine, others: readonly CartLine[], shop: Shop) {
  if (wanted.quantity <= line.quantity) return null
  const problem = lineProblem(wanted, others, shop)
  return problem === 'notEnough' || problem === 'outOfStock' ? 'notAvailable' : problem
}

/** A bike goes with its paint, whichever of the two was named. */
export const withoutItem = (lines: readonly CartLine[], uid: string): CartLine[] =>
  lines.filter((line) => line.uid !== uid && line.colour?.uid !== uid)
