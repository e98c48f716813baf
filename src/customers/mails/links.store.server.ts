import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { customerLinks } from '#/db/tables/customers.server.ts'

type Kind = 'reset' | 'email'
type NewLink = {
  hash: string
  kind: Kind
  customerId: number
  email: string | null
  expiresAt: Date
}

/** Stores a link and voids the previous one of the same kind. */
export async function replaceLink(db: Db, link: NewLink): Promise<void> {
  const { hash, email, expiresAt } = link
  await db
    .insert(customerLinks)
    .values(link)
    .onConflictDoUpdate({
      target: [customerLinks.customerId, customerLinks.kind],
      set: { hash, email, expiresAt },
    })
}

const isLink = (hash: string, kind: Kind) =>
  and(eq(customerLinks.hash, hash), eq(customerLinks.kind, kind))

export async function findLink(db: Db, hash: string, kind: Kind) {
  const [found] = await db.select().from(customerLinks).where(isLink(hash, kind))
  return found ?? null
}

/** Uses up a link; null if it was already used. */
export async function takeLink(db: Db, hash: string, kind: Kind) {
  const [taken] = await db.delete(customerLinks).where(isLink(hash, kind)).returning()
  return taken ?? null
}

/** The email address a customer wants to change to and has not confirmed. */
export async function findPendingEmail(db: Db, customerId: number, now: Date) {
  const [found] = await db
    .select({ email: customerLinks.email, expiresAt: customerLinks.expiresAt })
    .from(customerLinks)
    .where(
      and(
        eq(customerLinks.customerId, customerId),
        eq(customerLinks.kind, 'email'),
        gt(customerLinks.expiresAt, now),
      ),
    )
  return found ?? null
}

export async function deleteLinksOf(db: Db, customerId: number): Promise<void> {
  await db.delete(customerLinks).where(eq(customerLinks.customerId, customerId))
}

export async function deleteOldLinks(db: Db, now: Date): Promise<void> {
  await db.delete(customerLinks).where(lt(customerLinks.expiresAt, now))
}
