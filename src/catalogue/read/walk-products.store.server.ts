import { sql } from 'drizzle-orm'
import type { Currency } from '#/money/currency.ts'
import type { Offer, PlaceStock } from '#/catalogue/model/offer.ts'
import type { Product } from '#/catalogue/model/product.ts'
import {
  type PriceJson,
  type ProductRow,
  type Source,
  toProduct,
} from './read-products.store.server.ts'

type FlatVariant = Omit<Offer, 'stock' | 'prices'> & { product_id: number }
type FlatPrice = {
  sku: string
  country: string | null
  currency: Currency
  price: number
  special: number | null
  special_from: string | null
  special_to: string | null
  reduced_since: string
}

/** Small enough that reading a batch does not delay requests. */
const batchSize = 400

/**
 * All products with a page, in batches. Tables are read flat and joined here, which for a whole
 * catalogue is five times as fast as nesting them per product in Postgres.
 */
export async function* walkProducts(source: Source): AsyncGenerator<Product[]> {
  const { db } = source
  const [stock, prices] = [await stockBySku(source), await pricesBySku(source)]
  for (let last = 0; ;) {
    const result = await db.execute<ProductRow>(sql`
      select p.id, p.kind, p.sku, p.slug, p.parent_id, p.section, p.position, p.is_active, p.record,
        m.record as maker,
        array(select pc.category_id from product_categories pc
          where pc.product_id = p.id order by pc.position) as category_ids
      from products p join makers m on m.code = p.maker
      where p.id > ${last} and p.kind <> 'component' order by p.id limit ${batchSize}`)
    const until = result.rows.at(-1)?.id
    if (until === undefined) return
    const variants = await variantsBetween(source, last, until)
    yield result.rows.map((row) => {
      const offers = (variants.get(row.id) ?? []).map(({ product_id: _product, ...variant }) => ({
        ...variant,
        stock: stock.get(variant.sku) ?? [],
        prices: variant.sku === row.sku ? [] : (prices.get(variant.sku) ?? []),
      }))
      return toProduct({ ...row, offers, prices: prices.get(row.sku) ?? [] }, source)
    })
    last = until
  }
}

async function variantsBetween({ db }: Source, after: number, until: number) {
  const result = await db.execute<FlatVariant>(sql`
    select product_id, sku, size, colour, gtin, grams, lead_time_days as "leadTimeDays"
    from variants where is_active and product_id > ${after} and product_id <= ${until}
    order by product_id, position`)
  return Map.groupBy(result.rows, (variant) => variant.product_id)
}

async function stockBySku({ db }: Source): Promise<Map<string, PlaceStock[]>> {
  const result = await db.execute<PlaceStock & { sku: string }>(sql`
    select s.sku, s.place, pl.kind = 'warehouse' as "isWarehouse", s.available as quantity
    from stock s join places pl on pl.code = s.place order by pl.position`)
  const bySku = new Map<string, PlaceStock[]>()
  for (const { sku, ...level } of result.rows) {
    const known = bySku.get(sku)
    if (known) known.push(level)
    else bySku.set(sku, [level])
  }
  return bySku
}

async function pricesBySku({ db }: Source): Promise<Map<string, PriceJson[]>> {
  const result = await db.execute<FlatPrice>(sql`
    select sku, nullif(country, '') as country, currency, price, special, special_from::text,
      special_to::text, reduced_since::text from prices`)
  const bySku = new Map<string, PriceJson[]>()
  for (const { sku, ...row } of result.rows) {
    const price = toPriceJson(row)
    const known = bySku.get(sku)
    if (known) known.push(price)
    else bySku.set(sku, [price])
  }
  return bySku
}

const toPriceJson = ({
  country,
  currency,
  price,
  special,
  ...row
}: Omit<FlatPrice, 'sku'>): PriceJson => ({
  country,
  currency,
  price,
  special:
    special === null
      ? null
      : { price: special, from: row.special_from, to: row.special_to, since: row.reduced_since },
})
