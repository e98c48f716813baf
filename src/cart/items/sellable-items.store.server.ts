import { sql } from 'drizzle-orm'
import type { FrameMaterial } from '#/drawings/bike/bike-look.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import type { Db } from '#/db/client.server.ts'

export type ProductFacts = {
  hsCode: string | null
  parts: Record<string, string>
  frameMaterial: FrameMaterial | null
  modelSubtitle: Localised | null
}

/**
 * Tariff code, parts, frame material and model subtitle of active products, all or those given. A build
 * inherits what its model states.
 */
export async function readProductFacts(
  db: Db,
  ids: readonly number[] | null,
): Promise<Map<number, ProductFacts>> {
  const isRequested = ids === null ? sql`true` : sql`p.id = any (${sql.param(ids)}::integer[])`
  const { rows } = await db.execute<{
    id: number
    hs_code: string | null
    parts: Record<string, string>
    frame_material: FrameMaterial | null
    model_subtitle: Localised | null
  }>(sql`
    select p.id, coalesce(p.record->>'hsCode', m.record->>'hsCode') as hs_code,
      coalesce(m.record->'parts', '{}') || coalesce(p.record->'parts', '{}') as parts,
      coalesce(m.record, p.record)->'frame'->>'material' as frame_material,
      m.record->'subtitle' as model_subtitle
    from products p left join products m on m.id = p.parent_id where p.is_active and ${isRequested}`)
  return new Map(
    rows.map(({ id, hs_code, parts, frame_material, model_subtitle }) => [
      id,
      {
        hsCode: hs_code,
        parts,
        frameMaterial: frame_material,
        modelSubtitle: model_subtitle,
      },
    ]),
  )
}
