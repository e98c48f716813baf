import { sql } from 'drizzle-orm'
import type { Currency } from '#/money/currency.ts'
import type { PriceStep } from '#/catalogue/model/price.ts'
import type { Executor } from '#/catalogue/write/upsert.store.server.ts'

export type PriceList = { site: string; currency: Currency; country: string | null }

/** The price steps of some SKUs on one price list, oldest first. */
export async function readPriceHistory(
  db: Executor,
  skus: readonly string[],
  { site, currency, country }: PriceList,
): Promise<Map<string, PriceStep[]>> {
  const result = await db.execute<{ sku: string; from: string; price: number }>(sql`
    select h.sku, h."from", h.price
    from json_array_elements_text(${JSON.stringify(skus)}::json) as requested(sku)
    join price_history h on h.sku = requested.sku
    where h.site = ${site} and h.currency = ${currency} and h.country = ${country ?? ''}
    order by h."from"`)
  const steps = result.rows.map((row) => ({
    sku: row.sku,
    from: new Date(row.from),
    price: row.price,
  }))
  return new Map(
    [...Map.groupBy(steps, ({ sku }) => sku)].map(([sku, own]) => [
      sku,
      own.map(({ from, price }) => ({ from, price })),
    ]),
  )
}
