import { type SQL, sql } from 'drizzle-orm'
import type { Currency } from '#/money/currency.ts'
import type { CatalogueRows, PriceRowOut } from '#/catalogue/assemble/catalogue-rows.ts'
import { priceTimeZone, shopDay } from '#/catalogue/calendar/shop-day.ts'
import { type Price, priceSteps } from '#/catalogue/model/price.ts'
import type { Executor } from './upsert.store.server.ts'

type ChangedPrice = { sku: string; country: string; created: boolean }

const batchSize = 5_000

export type StoredPrice = Omit<PriceRowOut, 'keepsReduction'>

/** The price of the row `r`: its own, or else that of the product whose variant it is. */
const priceInForce = sql`
  select own.*, true as is_own from prices own where own.sku = r.sku and own.country = r.country
  union all
  select p.*, false from variants v join products o on o.id = v.product_id
    join prices p on p.sku = o.sku and p.country = r.country
  where v.sku = r.sku
  order by is_own desc limit 1`

/** The stored prices of these SKUs and countries; a variant without a price of its own has its product's. */
export async function readPrices(
  db: Executor,
  wanted: readonly Pick<PriceRowOut, 'sku' | 'country'>[],
): Promise<StoredPrice[]> {
  const keys = JSON.stringify(wanted.map(({ sku, country }) => ({ sku, country })))
  const result = await db.execute<StoredPrice>(sql`
    select r.sku, r.country, p.currency, p.price, p.special, p.special_from::text as "specialFrom",
      p.special_to::text as "specialTo"
    from json_to_recordset(${keys}::json) as r(sku text, country text)
    join lateral (${priceInForce}) p on true`)
  return result.rows
}

/**
 * Writes prices that differ. A reduction without a first day starts now if it is new, or if the one before it has ended. A
 * row that says nothing of a reduction keeps the one there is while it is below the new price; a variant that gets a
 * price of its own takes its product's reduction with it.
 */
export async function writePrices(
  db: Executor,
  prices: readonly PriceRowOut[],
  now: Date,
): Promise<ChangedPrice[]> {
  const rows = [...new Map(prices.map((row) => [`${row.sku} ${row.country}`, row])).values()]
  const changed: ChangedPrice[] = []
  for (let from = 0; from < rows.length; from += batchSize) {
    const json = JSON.stringify(rows.slice(from, from + batchSize))
    const result = await db.execute<ChangedPrice>(sql`
      with stated as (
        select * from json_to_recordset(${json}::json) as r(sku text, country text, currency text, price integer,
          special integer, "specialFrom" date, "specialTo" date, "keepsReduction" boolean)),
      priced as (
        select r.sku, r.country, r.currency, r.price, r.special, r."specialFrom", r."specialTo",
          case when r.special is not null
            then coalesce(r."specialFrom"::timestamp at time zone ${priceTimeZone}::text, ${now.toISOString()}::timestamptz) end as since
        from stated r where r."keepsReduction" is not true
        union all
        select r.sku, r.country, r.currency, r.price, k.special, k.special_from, k.special_to, k.reduced_since
        from stated r left join lateral (${priceInForce}) k on k.special < r.price and k.currency = r.currency
        where r."keepsReduction")
      insert into prices as t (sku, country, currency, price, special, special_from, special_to, reduced_since)
      select * from priced
      on conflict (sku, country) do update set
        currency = excluded.currency, price = excluded.price, special = excluded.special,
        special_from = excluded.special_from, special_to = excluded.special_to,
        reduced_since = case
          when excluded.special_from is null and t.special_from is null and t.special = excluded.special
            and (t.special_to is null or t.special_to >= ${shopDay(now)}::date)
          then t.reduced_since else excluded.reduced_since end
      where t.currency is distinct from excluded.currency or t.price is distinct from excluded.price
        or t.special is distinct from excluded.special
        or t.special_from is distinct from excluded.special_from
        or t.special_to is distinct from excluded.special_to
      returning t.sku, t.country, (t.xmax = 0) as created`)
    changed.push(...result.rows)
  }
  return changed
}

/** Adds prices from before this shop ran; only those older than the recorded history. A day begins on the shop's clock. */
export async function seedHistory(
  db: Executor,
  rows: CatalogueRows['history'],
  sites: readonly string[],
): Promise<void> {
  if (rows.length === 0) return
  await db.execute(sql`
    with brought as (
      select sku, price, case when length("from") > 10 then "from"::timestamptz
        else "from"::timestamp at time zone ${priceTimeZone}::text end as "from"
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(sku text, price integer, "from" text)),
    stated as (
      select v.sku, b.price, b."from" from brought b join variants v on v.sku = b.sku
      union
      select v.sku, b.price, b."from"
      from brought b join products p on p.sku = b.sku join variants v on v.product_id = p.id)
    insert into price_history (sku, site, currency, country, "from", price)
    select s.sku, site, 'GBP', '', s."from", s.price
    from stated s cross join json_array_elements_text(${JSON.stringify(sites)}::json) as site
    where s."from" < coalesce((
      select min(h."from") from price_history h
      where h.sku = s.sku and h.site = site and h.currency = 'GBP' and h.country = ''), 'infinity')
    on conflict do nothing`)
}

