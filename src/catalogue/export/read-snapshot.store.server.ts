import { sql } from 'drizzle-orm'
import type { CatalogueSnapshot } from '#/catalogue/assemble/catalogue-snapshot.ts'
import type { SectionRecord } from '#/catalogue/import/import-component.ts'
import type { MakerRecord } from '#/catalogue/import/import-shop.ts'
import type { Executor } from '#/catalogue/write/upsert.store.server.ts'

/**
 * A build that an import has retired stays for old orders and is left out; a discontinued one is part of its file. An
 * import by the release before this column does not write `is_listed`, so what is on sale counts as listed, and what is
 * not only if it is discontinued.
 */
const exportedProducts = sql`(
  select p.*, parent.sku as parent_sku from products p left join products parent on parent.id = p.parent_id
  where p.is_active
    or (p.is_listed and coalesce(p.record ->> 'isDiscontinued', parent.record ->> 'isDiscontinued')::boolean))`
const exportedVariants = sql`(
  select v.*, p.sku as product_sku from variants v join ${exportedProducts} p on p.id = v.product_id
  where v.is_active)`

/** Must run in one repeatable-read transaction, so that the parts of an export are consistent. */
export async function readSnapshot(db: Executor): Promise<CatalogueSnapshot> {
  const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    (await db.execute<Row>(query)).rows
  const records = await rows<{ record: MakerRecord }>(sql`select record from makers order by code`)
  const sections = await rows<{ record: SectionRecord }>(
    sql`select record from sections order by position, id`,
  )
  return {
    makers: records.map(({ record }) => record),
    places: await rows(sql`
      select code, kind, name, country, workshop_queue_days as "workshopQueueDays", serves, position
      from places order by position, code`),
    attributeValues: await rows(sql`
      select attribute, value, name, position from attribute_values order by attribute, position, value`),
    categories: await rows(sql`
      select path, level, position, name, record from categories order by level, position, path`),
    sections: sections.map(({ record }) => record),
    products: await rows(sql`
      select p.kind, p.sku, p.parent_sku as "parentSku", p.section, p.position, p.record
      from ${exportedProducts} p order by p.position, p.sku`),
    variants: await rows(sql`
      select v.sku, v.product_sku as "productSku", v.size, v.colour, v.gtin, v.grams
      from ${exportedVariants} v order by v.product_sku, v.position`),
    prices: await rows(sql`
      select sku, country, currency, price, special, special_from::text as "specialFrom",
        special_to::text as "specialTo" from prices order by sku, country`),
    history: await rows(sql`
      select h.sku, to_char(h."from" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "from", h.price
      from price_history h join ${exportedVariants} v on v.sku = h.sku
      where h.country = '' and h.currency = 'GBP' and h.site = (select min(site) from price_history)
        and h."from" <= now() order by h.sku, h."from"`),
    stock: await rows(sql`
      select s.sku, s.place, s.on_hand as "onHand" from stock s join ${exportedVariants} v on v.sku = s.sku
      order by s.sku, s.place`),
    redirects: await rows(sql`select path, target, status from redirects order by path`),
  }
}
