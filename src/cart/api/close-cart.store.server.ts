import { sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'

/** What is in it has been ordered. */
export async function writeClosed(db: Db, id: string, now: Date): Promise<void> {
  await db.execute(sql`
    update carts set is_active = false, version = version + 1, updated_at = ${now.toISOString()}
    where id = ${id}`)
}

/** The order came to nothing: the cart is there again as it was. */
export async function writeOpened(db: Db, id: string, now: Date): Promise<void> {
  await db.execute(sql`
    update carts set is_active = true, version = version + 1, updated_at = ${now.toISOString()}
    where id = ${id} and merged_into is null`)
}
