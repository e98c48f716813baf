import { sql } from 'drizzle-orm'
import type { SkuOwner } from '#/catalogue/assemble/check-sku-owners.ts'
import type { Executor } from './upsert.store.server.ts'

type EntityNames = { skus: readonly string[]; categoryPaths: readonly string[] }

/** The ids of SKUs and category paths. */
export async function findEntityIds(db: Executor, { skus, categoryPaths }: EntityNames) {
  const result = await db.execute<{ kind: 'product' | 'category'; name: string; id: number }>(sql`
    select 'product' as kind, p.sku as name, p.id
    from json_array_elements_text(${JSON.stringify(skus)}::json) as requested(sku) join products p using (sku)
    union all
    select 'category', c.path, c.id
    from json_array_elements_text(${JSON.stringify(categoryPaths)}::json) as requested(path)
    join categories c using (path)`)
  const of = (kind: 'product' | 'category') =>
    new Map(result.rows.flatMap((row) => (row.kind === kind ? [[row.name, row.id] as const] : [])))
  return { products: of('product'), categories: of('category') }
}

/** The product id for each SKU, whether a product's or a variant's. */
export async function findProductIdBySku(
  db: Executor,
  skus: readonly string[],
): Promise<Map<string, number>> {
  const result = await db.execute<{ sku: string; id: number }>(sql`
    with requested as (select json_array_elements_text(${JSON.stringify(skus)}::json) as sku)
    select p.sku, p.id from products p join requested using (sku)
    union select v.sku, v.product_id from variants v join requested using (sku)`)
  return new Map(result.rows.map(({ sku, id }) => [sku, id]))
}

/**
 * The owners of those of the given SKUs that the shop knows. A variant that is no longer sold has given its SKU up, as have
 * all variants of a discontinued product.
 */
export async function findSkuOwners(
  db: Executor,
  wanted: readonly { sku: string }[],
): Promise<SkuOwner[]> {
  const skus = sql`(select json_array_elements_text(${JSON.stringify(wanted.map(({ sku }) => sku))}::json))`
  const result = await db.execute<SkuOwner>(sql`
    select sku, sku as "productSku", kind from products where sku in ${skus}
    union all
    select v.sku, p.sku, p.kind from variants v join products p on p.id = v.product_id
    where v.is_active and v.sku <> p.sku and v.sku in ${skus}
      and not coalesce((p.record ->> 'isDiscontinued')::boolean, false)`)
  return result.rows
}
