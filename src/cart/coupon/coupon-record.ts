import * as v from 'valibot'
import { inEveryLocale } from '#/i18n/localised-text.ts'
import { normalCode } from './coupon.ts'

const day = v.pipe(v.string(), v.isoDate('must be a day such as 2026-12-31'))
const count = v.pipe(v.number(), v.integer(), v.minValue(1))
const pounds = v.pipe(
  v.number(),
  v.minValue(0),
  v.transform((amount) => Math.round(amount * 100)),
)

/** A coupon as a retailer writes it, amounts in pounds. */
export const couponRecord = v.pipe(
  v.strictObject({
    code: v.pipe(
      v.string(),
      v.transform(normalCode),
      v.regex(/^[A-Z0-9-]{3,64}$/, 'must be 3 to 64 letters, digits or hyphens'),
    ),
    label: inEveryLocale(v.string()),
    percent: v.exactOptional(v.pipe(v.number(), v.gtValue(0), v.maxValue(100))),
    amount: v.exactOptional(pounds),
    freeShipping: v.exactOptional(v.literal(true)),
    minSpend: v.exactOptional(pounds),
    categories: v.exactOptional(v.array(v.string())),
    from: v.exactOptional(day),
    to: v.exactOptional(day),
    maxUses: v.exactOptional(count),
    maxUsesPerCustomer: v.exactOptional(count),
  }),
  v.check(
    ({ percent, amount, freeShipping }) =>
      [percent, amount, freeShipping].filter((each) => each !== undefined).length === 1,
    'must give a percentage, an amount or free shipping: one of the three',
  ),
)
export const couponFile = v.array(couponRecord)
export type CouponRecord = v.InferOutput<typeof couponRecord>
