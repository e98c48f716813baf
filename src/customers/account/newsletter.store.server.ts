import { and, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { customers, newsletterSubscribers as subscribers } from '#/db/tables/customers.server.ts'

export type Subscriber = typeof subscribers.$inferSelect

/** Email addresses are stored in lower case. */
const isSubscriber = (site: string, email: string) =>
  and(eq(subscribers.site, site), eq(subscribers.email, email.toLowerCase()))

export async function findSubscriber(db: Db, site: string, email: string) {
  const [found] = await db.select().from(subscribers).where(isSubscriber(site, email))
  return found ?? null
}

/** Only those who may be written to. */
export const listSubscribers = (db: Db, site: string): Promise<Subscriber[]> =>
  db
    .select()
    .from(subscribers)
    .where(and(eq(subscribers.site, site), eq(subscribers.status, 'subscribed')))
    .orderBy(subscribers.email)

/**
 * Whether a customer may see and end a subscription of their email address. Anybody can register
 * with any email address, so until it is verified only a subscription made in this account counts.
 */
export const isOwnSubscription = sql`${subscribers.site} = ${customers.site}
  and ${subscribers.email} = lower(${customers.email})
  and (${customers.emailProvenAt} is not null
    or (${subscribers.source} = 'account' and ${subscribers.requestedAt} >= ${customers.createdAt}))`

export async function findOwnSubscriber(db: Db, customerId: number) {
  const [found] = await db
    .select(getTableColumns(subscribers))
    .from(subscribers)
    .innerJoin(customers, isOwnSubscription)
    .where(eq(customers.id, customerId))
  return found ?? null
}

type Subscription = Pick<Subscriber, 'site' | 'email' | 'locale' | 'source'> & {
  status: 'subscribed' | 'unconfirmed'
  /** Whether the request comes from an account that has proven this email address. */
  isProven?: boolean
}

/**
 * Stores a subscription request; an existing subscription stays active. One that was ended, or that its reader has yet
 * to confirm, needs the link of a mail whichever country the request comes from: otherwise a stranger could undo the
 * reader's choice, or skip the confirmation by naming another country.
 */
export async function upsertSubscriber(
  db: Db,
  { isProven = false, ...request }: Subscription,
  now: Date,
): Promise<void> {
  const row = { ...request, email: request.email.toLowerCase(), requestedAt: now, updatedAt: now }
  await db
    .insert(subscribers)
    .values(row)
    .onConflictDoUpdate({
      target: [subscribers.site, subscribers.email],
      set: {
        status: isProven ? request.status : 'unconfirmed',
        locale: request.locale,
        source: request.source,
        requestedAt: now,
        updatedAt: now,
      },
      setWhere: sql`${subscribers.status} <> 'subscribed'`,
    })
}

export async function unsubscribe(db: Db, site: string, email: string, now: Date): Promise<void> {
  await db
    .update(subscribers)
    .set({ status: 'unsubscribed', linkHash: null, linkExpiresAt: null, updatedAt: now })
    .where(isSubscriber(site, email))
}

/** Returns false if there is nothing left to confirm. */
export async function setSubscriberLink(
  db: Db,
  { site, email }: Pick<Subscriber, 'site' | 'email'>,
  link: { hash: string; expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(subscribers)
    .set({ linkHash: link.hash, linkExpiresAt: link.expiresAt })
    .where(and(isSubscriber(site, email), eq(subscribers.status, 'unconfirmed')))
  return rowCount === 1
}

/** Uses up a link; returns false if it is unknown or has expired. */
export async function confirmSubscriber(
  db: Db,
  hash: string,
  site: string,
  now: Date,
): Promise<boolean> {
  const [confirmed] = await db
    .update(subscribers)
    .set({
      status: 'subscribed',
      confirmedAt: now,
      linkHash: null,
      linkExpiresAt: null,
      updatedAt: now,
    })
    .where(
      and(
        eq(subscribers.linkHash, hash),
        eq(subscribers.site, site),
        sql`${subscribers.linkExpiresAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .returning({ email: subscribers.email })
  return confirmed !== undefined
}

/** Moves the subscription to the customer's new email address once that is confirmed. */
export async function moveSubscriber(
  db: Db,
  { site, email, to }: Pick<Subscriber, 'site' | 'email'> & { to: string },
): Promise<void> {
  await db.execute(sql`
    update newsletter_subscribers set email = ${to.toLowerCase()}
    where site = ${site} and email = ${email} and status = 'subscribed'
      and not exists (select 1 from newsletter_subscribers other
        where other.site = ${site} and other.email = ${to.toLowerCase()})`)
}

export async function deleteSubscriber(db: Db, site: string, email: string): Promise<void> {
  await db.delete(subscribers).where(isSubscriber(site, email))
}

/** Deletes unconfirmed requests: the reader did not want the newsletter, or somebody else signed them up. */
export async function deleteUnconfirmed(db: Db, requestedBefore: Date): Promise<void> {
  await db
    .delete(subscribers)
    .where(and(eq(subscribers.status, 'unconfirmed'), lt(subscribers.requestedAt, requestedBefore)))
}
