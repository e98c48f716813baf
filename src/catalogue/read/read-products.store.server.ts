import { type SQL, sql } from 'drizzle-orm'
import type { Accessory } from '#/catalogue/model/accessory.ts'
import { type Build, type Model, withFadeNames } from '#/catalogue/model/bike.ts'
import type { CategoryIndex } from './category-index.ts'
import type { Component } from '#/catalogue/model/component.ts'
import type { MakerRecord } from '#/catalogue/import/import-shop.ts'
import { type Offer, pricesOf } from '#/catalogue/model/offer.ts'
import type { Price } from '#/catalogue/model/price.ts'
import type { Product } from '#/catalogue/model/product.ts'
import type { Warehouse } from '#/catalogue/stock/warehouse.ts'
import type { Executor } from '#/catalogue/write/upsert.store.server.ts'

export type PriceJson = Omit<Price, 'special'> & {
  special: { price: number; from: string | null; to: string | null; since: string } | null
}
type OfferJson = Omit<Offer, 'prices'> & { prices: PriceJson[] }
/** Only the import writes records, and its schemas have validated them. */
type ProductRecord =
  | { kind: 'parent-bike'; record: Model }
  | { kind: 'child-bike'; record: Build }
  | { kind: 'accessory'; record: Accessory }
  | { kind: 'component'; record: Component }
export type ProductRow = ProductRecord & {
  id: number
  sku: string
  slug: string | null
  parent_id: number | null
  section: string | null
  position: number
  is_active: boolean
  maker: MakerRecord
  category_ids: number[]
}
type ProductJson = ProductRow & { offers: OfferJson[]; prices: PriceJson[] }

/** The database, and the category tree and the warehouses, which callers have cached. */
export type Source = {
  db: Executor
  categories: CategoryIndex
  warehouses: readonly Warehouse[]
}

const priceJson = sql.raw(`jsonb_build_object(
  'country', nullif(f.country, ''), 'currency', f.currency, 'price', f.price,
  'special', case when f.special is not null then jsonb_build_object('price', f.special,
    'from', f.special_from, 'to', f.special_to, 'since', f.reduced_since) end)`)

const pricesOfSku = (sku: string) =>
  sql`coalesce((select jsonb_agg(${priceJson}) from prices f where f.sku = ${sql.raw(sku)}), '[]')`

const offers = sql`coalesce((
  select jsonb_agg(jsonb_build_object(
    'sku', v.sku, 'size', v.size, 'colour', v.colour, 'gtin', v.gtin, 'grams', v.grams,
    'leadTimeDays', v.lead_time_days,
    'stock', coalesce((
      select jsonb_agg(jsonb_build_object(
        'place', s.place, 'isWarehouse', pl.kind = 'warehouse', 'quantity', s.available) order by pl.position)
      from stock s join places pl on pl.code = s.place where s.sku = v.sku), '[]'),
    'prices', case when v.sku = p.sku then '[]' else ${pricesOfSku('v.sku')} end) order by v.position)
  from variants v where v.product_id = p.id and v.is_active), '[]')`

const categoryIds = sql.raw(`array(
  select pc.category_id from product_categories pc where pc.product_id = p.id order by pc.position)`)

/** Whole products by a condition on `p`, in one query. */
async function findProducts(source: Source, condition: SQL): Promise<Product[]> {
  const result = await source.db.execute<ProductJson>(sql`
    select p.id, p.kind, p.sku, p.slug, p.parent_id, p.section, p.position, p.is_active, p.record,
      m.record as maker, ${categoryIds} as category_ids, ${offers} as offers,
      ${pricesOfSku('p.sku')} as prices
    from products p join makers m on m.code = p.maker
    where ${condition} order by p.id`)
  return result.rows.map((row) => toProduct(row, source))
}

/** The products, with the builds of any model and the model of any build among them. */
export const findProductsWithFamily = (
  source: Source,
  ids: readonly number[],
): Promise<Product[]> => {
  const requested = sql`json_array_elements_text(${JSON.stringify(ids)}::json) as requested(id)`
  return findProducts(
    source,
    sql`p.id in (
      select requested.id::integer from ${requested}
      union select q.id from ${requested} join products q on q.parent_id = requested.id::integer
      union select q.parent_id from ${requested} join products q on q.id = requested.id::integer)`,
  )
}

export const findAccessoryProducts = (source: Source, key: ProductKey): Promise<Product[]> =>
  findProducts(source, sql`p.kind = 'accessory' and ${keyed(key)}`)

export const findComponentProducts = (source: Source): Promise<Product[]> =>
  findProducts(source, sql`p.kind = 'component' and p.is_active`)

export type ProductKey = { id: number } | { slug: string }
const keyed = (key: ProductKey) => ('id' in key ? sql`p.id = ${key.id}` : sql`p.slug = ${key.slug}`)

/** A model and its builds, by the key of the model or of any build. */
export const findFamilyProducts = (source: Source, key: ProductKey): Promise<Product[]> => {
  const condition = 'id' in key ? sql`q.id = ${key.id}` : sql`q.slug = ${key.slug}`
  const model = sql`(
    select coalesce(q.parent_id, q.id) from products q
    where ${condition} and q.kind in ('parent-bike', 'child-bike') limit 1)`
  return findProducts(
    source,
    sql`p.id in (select m.id from products m where m.id = ${model} union select c.id from products c where c.parent_id = ${model})`,
  )
}

export function toProduct(
  row: ProductJson,
  { categories, warehouses }: Pick<Source, 'categories' | 'warehouses'>,
): Product {
  const shared = row.prices.map(toPrice)
  const [mainCategory] = row.category_ids
  const common = {
    id: row.id,
    sku: row.sku,
    position: row.position,
    isActive: row.is_active,
    maker: row.maker,
    breadcrumbs: mainCategory === undefined ? [] : categories.trail(mainCategory),
    categoryIds: categories.withAncestors(row.category_ids),
    warehouses,
  }
  const offersOf = () =>
    row.offers.map((offer) => ({ ...offer, prices: pricesOf(offer.prices.map(toPrice), shared) }))
  const page = { ...common, slug: row.slug ?? '' }
  if (row.kind === 'parent-bike')
    return { ...page, kind: row.kind, model: withFadeNames(row.record) }
  const offered = { ...page, offers: offersOf() }
  if (row.kind === 'child-bike')
    return { ...offered, kind: row.kind, parentId: row.parent_id ?? 0, build: row.record }
  if (row.kind === 'accessory') return { ...offered, kind: row.kind, accessory: row.record }
  return { ...offered, kind: row.kind, section: row.section ?? '', component: row.record }
}

const toPrice = (json: PriceJson): Price => ({
  ...json,
  special: json.special && { ...json.special, since: new Date(json.special.since) },
})
