import { createHash } from 'node:crypto'
import { totalQuantity } from '#/cart/lines/cart.ts'
import { loadPricingContext } from '#/cart/pricing/pricing-context.server.ts'
import type { PricedCart } from '#/cart/pricing/price-cart.ts'
import type { Country } from '#/country/country.ts'
import { type Currency, minorDigits } from '#/money/currency.ts'
import { formatMoney } from '#/money/format-money.ts'
import { money } from '#/money/money.ts'
import type { Network } from '#/platform/rate-limit/network.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import { settings } from '#/platform/config/settings.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { OrderRefusal } from '#/orders/order/order.ts'
import { lockUnpaidOf } from '#/orders/order/orders.store.server.ts'
import { unpaidProblem } from './unpaid-limit.ts'

type Reservation = { reservedBy: string | null; reservedPence: number | null }

/**
 * An order takes goods off the shelf before it is paid for. So that nobody can empty the shop by asking,
 * what one order and one network may hold unpaid is limited, in pieces and in money.
 */
export async function limitUnpaid(
  ctx: Ctx,
  { cart, total }: PricedCart,
  { network, country }: { network: Network | null; country: Country },
): Promise<Reservation> {
  if (network === null) return { reservedBy: null, reservedPence: null }
  const reservedBy = hashNetwork(network)
  const minorForPenny = await exchange(ctx, total.currency, country)
  const pence = Math.round(total.amount / minorForPenny)
  const order = { pieces: totalQuantity(cart.lines), pence }
  const problem = unpaidProblem(order, await lockUnpaidOf(ctx.db, reservedBy))
  if (problem) {
    const { pendingMinutes: minutes, unpaid } = settings.payment
    const { pieces, pounds } = unpaid.perOrder
    const most = money(Math.round(pounds * 100 * minorForPenny), total.currency)
    const sum = formatMoney(most, country.locale)
    throw new Refusal<OrderRefusal>(problem, { values: { pieces, sum, minutes } })
  }
  return { reservedBy, reservedPence: pence }
}

/** Orders are no place to find out from which network somebody shops. */
const hashNetwork = (network: Network): string =>
  createHash('sha256').update(network).digest('base64url').slice(0, 22)

/** How many minor units of a country's currency a penny is worth: near enough for a limit. */
async function exchange(ctx: Ctx, currency: Currency, country: Country): Promise<number> {
  const { market } = await loadPricingContext({ ...ctx, visitor: { ...ctx.visitor, country } })
  return market.book.ruleFor(country).rate * 10 ** (minorDigits[currency] - minorDigits.GBP)
}
