import { eq, lt } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { checkoutCodes } from '#/db/tables/orders.server.ts'

export type CodeRow = typeof checkoutCodes.$inferSelect

/** A cart has one code at a time: the newer takes the place of the older. */
export async function replaceCode(db: Db, row: CodeRow): Promise<void> {
  const { cartId: _, ...set } = row
  await db
    .insert(checkoutCodes)
    .values(row)
    .onConflictDoUpdate({ target: checkoutCodes.cartId, set })
}

/** Taking it uses it up, whether or not it turns out to be good. */
export async function takeCode(db: Db, codeHash: string): Promise<CodeRow | null> {
  const [row] = await db
    .delete(checkoutCodes)
    .where(eq(checkoutCodes.codeHash, codeHash))
    .returning()
  return row ?? null
}

export async function deleteOldCodes(db: Db, now: Date): Promise<void> {
  await db.delete(checkoutCodes).where(lt(checkoutCodes.expiresAt, now))
}
