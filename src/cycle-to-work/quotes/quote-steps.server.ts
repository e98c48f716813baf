import type { Db } from '#/db/client.server.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import { forEachRow } from '#/platform/jobs/for-each-row.ts'
import { addJob } from '#/platform/jobs/jobs.server.ts'
import { mayMail } from './mailbox-limit.server.ts'
import type { Quote, QuoteRefusal } from './quote.ts'
import { quoteMailJob } from './quote-mail.ts'
import { nextQuoteState, quoteStateAt, type QuoteStep } from './quote-state.ts'
import {
  lockQuote,
  type QuoteKey,
  readOverdueQuotes,
  readQuoteEvents,
  writeQuoteStep,
} from './quotes.store.server.ts'

export type QuoteActor = { kind: 'shopper' | 'clock' } | { kind: 'staff'; name: string }

export type QuoteStepDetails = {
  by: QuoteActor
  now: Date
  note?: string | null
  certificate?: string | null
}

/** Takes a step with its record and its mail in one transaction, or refuses it. */
export const takeQuoteStep = (
  db: Db,
  key: QuoteKey,
  step: Exclude<QuoteStep, 'redeem'>,
  details: QuoteStepDetails,
): Promise<Quote> =>
  db.transaction(async (tx) => {
    const { next, ...quote } = await lockForStep(tx, key, step, details)
    const { now, note = null } = details
    const change = { state: next, certificate: certificateAfter(quote, step, details) }
    await writeQuoteStep(tx, quote.id, change, { step, by: nameOf(details.by), note, at: now })
    if (await isMailed(tx, quote, details))
      await addJob(tx, quoteMailJob, { quoteId: quote.id, kind: step })
    return { ...quote, ...change }
  })

/**
 * Whether the step is mailed. The mailbox may belong to somebody who never asked for a quote: a visitor's
 * steps count in its limit, and a quote whose first mail was held back sends none by itself.
 */
async function isMailed(tx: Db, quote: Quote, { by, now }: QuoteStepDetails): Promise<boolean> {
  if (by.kind === 'staff') return true
  if (!quote.isMailed) return false
  return by.kind === 'clock' || mayMail({ db: tx, now }, quote.email)
}

function certificateAfter(
  quote: Quote,
  step: QuoteStep,
  { certificate = null }: QuoteStepDetails,
): string | null {
  if (step === 'certificate') return certificate
  return step === 'reject' ? null : quote.certificate
}

export const nameOf = (by: QuoteActor): string => (by.kind === 'staff' ? by.name : by.kind)

/** Locks the quote until the transaction ends; refuses a step that its state does not allow. */
export async function lockForStep(
  tx: Db,
  key: QuoteKey,
  step: QuoteStep,
  { by, now }: Pick<QuoteStepDetails, 'by' | 'now'>,
) {
  const quote = await lockQuote(tx, key)
  if (!quote) throw new Refusal<QuoteRefusal>('quote-not-found', { status: 404 })
  const { number, state } = quote
  // The clock's own step is the one that a quote past its last day still has.
  const isOver = step !== 'expire' && quoteStateAt(quote, now) === 'expired'
  if (isOver) throw new Refusal<QuoteRefusal>('quote-expired', { values: { number } })
  const next = nextQuoteState(state, step, by.kind)
  if (next === null)
    throw new Refusal<QuoteRefusal>('quote-step-refused', { values: { number, state } })
  return { ...quote, next }
}

/** Ends the quotes whose last day is over. */
export async function expireQuotes(db: Db, now: Date): Promise<void> {
  const expire = (id: number) =>
    takeQuoteStep(db, { id }, 'expire', { by: { kind: 'clock' }, now }).catch(
      (problem: unknown) => {
        // Another process was faster, or a certificate came in at the last moment.
        if (!(problem instanceof Refusal)) throw problem
      },
    )
  await forEachRow(await readOverdueQuotes(db, now), expire, {
    failure: 'Some quotes could not expire.',
  })
}

/** The history of a quote, oldest first. */
export const listQuoteEvents = (db: Db, { id }: Pick<Quote, 'id'>) => readQuoteEvents(db, id)
