import type { Db } from '#/db/client.server.ts'
import type { Quote, QuoteEvent } from './quote.ts'
import {
  eraseQuotesOf,
  type QuotePerson,
  readQuoteEvents,
  readQuotesOf,
} from './quotes.store.server.ts'

type WholeQuote = Omit<Quote, 'id' | 'attemptId' | 'cartLines'> & { events: QuoteEvent[] }

/** A person's quotes with their histories. The caller must have verified the email address. */
export async function listQuotesOf(db: Db, person: QuotePerson): Promise<WholeQuote[]> {
  const found: WholeQuote[] = []
  for (const { id, attemptId: _, cartLines: __, ...quote } of await readQuotesOf(db, person))
    found.push({ ...quote, events: await readQuoteEvents(db, id) })
  return found
}

/** Deletes a person's quotes; of a redeemed one only that its certificate is used up stays. */
export const eraseQuotes = (db: Db, person: QuotePerson): Promise<void> => eraseQuotesOf(db, person)
