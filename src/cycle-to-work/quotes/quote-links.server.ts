import type { Db } from '#/db/client.server.ts'
import { normalShortCode } from '#/platform/codes/short-code.ts'
import { dayMs } from '#/platform/config/durations.ts'
import { newToken, tokenHash } from '#/platform/config/ids.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { Quote } from './quote.ts'
import { insertQuoteLink, readQuote, readQuoteLink } from './quotes.store.server.ts'

/** A link outlives the held price, so that its page says what became of the quote. */
const linkDays = 60

const hash = (token: string) => tokenHash(token, 'quote:')

/** Creates a token that shows one quote to anyone who holds it; only its hash is stored. */
export async function makeQuoteLink(
  db: Db,
  { id: quoteId }: Pick<Quote, 'id'>,
  now: Date,
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + linkDays * dayMs)
  await insertQuoteLink(db, { tokenHash: hash(token), quoteId, expiresAt })
  return token
}

/** The quote of a link, on its own site only; null for an unknown or expired link, and for an erased person. */
export async function findQuoteByLink(ctx: Ctx, token: string): Promise<Quote | null> {
  const id = await readQuoteLink(ctx.db, hash(token), ctx.now)
  const quote = id === null ? null : await readQuote(ctx.db, { id })
  return quote?.site === ctx.visitor.site.id && quote.email !== '' ? quote : null
}

/** Finds a quote by a number as people type it, for shop staff. */
export async function findQuoteByNumber(db: Db, text: string): Promise<Quote | null> {
  const number = normalShortCode(text.replace(/^\s*q/i, ''))
  return number === null ? null : readQuote(db, { number: `Q-${number}` })
}

/** Finds a quote by its id, for jobs. */
export const findQuote = (db: Db, id: number): Promise<Quote | null> => readQuote(db, { id })
