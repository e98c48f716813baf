import type { Day } from '#/catalogue/calendar/day.ts'
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

/** The quote for a build; it has a price only if the cart would accept the build. */
export type BuildQuote = {
  price: { now: NonNegativeMoney; before: NonNegativeMoney } | null
  dispatchDate: Day | null
  problems: readonly BuildProblem[]
}

/**
 * Makes the same checks as adding the bike to an empty cart, and writes nothing; the visitor's own cart
 * is not considered.
 */
export async function quoteBuild(ctx: Ctx, items: readonly RequestedItem[]): Promise<BuildQuote> {
  const market = await loadPricingContext(ctx)
  const { catalogue } = market
  const requested = await resolveItems(ctx, items, catalogue)
  const faults = requested.flatMap((each) => ('problem' in each ? [each] : []))
  const [line] = requested.flatMap((each) => ('line' in each ? [each.line] : []))
  if (!line || faults.length > 0)
    return refused(faults.flatMap((fault) => requestProblems(fault, items, catalogue)))
  // No cart has an empty ID, so this reads only stock.
  const { stock, held } = await findCart(ctx.db, { id: '' }, { skus: skusOf(line) })
  const { unit, problem, dispatchDate } = priceAlone(ctx, line, {
    ...market,
    stock,
    held,
    coupon: null,
  })
  if (!unit || problem)
    return refused(lineProblems(problem ?? 'unknownSku', line, { catalogue, stock }))
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

function priceAlone(ctx: Ctx, line: CartLine, inputs: PricingInputs): PricedLine {
  const empty = emptyCart(ctx, { customerId: null, site: ctx.visitor.site.id })
  const [priced] = priceCart({ ...empty, lines: [line] }, inputs).lines
  if (!priced) throw new Error('A cart with one line was priced without it.')
  return priced
}
