import { type CartLine, lineKey, piecesNeeded } from '#/cart/lines/cart.ts'
import { type Changed, findSame } from '#/cart/lines/change-lines.ts'
import { type LineProblem, lineProblem, type Shop } from '#/cart/lines/check-line.ts'
import type { ItemProblem, RequestedLine } from '#/cart/lines/to-cart-lines.ts'

/** The line to change, and what the bike in it becomes. */
export type Replacement = { uid: string; requested: readonly RequestedLine[] }

/**
 * Gives a bike in the cart another build. The line keeps its place, its quantity and its uid, and it is checked
 * as if it were added. If the cart has a line of the very same build, the two become one.
 */
export function replaceBike(
  lines: readonly CartLine[],
  { uid, requested }: Replacement,
  shop: Shop,
): Changed {
  const refused = (...problems: ItemProblem[]): Changed => ({ lines, problems })
  const held = lines.find((line) => line.uid === uid)
  if (!held) return refused(problemOf(missing(lines, uid), uid))
  const failed = requested.flatMap((each) => ('problem' in each ? [each] : []))
  if (failed.length > 0) return refused(...failed)
  const [line, ...others] = requested.flatMap((each) => ('line' in each ? [each.line] : []))
  if (!line || others.length > 0) return refused(problemOf('oneBikeAtATime', uid))
  const wrong = bikeProblem(held, line, shop)
  if (wrong) return refused(problemOf(wrong, line.sku))
  const next = inPlaceOf(held, line)
  if (lineKey(next) === lineKey(held)) return { lines, problems: [] }
  const same = findSame(
    lines.filter((each) => each !== held),
    next,
  )
  const merged = same ? { ...next, quantity: next.quantity + same.quantity } : next
  const rest = lines.filter((each) => each !== held && each !== same)
  const problem = lineProblem(merged, piecesNeeded([...rest, merged]), shop)
  if (problem) return refused(problemOf(problem, merged.sku))
  const changed = lines.flatMap((each) => (each === held ? [merged] : each === same ? [] : [each]))
  return { lines: changed, problems: [] }
}

const problemOf = (problem: LineProblem, name: string): ItemProblem => ({ index: 0, problem, name })

/** A paint is changed with its bike. */
const missing = (lines: readonly CartLine[], uid: string): LineProblem =>
  lines.some(({ colour }) => colour?.uid === uid) ? 'childItem' : 'unknownItem'

/** Another size or colour is the same bike, another product is not. */
function bikeProblem(held: CartLine, line: CartLine, { catalogue }: Shop): LineProblem | null {
  const bike = catalogue.get(line.sku)
  if (bike?.kind !== 'bike') return 'noBike'
  const before = catalogue.get(held.sku)
  return before && before.productId !== bike.productId ? 'otherBike' : null
}

/** The configurator knows no entered texts, so those of the line stay unless others are sent. */
const inPlaceOf = (held: CartLine, { colour, entered, ...line }: CartLine): CartLine => ({
  ...line,
  uid: held.uid,
  quantity: held.quantity,
  entered: entered.length > 0 ? entered : held.entered,
  colour: colour && { ...colour, uid: held.colour?.uid ?? colour.uid },
})
