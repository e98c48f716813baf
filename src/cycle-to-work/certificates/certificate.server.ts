import { type FieldErrors, Refusal } from '#/platform/api/refusal.ts'
import { countAttemptFromNetwork } from '#/platform/rate-limit/attempts.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { typedHundredths } from '#/money/typed-amount.ts'
import { type CertificateForm, normalCertificate } from './certificate.ts'
import type { Quote, QuoteRefusal } from '#/cycle-to-work/quotes/quote.ts'
import { isEnded, quoteStateAt } from '#/cycle-to-work/quotes/quote-state.ts'
import { takeQuoteStep } from '#/cycle-to-work/quotes/quote-steps.server.ts'
import { orderMoney } from '#/orders/order/order-words.ts'
import { hourSeconds } from '#/platform/config/durations.ts'

const perNetwork = { limit: 20, windowSeconds: hourSeconds }

/** Whether a certificate pays for exactly what was quoted: nothing is topped up and nothing is given back. */
export const isWorth = ({ totals }: Pick<Quote, 'totals'>, value: string): boolean =>
  typedHundredths(value) === totals.total.amount

/** A quote that has ended never opens again, so nothing has to be counted or locked to refuse the step. */
function refuseEnded(quote: Quote, now: Date): void {
  const state = quoteStateAt(quote, now)
  if (!isEnded(state)) return
  const code = state === 'expired' ? 'quote-expired' : 'quote-step-refused'
  throw new Refusal<QuoteRefusal>(code, { values: { number: quote.number, state } })
}

/** Hands in the number of a certificate; staff check it before anything is ordered. */
export async function handInCertificate(
  ctx: Ctx,
  quote: Quote,
  form: CertificateForm,
): Promise<FieldErrors | null> {
  refuseEnded(quote, ctx.now)
  await countAttemptFromNetwork(ctx, 'cycle-certificate', perNetwork)
  const certificate = normalCertificate(form.certificate)
  // The same form sent twice has nothing more to do.
  if (quote.state === 'certificate-received' && quote.certificate === certificate) return null
  if (!isWorth(quote, form.value)) {
    const values = { total: orderMoney(quote, quote.totals.total) }
    return { value: [{ key: 'cycleToWork.status.otherValue', values }] }
  }
  const details = { by: { kind: 'shopper' }, now: ctx.now, certificate } as const
  await takeQuoteStep(ctx.db, { id: quote.id }, 'certificate', details)
  return null
}
