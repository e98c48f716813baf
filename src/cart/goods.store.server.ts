import { sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'

export type ProductFacts = { hsCode: string | null; parts: Record<string, string> }

/** What customs call each product, and the parts of each build, those of its model among them. */
export async function readProductFacts(db: Db): Promise<Map<number, ProductFacts>> {
  const { rows } = await db.execute<{
    id: number
    hs_code: string | null
    parts: Record<string, string>
  }>(sql`
    select p.id, coalesce(p.record->>'hsCode', m.record->>'hsCode') as hs_code,
      coalesce(m.record->'parts', '{}') || coalesce(p.record->'parts', '{}') as parts
    from products p left join products m on m.id = p.parent_id where p.is_active`)
  return new Map(rows.map(({ id, hs_code, parts }) => [id, { hsCode: hs_code, parts }]))
}
