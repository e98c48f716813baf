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
import { paymentSettings } from '#/platform/config/settings.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { OrderRefusal } from '#/orders/order/order.ts'
import { lockUnpaidOf } from '#/orders/order/orders.store.server.ts'
import { unpaidProblem } from './unpaid-limit.ts'

type Reservation = { reservedBy: string | null; reservedPence: number | null }

/**
 * An order reserves stock before it is paid for. Limits per order and per network, in pieces and in
 * money, keep anyone from reserving the whole stock for free.
 */
export async function limitUnpaid(
  ctx: Ctx,
  { cart, total }: PricedCart,
  { network, country }: { network: Network | null; country: Country },
): Promise<Reservation> {
  if (network === null) return { reservedBy: null, reservedPence: null }
  const reservedBy = hashNetwork(network)
  const minorPerPenny = await exchange(ctx, total.currency, country)
  const pence = Math.round(total.amount / minorPerPenny)
  const order = { pieces: totalQuantity(cart.lines), pence }
  const problem = unpaidProblem(order, await lockUnpaidOf(ctx.db, reservedBy))
  if (problem) {
    const { pendingMinutes: minutes, unpaid } = paymentSettings
    const { pieces, pounds } = unpaid.perOrder
    const most = money(Math.round(pounds * 100 * minorPerPenny), total.currency)
    const sum = formatMoney(most, country.locale)
    throw new Refusal<OrderRefusal>(problem, { values: { pieces, sum, minutes } })
  }
  return { reservedBy, reservedPence: pence }
}

/** Only a hash is stored, so that orders do not reveal the buyer's network. */
const hashNetwork = (network: Network): string =>
  createHash('sha256').update(network).digest('base64url').slice(0, 22)

/** Minor units of the currency per penny: accurate enough for a limit. */
async function exchange(ctx: Ctx, currency: Currency, country: Country): Promise<number> {
  const { market } = await loadPricingContext({ ...ctx, visitor: { ...ctx.visitor, country } })
  return market.book.ruleFor(country).rate * 10 ** (minorDigits[currency] - minorDigits.GBP)
}
