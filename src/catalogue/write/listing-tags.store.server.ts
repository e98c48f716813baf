import { sql } from 'drizzle-orm'
import type { ProductKind } from '#/catalogue/assemble/catalogue-rows.ts'
import type { Executor } from './upsert.store.server.ts'

/** Tags of the products' categories, their ancestors, and every category with a rule. */
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

/** Those of `ownTags`, and the tag of the catalogue's entries and of the pages of search and comparison. */
export const productTags = async (tx: Executor, ids: readonly number[]): Promise<string[]> =>
  ids.length === 0 ? [] : [...(await ownTags(tx, ids)), 'catalogue']

/** Tags of the products' pages, of their models' pages and of the configurator's components. */
export async function ownTags(tx: Executor, ids: readonly number[]): Promise<string[]> {
  const kinds = await findKinds(tx, ids)
  const models = kinds.flatMap((row) => row.parent_id ?? [])
  return [
    ...[...new Set([...ids, ...models])].map((id) => `product:${id}`),
    ...(kinds.some(({ kind }) => kind === 'component') ? ['components'] : []),
  ]
}

/** The kinds and models of some products. */
async function findKinds(db: Executor, productIds: readonly number[]) {
  const result = await db.execute<{ kind: ProductKind; parent_id: number | null }>(sql`
    select distinct kind, parent_id from products
    where id in (select json_array_elements_text(${JSON.stringify(productIds)}::json)::integer)`)
  return result.rows
}
