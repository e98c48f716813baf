import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { checkoutCodes, checkoutHandovers } from '#/db/tables/orders.server.ts'
import type { Locale } from '#/i18n/locale.ts'

export type CodeRow = typeof checkoutCodes.$inferSelect
type HandoverRow = typeof checkoutHandovers.$inferSelect

/** The latest handover of a cart replaces earlier ones. */
export async function writeHandover(db: Db, row: HandoverRow): Promise<void> {
  const { cartId: _, ...set } = row
  await db
    .insert(checkoutHandovers)
    .values(row)
    .onConflictDoUpdate({ target: checkoutHandovers.cartId, set })
}

/** The buyer's language when the cart was handed over; null if it never was. */
export async function readHandoverLocale(db: Db, cartId: string): Promise<Locale | null> {
  const [row] = await db
    .select({ locale: checkoutHandovers.locale })
    .from(checkoutHandovers)
    .where(eq(checkoutHandovers.cartId, cartId))
  return row?.locale ?? null
}

export async function deleteHandoversBefore(db: Db, before: Date): Promise<void> {
  await db.delete(checkoutHandovers).where(lt(checkoutHandovers.handedAt, before))
}

/** A cart has one code at a time: a new code replaces the old one. */
export async function replaceCode(db: Db, row: CodeRow): Promise<void> {
  const { cartId: _, ...set } = row
  await db
    .insert(checkoutCodes)
    .values(row)
    .onConflictDoUpdate({ target: checkoutCodes.cartId, set })
}

/** Uses up a code if it belongs to this cart and customer; otherwise leaves it as it is. */
export async function takeCode(
  db: Db,
  { codeHash, cartId, customerId }: Pick<CodeRow, 'codeHash' | 'cartId' | 'customerId'>,
): Promise<CodeRow | null> {
  const [row] = await db
    .delete(checkoutCodes)
    .where(
      and(
        eq(checkoutCodes.codeHash, codeHash),
        eq(checkoutCodes.cartId, cartId),
        customerId === null
          ? isNull(checkoutCodes.customerId)
          : eq(checkoutCodes.customerId, customerId),
      ),
    )
    .returning()
  return row ?? null
}

export async function deleteOldCodes(db: Db, now: Date): Promise<void> {
  await db.delete(checkoutCodes).where(lt(checkoutCodes.expiresAt, now))
}
