import { asc, eq, inArray, type Placeholder, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { coupons, couponUses } from '#/db/tables/cart.server.ts'

export type CouponRow = typeof coupons.$inferSelect

/** The coupon with the alias `k`, and how often this customer has used it; never, if the key is null. */
export const couponJson = (customerKey: Placeholder): SQL => sql`jsonb_build_object(
  'code', k.code, 'kind', k.kind, 'value', k.value, 'label', k.label, 'minSpend', k.min_spend,
  'categoryIds', case when k.category_paths <> '{}' then to_jsonb(array(
    select category.id from categories category where category.path = any (k.category_paths))) end,
  'from', k."from", 'to', k."to", 'maxUses', k.max_uses, 'used', k.used,
  'maxUsesPerCustomer', k.max_uses_per_customer, 'isActive', k.is_active,
  'usedByCustomer', (select count(*) from coupon_uses u
    where u.code = k.code and u.customer_key = ${customerKey}))`

/** Identifies a customer by their account, whichever email address they order with. */
export const accountKey = (customerId: number) => `customer:${customerId}`

/** A coupon that exists keeps its uses, and stays stopped if it was. */
export async function upsertCoupons(db: Db, rows: readonly (typeof coupons.$inferInsert)[]) {
  for (const row of rows) {
    const { code: _, used: __, isActive: ___, ...set } = row
    await db.insert(coupons).values(row).onConflictDoUpdate({ target: coupons.code, set })
  }
}

export const listCoupons = (db: Db): Promise<CouponRow[]> =>
  db.select().from(coupons).orderBy(asc(coupons.code))

export async function findCoupon(db: Db, code: string): Promise<CouponRow | null> {
  const [found] = await db.select().from(coupons).where(eq(coupons.code, code))
  return found ?? null
}

/** Those of the paths that no category has. */
export async function findUnknownCategories(db: Db, paths: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ path: string }>(sql`
    select path from json_array_elements_text(${JSON.stringify(paths)}::json) as named(path)
    where path not in (select c.path from categories c)`)
  return rows.map(({ path }) => path)
}

export async function setActive(db: Db, code: string, isActive: boolean): Promise<boolean> {
  const { rowCount } = await db.update(coupons).set({ isActive }).where(eq(coupons.code, code))
  return rowCount === 1
}

type Use = {
  code: string
  orderReference: string
  customerKey: string
  mailboxKey: string
  now: Date
}

/**
 * Counts a use in the order's own transaction; false when there is none left, and then the caller has to
 * roll back, because the use may be counted already. The update locks the coupon's row, so concurrent
 * orders cannot exceed the limit.
 */
export async function countUse(db: Db, use: Use): Promise<boolean> {
  const { code, orderReference, customerKey, mailboxKey, now } = use
  const { rowCount } = await db.execute(sql`
    update coupons set used = used + 1 where code = ${code} and is_active
      and (max_uses is null or used < max_uses)`)
  if (rowCount !== 1) return false
  const { rows } = await db.execute<{ is_allowed: boolean }>(sql`
    select max_uses_per_customer is null or max_uses_per_customer > (
      select count(*) from coupon_uses where code = ${code}
        and (customer_key = ${customerKey} or mailbox_key = ${mailboxKey})) as is_allowed
    from coupons where code = ${code}`)
  if (!rows[0]?.is_allowed) return false
  await db.insert(couponUses).values({ code, orderReference, customerKey, mailboxKey, usedAt: now })
  return true
}

/** Returns the use of an order that failed or was cancelled as a whole; a second call has no effect. */
export async function deleteUse(db: Db, orderReference: string): Promise<void> {
  await db.execute(sql`
    with given as (delete from coupon_uses where order_reference = ${orderReference} returning code)
    update coupons set used = used - 1 from given where coupons.code = given.code`)
}

/** No customer has an empty key, so an erased use counts for the coupon and for nobody. */
export async function eraseBuyers(db: Db, orderReferences: readonly string[]): Promise<void> {
  if (orderReferences.length === 0) return
  await db
    .update(couponUses)
    .set({ customerKey: '', mailboxKey: '' })
    .where(inArray(couponUses.orderReference, [...orderReferences]))
}

export const readUses = (db: Db, orderReferences: readonly string[]) =>
  db
    .select()
    .from(couponUses)
    .where(inArray(couponUses.orderReference, [...orderReferences]))
