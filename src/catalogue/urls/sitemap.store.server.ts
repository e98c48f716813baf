import { sql } from 'drizzle-orm'
import type { PathKind } from './path-kind.ts'
import type { Executor } from '#/catalogue/write/upsert.store.server.ts'

export type SitemapRow = {
  path: string
  changedAt: Date | null
  notSoldTo: string[]
  soldOnlyTo: string[] | null
}

type SitemapQuery = { kinds: readonly PathKind[]; country: string }

/** Pages of the given kinds that a country may see. */
const listed = ({ kinds, country }: SitemapQuery) => sql`
  select a.path, coalesce(p.updated_at, (
      select max(q.updated_at) from product_categories pc join products q on q.id = pc.product_id
      where a.kind = 'category' and pc.category_id = a.entity_id)) as changed_at,
    coalesce(p.record->'notSoldTo', m.record->'notSoldTo', '[]') as not_sold_to,
    coalesce(p.record->'soldOnlyTo', m.record->'soldOnlyTo') as sold_only_to
  from addresses a
  left join products p on p.id = a.entity_id and p.kind = a.kind
  left join products m on m.id = p.parent_id
  where a.kind in (select json_array_elements_text(${JSON.stringify(kinds)}::json))
    and coalesce(p.is_active, true)
    and not coalesce(p.record->'notSoldTo', m.record->'notSoldTo', '[]') ? ${country}
    and coalesce(coalesce(p.record->'soldOnlyTo', m.record->'soldOnlyTo') ? ${country}, true)`

export async function readSitemapRows(
  db: Executor,
  query: SitemapQuery & { limit: number; offset: number },
): Promise<SitemapRow[]> {
  const result = await db.execute<{
    path: string
    changed_at: string | null
    not_sold_to: string[]
    sold_only_to: string[] | null
  }>(sql`${listed(query)} order by a.path limit ${query.limit} offset ${query.offset}`)
  return result.rows.map((row) => ({
    path: row.path,
    changedAt: row.changed_at === null ? null : new Date(row.changed_at),
    notSoldTo: row.not_sold_to,
    soldOnlyTo: row.sold_only_to,
  }))
}

export async function countSitemapRows(db: Executor, query: SitemapQuery): Promise<number> {
  const result = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from (${listed(query)}) as pages`,
  )
  return result.rows[0]?.count ?? 0
}
