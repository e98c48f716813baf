import { dayMs } from '#/platform/config/durations.ts'
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '#/db/client.server.ts'
import { carts } from '#/db/tables/cart.server.ts'
import { fromStored } from '#/db/stored-json.ts'
import { memoizeWeak } from '#/platform/server-cache/memoize-weak.ts'
import { storedMoney } from '#/money/stored-money.ts'
import { type Cart, type CartLine, cartLineSchema, cartNoticeSchema } from './cart.ts'
import { accountKey, couponJson } from '#/cart/coupon/coupon.store.server.ts'
import { type Coupon, couponSchema } from '#/cart/coupon/coupon.ts'
import { allSkus, type Stock } from '#/cart/items/stock.ts'
import type { HeldPieces } from '#/catalogue/stock/allocate-stock.ts'

/** In carts that were last changed before November 2026 the last seen price is stored as `told`. */
const storedLine = v.object({ ...cartLineSchema.entries, told: v.exactOptional(storedMoney) })
const foundSchema = v.object({
  cart: v.nullable(
    v.object({
      id: v.string(),
      site: v.string(),
      customerId: v.nullable(v.number()),
      isActive: v.boolean(),
      mergedInto: v.nullable(v.string()),
      version: v.number(),
      lines: v.array(storedLine),
      couponCode: v.nullable(v.string()),
      notices: v.array(cartNoticeSchema),
      updatedAt: v.string(),
    }),
  ),
  /** By SKU and warehouse. */
  stock: v.record(v.string(), v.record(v.string(), v.number())),
  coupon: v.nullable(couponSchema),
})

export type Found = { cart: Cart | null; stock: Stock; held: HeldPieces; coupon: Coupon | null }

/** A cart by its ID, or the active one of a customer on a site. */
export type CartKey = { id: string } | { customerId: number; site: string }

/** These are read together with the cart, which saves a round trip. */
type FindCartOptions = {
  /** SKUs about to be added, whose stock is needed too. */
  skus?: readonly string[]
  /** A code to look up instead of the cart's own. */
  couponCode?: string
  customerId?: number | null
}

/** Prepared once per connection and built once per process, because every cart call runs it. */
const prepareFind = memoizeWeak((db: Db) => {
  const by = (condition: SQL, name: string) =>
    db
      .select({
        found: sql<unknown>`jsonb_build_object(
          'cart', case when c.id is not null then jsonb_build_object('id', c.id, 'site', c.site,
            'customerId', c.customer_id, 'isActive', c.is_active, 'mergedInto', c.merged_into,
            'version', c.version, 'lines', c.lines, 'couponCode', c.coupon_code,
            'notices', c.notices, 'updatedAt', c.updated_at) end,
          'stock', (select coalesce(jsonb_object_agg(held.sku, held.pieces), '{}') from (
            select s.sku, jsonb_object_agg(s.place, s.available) as pieces from stock s
            join places p on p.code = s.place and p.kind = 'warehouse'
            where s.sku = any (coalesce(c.skus, '{}') || ${sql.placeholder('skus')}::text[])
            group by s.sku) held),
          'coupon', (select ${couponJson(sql.placeholder('customerKey'))} from coupons k
            where k.code = coalesce(${sql.placeholder('couponCode')}::text, c.coupon_code)))`,
      })
      .from(sql`(values (1)) as always left join carts c on ${condition}`)
      .prepare(name)
  return {
    byId: by(sql`c.id = ${sql.placeholder('id')}`, 'find_cart'),
    byCustomer: by(
      sql`c.customer_id = ${sql.placeholder('customerId')} and c.site = ${sql.placeholder('site')} and c.is_active`,
      'find_customer_cart',
    ),
  }
})

const sumOf = (pieces: Readonly<Record<string, number>>): number =>
  Object.values(pieces).reduce((sum, quantity) => sum + quantity, 0)

const stockFrom = (stock: v.InferOutput<typeof foundSchema>['stock']) => ({
  stock: new Map(Object.entries(stock).map(([sku, pieces]) => [sku, sumOf(pieces)])),
  held: new Map(
    Object.entries(stock).map(([sku, pieces]) => [sku, new Map(Object.entries(pieces))]),
  ),
})

const toLine = ({ told, ...line }: v.InferOutput<typeof storedLine>): CartLine =>
  told ? { lastSeenPrice: told, ...line } : line

