import { and, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { customers, newsletterSubscribers as subscribers } from '#/db/tables/customers.server.ts'

export type Subscriber = typeof subscribers.$inferSelect

/** The address in small letters, as it is stored. */
const isSubscriber = (site: string, email: string) =>
  and(eq(subscribers.site, site), eq(subscribers.email, email.toLowerCase()))

export async function findSubscriber(db: Db, site: string, email: string) {
  const [found] = await db.select().from(subscribers).where(isSubscriber(site, email))
  return found ?? null
}

/**
 * Whether a subscription to a customer's address is theirs to see and end. Anybody can register with
 * anybody's address, so that until it is proven only what this account asked for itself is.
 */
export const isOwnSubscription = sql`${subscribers.site} = ${customers.site}
  and ${subscribers.email} = lower(${customers.email})
  and (${customers.emailProvenAt} is not null
    or (${subscribers.source} = 'account' and ${subscribers.askedAt} >= ${customers.createdAt}))`

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
}

/** Notes a wish; who is subscribed already stays so. */
export async function upsertSubscriber(db: Db, wish: Subscription, now: Date): Promise<void> {
  const row = { ...wish, email: wish.email.toLowerCase(), askedAt: now, updatedAt: now }
  await db
    .insert(subscribers)
    .values(row)
    .onConflictDoUpdate({
      target: [subscribers.site, subscribers.email],
      set: {
        status: wish.status,
        locale: wish.locale,
        source: wish.source,
        askedAt: now,
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

/** False when there is nothing to confirm (any more). */
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

/** Uses a link up; false when it is not one, or no longer. */
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

/** A customer's new address is confirmed, so what he subscribed to goes with him. */
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

/** Who never confirmed did not want it, or was signed up by somebody else. */
export async function forgetUnconfirmed(db: Db, askedBefore: Date): Promise<void> {
  await db
    .delete(subscribers)
    .where(and(eq(subscribers.status, 'unconfirmed'), lt(subscribers.askedAt, askedBefore)))
}
