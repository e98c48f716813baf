import { sql } from 'drizzle-orm'
import type { SectionRecord } from '#/catalogue/import/import-component.ts'
import type { Executor } from '#/catalogue/write/upsert.store.server.ts'

export async function readSections(db: Executor): Promise<SectionRecord[]> {
  const result = await db.execute<{ record: SectionRecord }>(
    sql`select record from sections order by position, id`,
  )
  return result.rows.map(({ record }) => record)
}
