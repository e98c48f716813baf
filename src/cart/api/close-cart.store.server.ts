import { sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'

/** Closes a cart whose lines have been ordered. */
export async function writeClosed(db: Db, id: string, now: Date): Promise<void> {
  await db.execute(sql`
    update carts set is_active = false, version = version + 1, updated_at = ${now.toISOString()}
    where id = ${id}`)
}

/** Reopens the cart of a failed order, unless it was merged into another. */
export async function writeOpened(db: Db, id: string, now: Date): Promise<void> {
  await db.execute(sql`
    update carts set is_active = true, version = version + 1, updated_at = ${now.toISOString()}
    where id = ${id} and merged_into is null`)
}
