import * as v from 'valibot'
import type { Db } from '#/db/client.server.ts'
import { normalCode } from './coupon.ts'
import { couponFile, couponRecord, type CouponRecord } from './coupon-record.ts'
import {
  accountKey,
  countUse,
  eraseBuyers,
  deleteUse,
  stopCoupon as stop,
  upsertCoupons,
} from './coupon.store.server.ts'
import { mailboxKey } from './mailbox-key.ts'

export async function importCoupons(db: Db, file: unknown): Promise<{ coupons: number }> {
  const records = v.parse(couponFile, file)
  await upsertCoupons(db, records.map(toRow))
  return { coupons: records.length }
}

export async function addCoupon(db: Db, record: unknown): Promise<CouponRecord> {
  const coupon = v.parse(couponRecord, record)
  await upsertCoupons(db, [toRow(coupon)])
  return coupon
}

/** False when there is no coupon with that code. */
export const stopCoupon = (db: Db, code: string): Promise<boolean> => stop(db, normalCode(code))

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
