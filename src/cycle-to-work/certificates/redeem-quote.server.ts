import { randomUUID } from 'node:crypto'
import { quoteLines } from '#/cart/api/ordered-cart.server.ts'
import { loadPricingContext } from '#/cart/pricing/pricing-context.server.ts'
import { defaultCountry, findCountry } from '#/country/country.ts'
import { despiteConflict } from '#/db/conflict.server.ts'
import { isUniqueViolation } from '#/db/unique-violation.server.ts'
import type { Order } from '#/orders/order/order.ts'
import { takeStep } from '#/orders/order/order-steps.server.ts'
import { certificateMethod } from '#/orders/order/payment.ts'
import { reserveAgreed } from '#/orders/placing/reserve-order.server.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { Quote, QuoteRefusal } from '#/cycle-to-work/quotes/quote.ts'
import { lockForStep, nameOf, type QuoteActor } from '#/cycle-to-work/quotes/quote-steps.server.ts'
import { writeQuoteStep } from '#/cycle-to-work/quotes/quotes.store.server.ts'

/** The index by which a certificate pays for one order only. */
const redeemedCertificate = 'cycle_quotes_redeemed_certificate'

/**
 * Turns a quote with a certificate into a paid order, in one transaction: prices as quoted, stock as it is
 * now. The quote's row is locked first, so that two processes cannot redeem it twice.
 */
export async function redeemQuote(
  ctx: Ctx,
  { id, country: code }: Pick<Quote, 'id' | 'country'>,
  { by, note = null }: { by: QuoteActor; note?: string | null },
): Promise<Order> {
  const country = findCountry(code) ?? defaultCountry
  // The pricing data must be loaded before the transaction begins.
  await loadPricingContext({ ...ctx, visitor: { ...ctx.visitor, country } })
  const { now } = ctx
  try {
    return await despiteConflict(() =>
      ctx.db.transaction(async (db) => {
        const { next, ...quote } = await lockForStep(db, { id }, 'redeem', { by, now })
        const reserved = await reserve({ ...ctx, db }, quote)
        const order = await takeStep(db, { id: reserved.id }, 'pay', { now, note: quote.number })
        const change = { state: next, orderNumber: order.number }
        await writeQuoteStep(db, id, change, { step: 'redeem', by: nameOf(by), note, at: now })
        return order
      }),
    )
  } catch (problem) {
    if (!isUniqueViolation(problem, redeemedCertificate)) throw problem
    throw new Refusal<QuoteRefusal>('quote-certificate-used', { status: 409 })
  }
}

async function reserve(ctx: Ctx, quote: Quote): Promise<Order> {
  const { address, delivery, lines, totals } = quote
  const country = findCountry(quote.country) ?? defaultCountry
  const store = delivery.kind === 'store' ? delivery.place : null
  const cart = await quoteLines(ctx, quote.cartLines, { country, store })
  return reserveAgreed(ctx, cart, {
    // The quote's lines are in no cart.
    cartId: randomUUID(),
    attemptId: quote.attemptId,
    providerNumber: null,
    holder: { customerId: quote.customerId, site: quote.site },
    locale: quote.locale,
    email: quote.email,
    country,
    delivery,
    shippingAddress: address,
    // The employee's name stays, so that the employer knows whose bike the invoice is for.
    billingAddress: { ...address, company: quote.employer, ...quote.employerAddress },
    payment: { method: certificateMethod, reference: quote.certificate },
    shown: null,
    network: null,
    affiliateClick: null,
    lines,
    totals,
  })
}