/** A cart with its coupon and the stock of everything in it, in one statement. */
export async function findCart(
  db: Db,
  key: CartKey,
  options: FindCartOptions = {},
): Promise<Found> {
  const { skus = [], couponCode = null, customerId = null } = options
  const find = prepareFind(db)
  // No use has the key null, so no use is a guest's own, not even one whose buyer was erased.
  const customerKey = customerId === null ? null : accountKey(customerId)
  const params = { ...key, skus, couponCode, customerKey }
  const [row] = await ('id' in key ? find.byId : find.byCustomer).execute(params)
  if (!row) throw new Error('A statement that always gives a row gave none.')
  const { cart, stock, coupon } = fromStored(foundSchema, row.found, 'the stored cart')
  return {
    cart: cart && {
      ...cart,
      lines: cart.lines.map(toLine),
      updatedAt: new Date(cart.updatedAt),
    },
    ...stockFrom(stock),
    coupon,
  }
}

type ReplacedCart = Pick<Cart, 'lines' | 'couponCode'> & Partial<Pick<Cart, 'notices'>>

const prepareReplace = memoizeWeak((db: Db) =>
  db
    .update(carts)
    .set({
      lines: sql`${sql.placeholder('lines')}::jsonb`,
      skus: sql`${sql.placeholder('skus')}::text[]`,
      couponCode: sql`${sql.placeholder('couponCode')}::text`,
      notices: sql`${sql.placeholder('notices')}::jsonb`,
      version: sql`${carts.version} + 1`,
      updatedAt: sql`${sql.placeholder('now')}::timestamptz`,
    })
    .where(
      sql`${carts.id} = ${sql.placeholder('id')} and ${carts.version} = ${sql.placeholder('version')} and ${carts.isActive}`,
    )
    .prepare('replace_cart'),
)

/**
 * Replaces the version of a cart that was read; false when another request has changed it since. The one
 * statement is the whole transaction: it locks the row, compares the version and changes it. `notices` are those that
 * no answer has reported yet.
 */
export async function replaceCart(
  db: Db,
  { id, version }: Pick<Cart, 'id' | 'version'>,
  { lines, couponCode, notices = [] }: ReplacedCart,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await prepareReplace(db).execute({
    id,
    version,
    lines: JSON.stringify(lines),
    skus: allSkus(lines),
    couponCode,
    notices: JSON.stringify(notices),
    now: now.toISOString(),
  })
  return rowCount === 1
}

/** Inserts a cart; false when the customer already has one. */
export async function insertCart(
  db: Db,
  {
    id,
    site,
    customerId,
    lines,
    version,
    couponCode,
  }: Omit<Cart, 'isActive' | 'mergedInto' | 'notices' | 'updatedAt'>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into carts (id, site, customer_id, version, lines, skus, coupon_code, created_at, updated_at)
    values (${id}, ${site}, ${customerId}, ${version}, ${JSON.stringify(lines)}::jsonb,
      ${sql.param(allSkus(lines))}::text[], ${couponCode}, ${now.toISOString()}, ${now.toISOString()})
    on conflict do nothing`)
  return rowCount === 1
}

/** Locks both carts of a merge, always in the same order, so that two merges cannot deadlock. */
export async function lockCarts(db: Db, ids: readonly string[]): Promise<void> {
  await db.execute(
    sql`select 1 from carts where id = any (${sql.param(ids)}::text[]) order by id for update`,
  )
}

/** Closes a cart whose lines were merged into another. */
export async function closeMerged(db: Db, id: string, into: string, now: Date): Promise<void> {
  await db.execute(sql`
    update carts set is_active = false, merged_into = ${into}, version = version + 1,
      updated_at = ${now.toISOString()} where id = ${id}`)
}

/** Marks a cart as in use, so that it is not deleted as idle. */
export async function touchCart(db: Db, id: string, now: Date): Promise<void> {
  await db.execute(sql`update carts set updated_at = ${now.toISOString()} where id = ${id}`)
}

const idleDays = 30

/** Deletes carts that have not been used for thirty days. */
export async function deleteIdleCarts(db: Db, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - idleDays * dayMs)
  await db.execute(sql`delete from carts where updated_at < ${limit.toISOString()}`)
}

/** Deletes ordered carts and those merged into them: they still hold the texts that shoppers entered. */
export async function deleteOrderedCarts(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .delete(carts)
    .where(
      and(eq(carts.isActive, false), or(inArray(carts.id, ids), inArray(carts.mergedInto, ids))),
    )
}

export const selectCartsOf = (db: Db, customerId: number) =>
  db
    .select({
      site: carts.site,
      isActive: carts.isActive,
      lines: carts.lines,
      couponCode: carts.couponCode,
      createdAt: carts.createdAt,
      updatedAt: carts.updatedAt,
    })
    .from(carts)
    .where(eq(carts.customerId, customerId))
    .orderBy(carts.createdAt)

/** Also deletes the guest carts that were merged into the customer's. */
export async function deleteCartsOf(db: Db, customerId: number): Promise<void> {
  await db.execute(sql`
    delete from carts where customer_id = ${customerId}
      or merged_into in (select id from carts where customer_id = ${customerId})`)
}
