import { sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'

export const purgeChannel = 'purge'

/** Postgres allows at most 8000 bytes per notification; tags are ASCII, so a character is a byte. */
const maxBytes = 7_000

/**
 * Notifies every process, when the transaction commits, of what has changed; each expires the pages and reloads the live
 * values made from it (`invalidate` in app/process/process.server.ts). Tags are words like `product:42` without spaces.
 */
export async function purgeTags(db: Pick<Db, 'execute'>, tags: Iterable<string>): Promise<void> {
  for (const payload of batches(new Set(tags)))
    await db.execute(sql`select pg_notify(${purgeChannel}, ${payload})`)
}

function batches(tags: Set<string>): string[] {
  const payloads: string[] = []
  let current = ''
  for (const tag of tags) {
    if (current.length + tag.length + 1 > maxBytes) {
      payloads.push(current)
      current = ''
    }
    current += current ? ` ${tag}` : tag
  }
  return current ? [...payloads, current] : payloads
}
