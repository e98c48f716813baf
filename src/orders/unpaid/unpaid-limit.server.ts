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
import { isTooLarge, type MostUnpaid, type Reserved, unpaidProblem } from './unpaid-limit.ts'

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
  const { order, most } = await measure(ctx, { cart, total }, country)
  const problem = unpaidProblem(order, await lockUnpaidOf(ctx.db, reservedBy))
  if (problem) {
    const { pendingMinutes: minutes } = paymentSettings
    throw new Refusal<OrderRefusal>(problem, { values: { ...most, minutes } })
  }
  return { reservedBy, reservedPence: order.pence }
}

/** The most that may be had at a time without payment, if the cart is more; null if it is not. */
export async function exceededMost(
  ctx: Ctx,
  cart: Pick<PricedCart, 'cart' | 'total'>,
  country: Country,
): Promise<MostUnpaid | null> {
  const { order, most } = await measure(ctx, cart, country)
  return isTooLarge(order) ? most : null
}

async function measure(
  ctx: Ctx,
  { cart, total }: Pick<PricedCart, 'cart' | 'total'>,
  country: Country,
): Promise<{ order: Reserved; most: MostUnpaid }> {
  const minorPerPenny = await exchange(ctx, total.currency, country)
  const pence = Math.round(total.amount / minorPerPenny)
  const { pieces, pounds } = paymentSettings.unpaid.perOrder
  const most = money(Math.round(pounds * 100 * minorPerPenny), total.currency)
  return {
    order: { pieces: totalQuantity(cart.lines), pence },
    most: { pieces, sum: formatMoney(most, country.locale) },
  }
}

/** Only a hash is stored, so that orders do not reveal the buyer's network. */
const hashNetwork = (network: Network): string =>
  createHash('sha256').update(network).digest('base64url').slice(0, 22)

/** Minor units of the currency per penny: accurate enough for a limit. */
async function exchange(ctx: Ctx, currency: Currency, country: Country): Promise<number> {
  const { market } = await loadPricingContext({ ...ctx, visitor: { ...ctx.visitor, country } })
  return market.book.ruleFor(country).rate * 10 ** (minorDigits[currency] - minorDigits.GBP)
}
