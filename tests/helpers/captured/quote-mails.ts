import { sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'

/** Lists the kinds of mail that are queued for a quote, the oldest first. */
export const quoteMails = (db: Db) => async (quoteId: number) => {
  const { rows } = await db.execute<{ kind: string }>(sql`
    select payload ->> 'kind' as kind from graphile_worker._private_jobs
    where (payload ->> 'quoteId')::int = ${quoteId} order by id`)
  return rows.map(({ kind }) => kind)
}
