import * as v from 'valibot'
import { day } from '#/catalogue/import/import-values.ts'
import { inEveryLocale } from '#/i18n/localised-text.ts'
import { normalCode } from './coupon.ts'

const count = v.pipe(
  v.number('must be a whole number'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be at least 1'),
  v.maxValue(1_000_000_000, 'must be at most 1000000000'),
)
const pounds = v.pipe(
  v.number('must be an amount such as 10 or 12.50'),
  v.gtValue(0, 'must be more than 0'),
  v.maxValue(999_999, 'must be at most 999999'),
  v.check(
    (amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6,
    'must have at most two decimals',
  ),
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
    percent: v.exactOptional(
      v.pipe(
        v.number('must be a percentage, from 1 to 100'),
        v.gtValue(0, 'must be a percentage, from 1 to 100'),
        v.maxValue(100, 'must be a percentage, from 1 to 100'),
      ),
    ),
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
  v.check(({ from, to }) => !from || !to || from <= to, 'must not end before it begins'),
)
export const couponFile = v.array(couponRecord)
export type CouponRecord = v.InferOutput<typeof couponRecord>
