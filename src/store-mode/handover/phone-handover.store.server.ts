import { eq, lt } from 'drizzle-orm'
import { type CopiedCart, copiedCartSchema } from '#/cart/merge/copied-cart.ts'
import type { Db } from '#/db/client.server.ts'
import { fromStored } from '#/db/stored-json.ts'
import { phoneHandovers } from '#/db/tables/store-mode.server.ts'

type Row = typeof phoneHandovers.$inferSelect
export type Handover = Omit<Row, 'cart'> & { cart: CopiedCart | null }

export async function insertHandover(db: Db, handover: Omit<Handover, 'usedAt'>): Promise<void> {
  await db.insert(phoneHandovers).values(handover)
}

const toHandover = ({ cart, ...row }: Row): Handover => ({
  ...row,
  cart: cart === null ? null : fromStored(copiedCartSchema, cart, 'a cart for a phone'),
})

/** Finds the row of a code and locks it, so that of two phones one waits for the other. */
export async function lockHandover(db: Db, codeHash: string): Promise<Handover | null> {
  const [row] = await db
    .select()
    .from(phoneHandovers)
    .where(eq(phoneHandovers.codeHash, codeHash))
    .for('update')
  return row ? toHandover(row) : null
}

/** Notes that the code is used, and deletes what it led to. */
export async function markUsed(db: Db, codeHash: string, usedAt: Date): Promise<void> {
  await db
    .update(phoneHandovers)
    .set({ usedAt, cart: null, path: null })
    .where(eq(phoneHandovers.codeHash, codeHash))
}

export async function readUse(db: Db, codeHash: string): Promise<Pick<Row, 'usedAt'> | null> {
  const [row] = await db
    .select({ usedAt: phoneHandovers.usedAt })
    .from(phoneHandovers)
    .where(eq(phoneHandovers.codeHash, codeHash))
  return row ?? null
}

export async function deleteOldPhoneHandovers(db: Db, now: Date): Promise<void> {
  await db.delete(phoneHandovers).where(lt(phoneHandovers.expiresAt, now))
}
