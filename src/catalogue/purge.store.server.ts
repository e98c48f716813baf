import { sql } from 'drizzle-orm'
import { purgeChannel, purgePayloads } from './purge.ts'
import type { Executor } from './upsert.store.server.ts'

/** Tells every process what changed; it is heard when the transaction commits, and not at all if it fails. */
export async function notifyPurge(db: Executor, tags: readonly string[]): Promise<void> {
  for (const payload of purgePayloads(tags))
    await db.execute(sql`select pg_notify(${purgeChannel}, ${payload})`)
}

/** Where a product is listed: its categories and all above them. */
export async function findListingTags(
  db: Executor,
  productIds: readonly number[],
): Promise<string[]> {
  if (productIds.length === 0) return []
  const result = await db.execute<{ id: number }>(sql`
    with recursive listed as (
      select distinct pc.category_id as id from product_categories pc
      where pc.product_id in (select json_array_elements_text(${JSON.stringify(productIds)}::json)::integer)
      union
      select c.parent_id from categories c join listed on listed.id = c.id where c.parent_id is not null)
    select id from listed
    union select id from categories where record ? 'rule'`)
  return result.rows.map(({ id }) => `category:${id}`)
}

/** A bike's model shows it too. */
export async function findParentIds(
  db: Executor,
  productIds: readonly number[],
): Promise<number[]> {
  const result = await db.execute<{ parent_id: number }>(sql`
    select distinct parent_id from products where parent_id is not null
      and id in (select json_array_elements_text(${JSON.stringify(productIds)}::json)::integer)`)
  return result.rows.map(({ parent_id }) => parent_id)
}

export async function findProductIds(db: Executor, skus: readonly string[]): Promise<number[]> {
  const result = await db.execute<{ id: number }>(sql`
    with asked as (select json_array_elements_text(${JSON.stringify(skus)}::json) as sku)
    select p.id from products p join asked on asked.sku = p.sku
    union select v.product_id from variants v join asked on asked.sku = v.sku`)
  return result.rows.map(({ id }) => id)
}
