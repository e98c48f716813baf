import { sql } from 'drizzle-orm'
import type { CatalogueRows, ProductRow } from '#/catalogue/assemble/catalogue-rows.ts'
import { type Executor, upsert } from './upsert.store.server.ts'

/** Writes parent bikes before the child bikes that refer to them. */
export async function writeProducts(db: Executor, rows: readonly ProductRow[], now: Date) {
  const write = (some: readonly ProductRow[]) =>
    upsert<{ id: number; sku: string }>(db, {
      table: 'products',
      columns: {
        kind: 'text',
        sku: 'text',
        slug: 'text',
        section: 'text',
        maker: 'text',
        position: 'integer',
        is_active: 'boolean',
        is_listed: 'boolean',
        record: 'jsonb',
      },
      extra: { parentSku: 'text' },
      computed: { parent_id: sql.raw('(select p.id from products p where p.sku = r."parentSku")') },
      stamps: { updated_at: sql`${now.toISOString()}::timestamptz` },
      atBirth: { created_at: sql`${now.toISOString()}::timestamptz` },
      key: ['sku'],
      returning: ['id', 'sku'],
      rows: some.map(({ isActive, categories: _categories, ...row }) => ({
        ...row,
        is_active: isActive,
        is_listed: true,
      })),
    })
  const parents = await write(rows.filter(({ parentSku }) => parentSku === null))
  return [...parents, ...(await write(rows.filter(({ parentSku }) => parentSku !== null)))]
}

export const writeVariants = (db: Executor, rows: CatalogueRows['variants']) =>
  upsert<{ sku: string; product_id: number }>(db, {
    table: 'variants',
    columns: {
      sku: 'text',
      size: 'text',
      colour: 'text',
      position: 'integer',
      gtin: 'text',
      grams: 'integer',
      lead_time_days: 'integer',
      is_active: 'boolean',
    },
    extra: { productSku: 'text' },
    computed: { product_id: sql.raw('(select p.id from products p where p.sku = r."productSku")') },
    key: ['sku'],
    returning: ['sku', 'product_id'],
    rows: rows.map(({ leadTimeDays, ...row }) => ({
      ...row,
      lead_time_days: leadTimeDays,
      is_active: true,
    })),
  })

/**
 * Deactivates variants and builds that their file no longer lists; the rows stay for old orders. A discontinued build is
 * inactive while its file still lists it, so `is_listed` records the retirement.
 * Lists are sent as JSON, whose length Postgres cannot estimate: `not in` is a hash lookup even so,
 * where `not exists` would become a nested loop.
 */
export async function retireMissing(
  db: Executor,
  { products, variants }: CatalogueRows,
): Promise<number[]> {
  const listed = JSON.stringify(products.map(({ sku }) => sku))
  const offered = JSON.stringify(variants.map(({ sku }) => sku))
  const retired = await db.execute<{ id: number }>(sql`
    with listed as (select json_array_elements_text(${listed}::json) as sku),
      offered as (select json_array_elements_text(${offered}::json) as sku),
      builds as (
        update products c set is_active = false, is_listed = false
        from products p join listed on listed.sku = p.sku
        where c.parent_id = p.id and c.is_listed
          and c.sku not in (select sku from listed)
        returning c.id, p.id as parent_id),
      options as (
        update variants v set is_active = false
        from products p join listed on listed.sku = p.sku
        where v.product_id = p.id and v.is_active
          and v.sku not in (select sku from offered)
        returning p.id)
    select id from builds union select parent_id from builds union select id from options`)
  return retired.rows.map(({ id }) => id)
}

/** Sets each product's categories to exactly those of the import. */
export async function writeProductCategories(db: Executor, products: readonly ProductRow[]) {
  const rows = products.flatMap(({ sku, categories }) =>
    [...new Set(categories)].map((path, position) => ({ sku, path, position })),
  )
  const wanted = sql`
    wanted as (
      select p.id as product_id, c.id as category_id, r.position
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(sku text, path text, position integer)
      join products p on p.sku = r.sku join categories c on c.path = r.path)`
  const listed = JSON.stringify(products.map(({ sku }) => sku))
  const removed = await db.execute<ProductInCategory>(sql`
    with ${wanted}, listed as (select json_array_elements_text(${listed}::json) as sku)
    delete from product_categories pc using products p join listed on listed.sku = p.sku
    where pc.product_id = p.id
      and (pc.product_id, pc.category_id) not in (select product_id, category_id from wanted)
    returning pc.product_id, pc.category_id`)
  const added = await db.execute<ProductInCategory>(sql`
    with ${wanted}
    insert into product_categories as pc (product_id, category_id, position)
    select product_id, category_id, position from wanted
    on conflict (product_id, category_id) do update set position = excluded.position
    where pc.position is distinct from excluded.position
    returning product_id, category_id`)
  return [...removed.rows, ...added.rows]
}

type ProductInCategory = { product_id: number; category_id: number }
