import type { Day } from '#/catalogue/calendar/bank-holidays.ts'
import type { NonNegativeMoney } from '#/money/non-negative.ts'
import type { Ctx } from '#/visitor/context.ts'
import { resolveItems } from '#/cart/items/resolve-items.server.ts'
import type { RequestedItem } from '#/cart/lines/to-cart-lines.ts'
import { requestProblems, type BuildProblem, lineProblems } from '#/cart/lines/build-problems.ts'
import type { CartLine } from '#/cart/lines/cart.ts'
import { findCart } from '#/cart/lines/cart.store.server.ts'
import { emptyCart } from '#/cart/api/empty-cart.server.ts'
import { loadPricingContext } from './pricing-context.server.ts'
import { paintedPrice } from './line-price.ts'
import { type PricingInputs, priceCart, type PricedLine } from './price-cart.ts'
import { skusOf } from '#/cart/items/stock.ts'

/** What a build would come to in a cart; a price only where the cart would take it. */
export type BuildQuote = {
  price: { now: NonNegativeMoney; before: NonNegativeMoney } | null
  dispatchDate: Day | null
  problems: readonly BuildProblem[]
}

/**
 * Asks all that adding a bike asks, of a cart in which nothing is yet, and writes nothing: what the
 * visitor holds already is not looked at.
 */
export async function quoteBuild(ctx: Ctx, items: readonly RequestedItem[]): Promise<BuildQuote> {
  const market = await loadPricingContext(ctx)
  const { goods } = market
  const asked = await resolveItems(ctx, items, goods)
  const faults = asked.flatMap((each) => ('problem' in each ? [each] : []))
  const [line] = asked.flatMap((each) => ('line' in each ? [each.line] : []))
  if (!line || faults.length > 0)
    return refused(faults.flatMap((fault) => requestProblems(fault, items, goods)))
  // no cart has an empty id, so this finds stock and nothing else
  const { stock } = await findCart(ctx.db, { id: '' }, { skus: skusOf(line) })
  const { unit, problem, dispatchDate } = priceAlone(ctx, line, { ...market, stock, coupon: null })
  if (!unit || problem)
    return refused(lineProblems(problem ?? 'unknownSku', line, { goods, stock }))
  return {
    price: { now: paintedPrice(unit), before: paintedPrice({ ...unit, price: unit.before }) },
    dispatchDate,
    problems: [],
  }
}

const refused = (problems: readonly BuildProblem[]): BuildQuote => ({
  price: null,
  dispatchDate: null,
  problems,
})

function priceAlone(ctx: Ctx, line: CartLine, around: PricingInputs): PricedLine {
  const nobodys = emptyCart(ctx, { customerId: null, site: ctx.visitor.site.id })
  const [priced] = priceCart({ ...nobodys, lines: [line] }, around).lines
  if (!priced) throw new Error('A cart with one line was priced without it.')
  return priced
}