/** A null country stands for every price of a new variant. */
type PriceChange = { sku: string; country: string | null }

type InForce = {
  sku: string
  country: string
  currency: Currency
  price: number
  special: number | null
  special_from: string | null
  special_to: string | null
}

/**
 * Records the new prices of every affected variant: planned steps are deleted, past steps stay, and
 * nothing is written when today's price is unchanged.
 */
export async function recordPrices(
  db: Executor,
  changed: readonly PriceChange[],
  { sites, now }: { sites: readonly string[]; now: Date },
): Promise<void> {
  for (let from = 0; from < changed.length; from += batchSize) {
    const affected = affectedBy(changed.slice(from, from + batchSize))
    await deletePlanned(db, affected, now)
    const steps = (await pricesInForce(db, affected)).flatMap((row) =>
      priceSteps(priceOf(row), now).map((step, index) => ({
        sku: row.sku,
        currency: row.currency,
        country: row.country,
        from: step.from.toISOString(),
        price: step.price,
        isFirst: index === 0,
      })),
    )
    await appendSteps(db, steps, { sites, now })
  }
}

/**
 * Every variant that a change affects, by its own SKU or by its product's. The two are looked up apart: joined by "either
 * SKU", Postgres compares each change with each row of the other side.
 */
const affectedBy = (changed: readonly PriceChange[]): SQL => sql`
  changed as (
    select sku, country from json_to_recordset(${JSON.stringify(changed)}::json) as r(sku text, country text)),
  affected as (
    select v.sku, p.sku as product_sku, c.country
    from changed c join variants v on v.sku = c.sku join products p on p.id = v.product_id
    union
    select v.sku, p.sku, c.country
    from changed c join products p on p.sku = c.sku join variants v on v.product_id = p.id)`

/**
 * Deletes steps in the future. Between the two lists Postgres looks each step up in a hash table; a join it would plan for
 * the few planned steps of its last statistics, and compare each of thousands with each change.
 */
const deletePlanned = (db: Executor, affected: SQL, now: Date) =>
  db.execute(sql`
    with ${affected}
    delete from price_history h where h."from" > ${now.toISOString()}::timestamptz
      and ((h.sku, h.country) in (select sku, country from affected where country is not null)
        or h.sku in (select sku from affected where country is null))`)

/** A variant's own price, or else its product's, for every variant that a change affects. */
async function pricesInForce(db: Executor, affected: SQL) {
  const result = await db.execute<InForce>(sql`
    with ${affected}
    select distinct on (a.sku, f.country) a.sku, f.country, f.currency, f.price, f.special,
      f.special_from::text, f.special_to::text
    from affected a join prices f
      on f.sku in (a.sku, a.product_sku) and f.country = coalesce(a.country, f.country)
    order by a.sku, f.country, (f.sku = a.sku) desc`)
  return result.rows
}

const priceOf = ({
  country,
  currency,
  price,
  special,
  special_from,
  special_to,
}: InForce): Price => ({
  country: country === '' ? null : country,
  currency,
  price,
  special:
    special === null
      ? null
      : { price: special, from: special_from, to: special_to, since: new Date(0) },
})

async function appendSteps(
  db: Executor,
  steps: readonly { sku: string }[],
  { sites, now }: { sites: readonly string[]; now: Date },
): Promise<void> {
  await db.execute(sql`
    insert into price_history as t (sku, site, currency, country, "from", price)
    select r.sku, site, r.currency, r.country, r."from", r.price
    from json_to_recordset(${JSON.stringify(steps)}::json) as r(
      sku text, currency text, country text, "from" timestamptz, price integer, "isFirst" boolean)
    cross join json_array_elements_text(${JSON.stringify(sites)}::json) as site
    where not (r."isFirst" and r.price is not distinct from (
      select h.price from price_history h
      where h.sku = r.sku and h.site = site and h.currency = r.currency and h.country = r.country
        and h."from" <= ${now.toISOString()}::timestamptz
      order by h."from" desc limit 1))
    on conflict (sku, site, currency, country, "from") do update set price = excluded.price`)
}
