import { sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import type { Cart, CartLine } from './cart.ts'
import { couponJson } from './coupon.store.server.ts'
import type { Coupon } from './coupon.ts'
import { allSkus, type Stock } from './stock.ts'

type CartRow = {
  id: string | null
  site: string
  customer_id: number | null
  is_active: boolean
  merged_into: string | null
  version: number
  lines: CartLine[]
  coupon_code: string | null
  updated_at: string
  stock: Record<string, number>
  coupon: Coupon | null
}

export type Found = { cart: Cart | null; stock: Stock; coupon: Coupon | null }

/** A cart by its id, or the one a customer has on a site. */
export type CartKey = { id: string } | { customerId: number; site: string }

/** What else is wanted along with the cart. */
type Besides = {
  /** Stock of what is about to be put in. */
  skus?: readonly string[]
  /** A code to look up instead of the cart's own. */
  couponCode?: string
  customerId?: number | null
}

/** A cart with its coupon and the stock of everything in it, in one statement. */
export async function findCart(db: Db, key: CartKey, besides: Besides = {}): Promise<Found> {
  const { skus = [], couponCode = null, customerId = null } = besides
  const isWanted =
    'id' in key
      ? sql`c.id = ${key.id}`
      : sql`c.customer_id = ${key.customerId} and c.site = ${key.site} and c.is_active`
  const { rows } = await db.execute<CartRow>(sql`
    select c.id, c.site, c.customer_id, c.is_active, c.merged_into, c.version, c.lines,
      c.coupon_code, c.updated_at,
      (select coalesce(jsonb_object_agg(held.sku, held.pieces), '{}') from (
        select s.sku, sum(s.quantity) as pieces from stock s
        join places p on p.code = s.place and p.kind = 'warehouse'
        where s.sku = any (coalesce(c.skus, '{}') || ${sql.param(skus)}::text[])
        group by s.sku) held) as stock,
      (select ${couponJson(customerId)} from coupons k
        where k.code = coalesce(${couponCode}::text, c.coupon_code)) as coupon
    from (values (1)) as always left join carts c on ${isWanted}`)
  const [row] = rows
  if (!row) throw new Error('A statement that always gives a row gave none.')
  return {
    cart: row.id === null ? null : toCart({ ...row, id: row.id }),
    stock: new Map(Object.entries(row.stock)),
    coupon: row.coupon,
  }
}

const toCart = (row: CartRow & { id: string }): Cart => ({
  id: row.id,
  site: row.site,
  customerId: row.customer_id,
  isActive: row.is_active,
  mergedInto: row.merged_into,
  version: row.version,
  lines: row.lines,
  couponCode: row.coupon_code,
  updatedAt: new Date(row.updated_at),
})

/**
 * Writes a cart over the version it was read in; false when somebody else was faster. That one
 * statement is the whole transaction: it locks the row, compares and changes it.
 */
export async function replaceCart(
  db: Db,
  read: Pick<Cart, 'id' | 'version'>,
  { lines, couponCode }: Pick<Cart, 'lines' | 'couponCode'>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update carts set lines = ${JSON.stringify(lines)}::jsonb, skus = ${sql.param(allSkus(lines))}::text[],
      coupon_code = ${couponCode}, version = version + 1, updated_at = ${now.toISOString()}
    where id = ${read.id} and version = ${read.version} and is_active`)
  return rowCount === 1
}

/** A new cart; for a customer who has one already, nothing. */
export async function insertCart(
  db: Db,
  {
    id,
    site,
    customerId,
    lines,
    version,
    couponCode,
  }: Omit<Cart, 'isActive' | 'mergedInto' | 'updatedAt'>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into carts (id, site, customer_id, version, lines, skus, coupon_code, created_at, updated_at)
    values (${id}, ${site}, ${customerId}, ${version}, ${JSON.stringify(lines)}::jsonb,
      ${sql.param(allSkus(lines))}::text[], ${couponCode}, ${now.toISOString()}, ${now.toISOString()})
    on conflict do nothing`)
  return rowCount === 1
}

/** Locks both carts of a merge, always in the same order, so that two merges cannot wait for each other. */
export async function lockCarts(db: Db, ids: readonly string[]): Promise<void> {
  await db.execute(
    sql`select 1 from carts where id = any (${sql.param(ids)}::text[]) order by id for update`,
  )
}

/** The cart's lines went into another one. */
export async function closeMerged(db: Db, id: string, into: string, now: Date): Promise<void> {
  await db.execute(sql`
    update carts set is_active = false, merged_into = ${into}, version = version + 1,
      updated_at = ${now.toISOString()} where id = ${id}`)
}

/** Somebody still looks at it, so it is not idle. */
export async function touchCart(db: Db, id: string, now: Date): Promise<void> {
  await db.execute(sql`update carts set updated_at = ${now.toISOString()} where id = ${id}`)
}

const idleDays = 30

/** Carts that nobody has looked at for thirty days. */
export async function forgetIdleCarts(db: Db, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - idleDays * 86_400_000)
  await db.execute(sql`delete from carts where updated_at < ${limit.toISOString()}`)
}
