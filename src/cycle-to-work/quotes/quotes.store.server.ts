import { and, desc, eq, inArray, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '#/db/client.server.ts'
import { fromStored } from '#/db/stored-json.ts'
import { cycleQuoteEvents, cycleQuoteLinks, cycleQuotes } from '#/db/tables/cycle-to-work.server.ts'
import { dayMs } from '#/platform/config/durations.ts'
import { forEachRow } from '#/platform/jobs/for-each-row.ts'
import { type Quote, type Quoted, type QuoteEvent, quotedSchema } from './quote.ts'
import { isEnded, quoteEventNames, type QuoteState, quoteStates } from './quote-state.ts'

type Row = typeof cycleQuotes.$inferSelect
export type NewQuote = Omit<Quote, 'id' | 'state' | 'certificate' | 'orderNumber' | 'endedAt'>

/** Null if the number is taken. The caller has checked every other unique column. */
export async function insertQuote(db: Db, quote: NewQuote): Promise<Quote | null> {
  const { employer, employerCode, employerAddress, limit, country, address, delivery } = quote
  const { lines, totals, cartLines } = quote
  const agreed: Quoted = {
    employer,
    employerCode,
    employerAddress,
    limit,
    country,
    address,
    delivery,
    lines,
    totals,
    cartLines,
  }
  const [inserted] = await db
    .insert(cycleQuotes)
    .values({
      ...quote,
      state: 'issued' satisfies QuoteState,
      currency: totals.total.currency,
      total: totals.total.amount,
      agreed,
    })
    .onConflictDoNothing({ target: cycleQuotes.number })
    .returning()
  return inserted ? toQuote(inserted) : null
}

export type QuoteKey = { id: number } | { number: string } | { attemptId: string }

const isKey = (key: QuoteKey) => {
  if ('id' in key) return eq(cycleQuotes.id, key.id)
  if ('number' in key) return eq(cycleQuotes.number, key.number)
  return eq(cycleQuotes.attemptId, key.attemptId)
}

export async function readQuote(db: Db, key: QuoteKey): Promise<Quote | null> {
  const [row] = await db.select().from(cycleQuotes).where(isKey(key))
  return row ? toQuote(row) : null
}

/** Locks the quote's row until the transaction ends. */
export async function lockQuote(db: Db, key: QuoteKey): Promise<Quote | null> {
  const [row] = await db.select().from(cycleQuotes).where(isKey(key)).for('update')
  return row ? toQuote(row) : null
}

type Change = { state: QuoteState; certificate?: string | null; orderNumber?: string }

export async function writeQuoteStep(
  db: Db,
  id: number,
  change: Change,
  event: QuoteEvent,
): Promise<void> {
  const endedAt = isEnded(change.state) ? event.at : null
  await db
    .update(cycleQuotes)
    .set({ ...change, endedAt })
    .where(eq(cycleQuotes.id, id))
  await insertQuoteEvent(db, id, event)
}

export async function insertQuoteEvent(db: Db, quoteId: number, event: QuoteEvent): Promise<void> {
  await db.insert(cycleQuoteEvents).values({ quoteId, ...event })
}

export async function readQuoteEvents(db: Db, quoteId: number): Promise<QuoteEvent[]> {
  const rows = await db
    .select()
    .from(cycleQuoteEvents)
    .where(eq(cycleQuoteEvents.quoteId, quoteId))
    .orderBy(cycleQuoteEvents.id)
  return rows.map(({ step, by, note, at }) => ({
    step: fromStored(stepSchema, step, 'cycle_quote_events.step'),
    by,
    note,
    at,
  }))
}

export async function readNewestQuotes(
  db: Db,
  { state, limit }: { state: QuoteState | null; limit: number },
): Promise<Quote[]> {
  const rows = await db
    .select()
    .from(cycleQuotes)
    .where(state === null ? undefined : eq(cycleQuotes.state, state))
    .orderBy(desc(cycleQuotes.createdAt), desc(cycleQuotes.id))
    .limit(limit)
  return rows.map(toQuote)
}

/** Quotes that should have expired, in random order, so that those which cannot do not keep the same others waiting. */
export async function readOverdueQuotes(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: cycleQuotes.id })
    .from(cycleQuotes)
    .where(
      and(eq(cycleQuotes.state, 'issued' satisfies QuoteState), lte(cycleQuotes.expiresAt, now)),
    )
    .orderBy(sql`random()`)
    .limit(500)
  return rows.map(({ id }) => id)
}

