import * as v from 'valibot'
import type { Db } from '#/db/client.server.ts'
import { normalCode } from './coupon.ts'
import { couponFile, couponRecord, type CouponRecord } from './coupon-record.ts'
import {
  type CouponRow,
  accountKey,
  countUse,
  eraseBuyers,
  deleteUse,
  findCoupon as find,
  findUnknownCategories,
  readUses,
  setActive,
  upsertCoupons,
} from './coupon.store.server.ts'
import { mailboxKey } from './mailbox-key.ts'

export async function importCoupons(db: Db, file: unknown): Promise<{ coupons: number }> {
  const records = v.parse(couponFile, file)
  for (const record of records) await refuseUnfit(db, record)
  await upsertCoupons(db, records.map(toRow))
  return { coupons: records.length }
}

/** A coupon as it would be stored; refuses one that cannot be. */
export async function planCoupon(db: Db, record: unknown): Promise<CouponPlan> {
  const coupon = v.parse(couponRecord, record)
  await refuseUnfit(db, coupon)
  return { before: await find(db, coupon.code), after: toRow(coupon) }
}
type CouponPlan = { before: CouponRow | null; after: ReturnType<typeof toRow> }

export async function addCoupon(db: Db, record: unknown): Promise<void> {
  await upsertCoupons(db, [(await planCoupon(db, record)).after])
}

export const findCoupon = (db: Db, code: string): Promise<CouponRow | null> =>
  find(db, normalCode(code))

/** Stops a coupon, or lets it be used again; false when there is no coupon with that code. */
export const switchCoupon = (db: Db, code: string, isActive: boolean): Promise<boolean> =>
  setActive(db, normalCode(code), isActive)

/** A coupon for a category that does not exist would never apply, and none can be used less often than it was. */
async function refuseUnfit(db: Db, { code, categories = [], maxUses }: CouponRecord) {
  const unknown = await findUnknownCategories(db, categories)
  if (unknown.length > 0)
    throw new Error(`Coupon ${code}: there is no category ${unknown.join(' or ')}.`)
  const used = (await find(db, code))?.used ?? 0
  if (maxUses !== undefined && maxUses < used)
    throw new Error(
      `Coupon ${code} has been used ${used} times, so it cannot be limited to ${maxUses}. "coupon stop ${code}" ends it.`,
    )
}

type Buyer = { customerId: number | null; email: string }

/** Counts a use in the transaction that places the order; false when none is left for this buyer. */
export const takeCoupon = (
  db: Db,
  { code, order, buyer, now }: { code: string; order: string; buyer: Buyer; now: Date },
): Promise<boolean> => countUse(db, { code, orderReference: order, ...keysOf(buyer), now })

/** Returns the use of an order that failed or was cancelled as a whole. */
export const giveBackCoupon = (db: Db, order: string): Promise<void> => deleteUse(db, order)

/** The uses stay counted, but no longer say whose they were. */
export const eraseCouponBuyers = (db: Db, orders: readonly string[]): Promise<void> =>
  eraseBuyers(db, orders)

/** The uses of coupons in these orders, for a data export. */
export const listCouponUses = (db: Db, orders: readonly string[]) => readUses(db, orders)

/** Orders that share an account or a mailbox count as the same customer's. */
function keysOf({ customerId, email }: Buyer) {
  const mailbox = mailboxKey(email)
  const customerKey = customerId === null ? `email:${mailbox}` : accountKey(customerId)
  return { customerKey, mailboxKey: mailbox }
}

const toRow = (record: CouponRecord) => ({
  code: record.code,
  ...worth(record),
  label: record.label,
  minSpend: record.minSpend ?? null,
  categoryPaths: record.categories ?? [],
  from: record.from ?? null,
  to: record.to ?? null,
  maxUses: record.maxUses ?? null,
  maxUsesPerCustomer: record.maxUsesPerCustomer ?? null,
  isActive: true,
})

function worth({ percent, amount }: CouponRecord) {
  if (percent !== undefined) return { kind: 'percent', value: percent } as const
  if (amount !== undefined) return { kind: 'amount', value: amount } as const
  return { kind: 'free-shipping', value: 0 } as const
}
