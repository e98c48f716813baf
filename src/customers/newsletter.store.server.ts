import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { newsletterSubscribers as subscribers } from '#/db/tables/customers.server.ts'

export type Subscriber = typeof subscribers.$inferSelect

/** The address in small letters, as it is stored. */
const isSubscriber = (site: string, email: string) =>
  and(eq(subscribers.site, site), eq(subscribers.email, email.toLowerCase()))

export async function findSubscriber(db: Db, site: string, email: string) {
  const [found] = await db.select().from(subscribers).where(isSubscriber(site, email))
  return found ?? null
}

type Wish = Pick<Subscriber, 'site' | 'email' | 'locale' | 'source'> & {
  status: 'subscribed' | 'unconfirmed'
}

/** Notes a wish; who is subscribed already stays so. */
export async function upsertSubscriber(db: Db, wish: Wish, now: Date): Promise<void> {
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

/** Uses a link up; null when it is not one, or no longer. */
export async function confirmSubscriber(db: Db, hash: string, site: string, now: Date) {
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
  return confirmed ?? null
}

/** A customer's new address is confirmed, so what he subscribed to goes with him. */
export async function moveSubscriber(
  db: Db,
  { site, from, to }: { site: string; from: string; to: string },
): Promise<void> {
  await db.execute(sql`
    update newsletter_subscribers set email = ${to.toLowerCase()}
    where site = ${site} and email = ${from.toLowerCase()} and status = 'subscribed'
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