export async function insertQuoteLink(
  db: Db,
  link: { tokenHash: string; quoteId: number; expiresAt: Date },
): Promise<void> {
  await db.insert(cycleQuoteLinks).values(link)
}

export async function readQuoteLink(db: Db, tokenHash: string, now: Date): Promise<number | null> {
  const [row] = await db
    .select({ quoteId: cycleQuoteLinks.quoteId })
    .from(cycleQuoteLinks)
    .where(
      and(eq(cycleQuoteLinks.tokenHash, tokenHash), sql`${cycleQuoteLinks.expiresAt} > ${now}`),
    )
  return row?.quoteId ?? null
}

/** Quotes are found by customer, or for a guest by email address, on one site or on all. */
export type QuotePerson = { customerId: number } | { email: string; site: string | null }

const isOf = (person: QuotePerson): SQL | undefined =>
  'customerId' in person
    ? eq(cycleQuotes.customerId, person.customerId)
    : and(
        isNull(cycleQuotes.customerId),
        eq(cycleQuotes.email, person.email.toLowerCase()),
        person.site === null ? undefined : eq(cycleQuotes.site, person.site),
      )

export async function readQuotesOf(db: Db, person: QuotePerson): Promise<Quote[]> {
  const rows = await db.select().from(cycleQuotes).where(isOf(person)).orderBy(cycleQuotes.id)
  return rows.map(toQuote)
}

const redeemed: QuoteState = 'redeemed'

/** Deletes a person's quotes. What shows that a certificate was redeemed stays, without the person. */
export async function eraseQuotesOf(db: Db, person: QuotePerson): Promise<void> {
  await erase(db, isOf(person))
}

const retentionDays = 90

/** Deletes quotes a while after they ended, and links that have expired. */
export async function deleteOldQuotes(db: Db, now: Date): Promise<void> {
  const end = new Date(now.getTime() - retentionDays * dayMs)
  await db.delete(cycleQuoteLinks).where(lt(cycleQuoteLinks.expiresAt, now))
  const ended = await db
    .select({ id: cycleQuotes.id })
    .from(cycleQuotes)
    .where(and(lt(cycleQuotes.endedAt, end), ne(cycleQuotes.email, '')))
  await forEachRow(ended, ({ id }) => erase(db, eq(cycleQuotes.id, id)), {
    failure: 'Some old quotes could not be deleted.',
  })
}

async function erase(db: Db, which: SQL | undefined): Promise<void> {
  await db.delete(cycleQuotes).where(and(which, ne(cycleQuotes.state, redeemed)))
  const theirs = db.select({ id: cycleQuotes.id }).from(cycleQuotes).where(which)
  await db.delete(cycleQuoteLinks).where(inArray(cycleQuoteLinks.quoteId, theirs))
  await db
    .update(cycleQuoteEvents)
    .set({ note: null })
    .where(inArray(cycleQuoteEvents.quoteId, theirs))
  await db
    .update(cycleQuotes)
    .set({ customerId: null, email: '', agreed: withoutPerson })
    .where(and(which, eq(cycleQuotes.state, redeemed)))
}

const withoutPerson = sql`agreed || jsonb_build_object('employer', '', 'employerCode', null,
  'employerAddress', null,
  'cartLines', '[]'::jsonb,
  'address', jsonb_build_object('firstName', '', 'lastName', '', 'company', null, 'telephone', '',
    'street', jsonb_build_array(''), 'city', '', 'region', null, 'postcode', null, 'vatId', null,
    'country', agreed -> 'address' ->> 'country'),
  'lines', (select coalesce(jsonb_agg(line || '{"entered": []}' order by place), '[]')
    from jsonb_array_elements(agreed -> 'lines') with ordinality as each (line, place)))`

const stateSchema = v.picklist(quoteStates)
const stepSchema = v.picklist(quoteEventNames)

function toQuote({ agreed, currency: _, total: __, ...row }: Row): Quote {
  return {
    ...fromStored(quotedSchema, agreed, 'cycle_quotes.agreed'),
    ...row,
    state: fromStored(stateSchema, row.state, 'cycle_quotes.state'),
  }
}
