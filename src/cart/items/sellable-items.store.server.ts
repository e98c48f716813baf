import { sql } from 'drizzle-orm'
import type { FrameMaterial } from '#/drawings/bike/bike-look.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import type { Db } from '#/db/client.server.ts'
import type { BuiltFacts } from './sellable-item.ts'

export type ProductFacts = Omit<BuiltFacts, 'grams'> & {
  hsCode: string | null
  parts: Record<string, string>
  frameMaterial: FrameMaterial | null
  modelSubtitle: Localised | null
  enteredOptions: readonly string[]
}

/**
 * Tariff code, parts, frame material, gears, weights, model subtitle and texts to enter of active products, all or
 * those given. A build inherits what its model states.
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
    weight_size: string | null
    sizes: { size: string; extraGrams: number }[]
    rings: number[] | null
    speeds: number | null
  }>(sql`
    select p.id, coalesce(p.record->>'hsCode', m.record->>'hsCode') as hs_code,
      coalesce(m.record->'parts', '{}') || coalesce(p.record->'parts', '{}') as parts,
      coalesce(m.record, p.record)->'frame'->>'material' as frame_material,
      m.record->'subtitle' as model_subtitle,
      coalesce(p.record->'enteredOptions', '[]') as entered_options,
      p.record->>'weightSize' as weight_size,
      coalesce((select jsonb_agg(jsonb_build_object('size', s->'size', 'extraGrams', s->'extraGrams'))
        from jsonb_array_elements(m.record->'sizes') s where s ? 'extraGrams'), '[]') as sizes,
      coalesce(p.record->'facts'->'rings', m.record->'facts'->'rings') as rings,
      coalesce(p.record->'facts'->'speeds', m.record->'facts'->'speeds')::integer as speeds
    from products p left join products m on m.id = p.parent_id where p.is_active and ${isRequested}`)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        hsCode: row.hs_code,
        parts: row.parts,
        frameMaterial: row.frame_material,
        modelSubtitle: row.model_subtitle,
        enteredOptions: row.entered_options,
        weightSize: row.weight_size,
        sizes: row.sizes,
        rings: row.rings,
        speeds: row.speeds,
      },
    ]),
  )
}
