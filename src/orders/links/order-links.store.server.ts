import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { orderLinks } from '#/db/tables/orders.server.ts'

export async function insertLink(
  db: Db,
  link: { tokenHash: string; orderId: number; expiresAt: Date },
): Promise<void> {
  await db.insert(orderLinks).values(link)
}

export async function readLink(db: Db, tokenHash: string, now: Date): Promise<number | null> {
  const [row] = await db
    .select({ orderId: orderLinks.orderId })
    .from(orderLinks)
    .where(and(eq(orderLinks.tokenHash, tokenHash), gt(orderLinks.expiresAt, now)))
  return row?.orderId ?? null
}

export async function deleteOldLinks(db: Db, now: Date): Promise<void> {
  await db.delete(orderLinks).where(lt(orderLinks.expiresAt, now))
}
