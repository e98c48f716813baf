import { quoteLines } from '#/cart/api/ordered-cart.server.ts'
import type { Day } from '#/catalogue/calendar/day.ts'
import { defaultCountry, findCountry } from '#/country/country.ts'
import { isEnded, quoteStateAt } from '#/cycle-to-work/quotes/quote-state.ts'
import { handInCertificate } from '#/cycle-to-work/certificates/certificate.server.ts'
import { certificateSchema } from '#/cycle-to-work/certificates/certificate.ts'
import type { Quote, QuoteRefusal } from '#/cycle-to-work/quotes/quote.ts'
import { quoteLinkCookie } from '#/cycle-to-work/quotes/quote-link-cookie.ts'
import { findQuote, findQuoteByLink } from '#/cycle-to-work/quotes/quote-links.server.ts'
import { listQuoteEvents, takeQuoteStep } from '#/cycle-to-work/quotes/quote-steps.server.ts'
import { type ActionOutcome, done } from '#/platform/api/page.ts'
import { isRefusal, Refusal } from '#/platform/api/refusal.ts'
import { parse } from '#/platform/api/schema.ts'
import { countAttemptFromNetwork } from '#/platform/rate-limit/attempts.server.ts'
import type { Action, Ctx } from '#/visitor/context.ts'
import { quoteStatusPath } from './quote-paths.ts'
import { type QuoteStatusView, toQuoteView } from './quote-status-view.ts'
import { hourSeconds } from '#/platform/config/durations.ts'

/** Shows a quote to anyone who holds the link from its mail, or has just made it in this browser. */
export async function loadQuoteStatusPage(ctx: Ctx): Promise<{ data: QuoteStatusView }> {
  const quote = await findLinked(ctx)
  if (!quote) return { data: { kind: 'none' } }
  const { locale, site } = ctx.visitor
  const [events, readyDay] = await Promise.all([
    listQuoteEvents(ctx.db, quote),
    findReadyDay(ctx, quote),
  ])
  const shown = { events, readyDay, locale, site, now: ctx.now }
  return { data: { kind: 'quote', quote: toQuoteView(quote, shown) } }
}

/** The day on which an order of today would be dispatched or ready; null if it cannot be ordered now. */
async function findReadyDay(ctx: Ctx, quote: Quote): Promise<Day | null> {
  if (isEnded(quoteStateAt(quote, ctx.now))) return null
  const { cartLines, delivery } = quote
  const country = findCountry(quote.country) ?? defaultCountry
  const store = delivery.kind === 'store' ? delivery.place : null
  try {
    const { dispatchDate, collection } = await quoteLines(ctx, cartLines, { country, store })
    return collection ? (collection.time?.day ?? null) : dispatchDate
  } catch (problem) {
    // The store may have closed for good.
    if (isRefusal(problem)) return null
    throw problem
  }
}

async function findLinked(ctx: Ctx): Promise<Quote | null> {
  const token = quoteLinkCookie.read(ctx.visitor.cookieHeader)
  return token === null ? null : findQuoteByLink(ctx, token)
}

const linksPerNetwork = { limit: 60, windowSeconds: hourSeconds }

/** Takes the link's token, which a script reads from the URL's hash, a certificate, or a withdrawal. */
export const sendQuoteStatus: Action = async (ctx, { form }) => {
  const { token } = form
  if (token !== undefined) return openByToken(ctx, token)
  const quote = await findLinked(ctx)
  if (!quote) throw new Refusal<QuoteRefusal>('quote-not-found', { status: 404 })
  if (form['withdraw'] !== undefined) {
    await withdraw(ctx, quote)
    return done(quoteStatusPath)
  }
  const fields = await handInCertificate(ctx, quote, parse(certificateSchema, form))
  return fields ? { kind: 'refused', fields } : done(quoteStatusPath)
}

/** A second press finds the quote withdrawn, which is what it asked for, even if both come at once. */
async function withdraw({ db, now }: Ctx, { id }: Quote): Promise<void> {
  try {
    await takeQuoteStep(db, { id }, 'withdraw', { by: { kind: 'shopper' }, now })
  } catch (problem) {
    if (!isRefusal(problem) || (await findQuote(db, id))?.state !== 'withdrawn') throw problem
  }
}

async function openByToken(ctx: Ctx, token: string): Promise<ActionOutcome> {
  await countAttemptFromNetwork(ctx, 'cycle-quote-link', linksPerNetwork)
  const quote = await findQuoteByLink(ctx, token)
  if (!quote) return { kind: 'refused', summary: { key: 'cycleToWork.status.noLink', values: {} } }
  const secure = ctx.visitor.isSecure
  return done(quoteStatusPath, [quoteLinkCookie.serialise(token, { secure })])
}
