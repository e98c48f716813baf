import { eq, lt } from 'drizzle-orm'
import * as v from 'valibot'
import { type CopiedCart, copiedCartSchema } from '#/cart/merge/copied-cart.ts'
import type { Db } from '#/db/client.server.ts'
import { fromStored } from '#/db/stored-json.ts'
import { phoneHandovers } from '#/db/tables/store-mode.server.ts'

const givenSchema = v.object({
  /** Null if only a page was handed over. */
  cartId: v.nullable(v.string()),
  isShort: v.boolean(),
  path: v.nullable(v.string()),
})
/** The cart and path that a phone was given for a code. */
export type Given = v.InferOutput<typeof givenSchema>

type Row = typeof phoneHandovers.$inferSelect
export type Handover = Omit<Row, 'cart' | 'given'> & {
  cart: CopiedCart | null
  given: Given | null
}
type UnusedHandover = Omit<Handover, 'usedAt' | 'attemptHash' | 'given'>

export async function insertHandover(db: Db, handover: UnusedHandover): Promise<void> {
  await db.insert(phoneHandovers).values(handover)
}

const toHandover = ({ cart, given, ...row }: Row): Handover => ({
  ...row,
  given: given === null ? null : fromStored(givenSchema, given, 'what a phone was given'),
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

type Use = Pick<Handover, 'usedAt' | 'attemptHash' | 'given' | 'expiresAt'>

/** Notes which attempt has used the code and what it was given, and deletes what the code led to. */
export async function markUsed(db: Db, codeHash: string, use: Use): Promise<void> {
  await db
    .update(phoneHandovers)
    .set({ ...use, cart: null, path: null })
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
