import { sql } from 'drizzle-orm'
import type { FrameMaterial } from '#/drawings/bike/bike-look.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import type { Db } from '#/db/client.server.ts'

export type ProductFacts = {
  hsCode: string | null
  parts: Record<string, string>
  frameMaterial: FrameMaterial | null
  modelSubtitle: Localised | null
  enteredOptions: readonly string[]
}

/**
 * Tariff code, parts, frame material, model subtitle and texts to enter of active products, all or those given. A build
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
    entered_options: string[]
  }>(sql`
    select p.id, coalesce(p.record->>'hsCode', m.record->>'hsCode') as hs_code,
      coalesce(m.record->'parts', '{}') || coalesce(p.record->'parts', '{}') as parts,
      coalesce(m.record, p.record)->'frame'->>'material' as frame_material,
      m.record->'subtitle' as model_subtitle,
      coalesce(p.record->'enteredOptions', '[]') as entered_options
    from products p left join products m on m.id = p.parent_id where p.is_active and ${isRequested}`)
  return new Map(
    rows.map(({ id, hs_code, parts, frame_material, model_subtitle, entered_options }) => [
      id,
      {
        hsCode: hs_code,
        parts,
        frameMaterial: frame_material,
        modelSubtitle: model_subtitle,
        enteredOptions: entered_options,
      },
    ]),
  )
}
