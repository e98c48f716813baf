import * as v from 'valibot'
import { shopDay } from '#/catalogue/calendar/shop-day.ts'
import { localisedText } from '#/i18n/localised-text.ts'
import { minorDigits } from '#/money/currency.ts'
import { allocate, type Money, money, percentOf, sum } from '#/money/money.ts'
import { nonNegative, type NonNegativeMoney, zero } from '#/money/non-negative.ts'
import type { PriceRule } from '#/pricing/price-rule.ts'

export const couponSchema = v.object({
  code: v.string(),
  kind: v.picklist(['percent', 'amount', 'free-shipping']),
  /** Percent, or pence. */
  value: v.number(),
  label: localisedText,
  /** Pence. */
  minSpend: v.nullable(v.number()),
  /** Only items in one of these categories count; null for all items. */
  categoryIds: v.nullable(v.pipe(v.array(v.number()), v.readonly())),
  /** First and last day on the shop's clock, both included. */
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  maxUses: v.nullable(v.number()),
  used: v.number(),
  maxUsesPerCustomer: v.nullable(v.number()),
  /** The uses by this account, 0 for guests; those by a mailbox are counted when the order is placed (`countUse`). */
  usedByCustomer: v.number(),
  isActive: v.boolean(),
})
export type Coupon = v.InferOutput<typeof couponSchema>

/** The facts of a line on which a discount depends; a gift card is a line as well, but is never reduced. */
export type CouponLine = {
  total: Money
  categoryIds: readonly number[]
  /** Whether it is spent like money later, such as a gift card. */
  isGiftCard: boolean
}

export const normalCode = (text: string) => text.trim().toUpperCase()

type CouponConditions = { lines: readonly CouponLine[]; rule: PriceRule; now: Date }

/** Whether the coupon applies to this cart today, see docs/behaviour.md#coupons. */
export function couponHolds(coupon: Coupon, { lines, rule, now }: CouponConditions): boolean {
  if (!coupon.isActive || !isOn(coupon, shopDay(now)) || isUsedUp(coupon)) return false
  const counted = eligible(coupon, lines)
  const spend = sum(
    counted.map(({ total }) => total),
    rule.currency,
  )
  return spend.amount > 0 && spend.amount >= inLocalCurrency(coupon.minSpend ?? 0, rule)
}

const isOn = ({ from, to }: Coupon, today: string) =>
  (from === null || from <= today) && (to === null || today <= to)

const isUsedUp = ({ maxUses, used, maxUsesPerCustomer, usedByCustomer }: Coupon) =>
  (maxUses !== null && used >= maxUses) ||
  (maxUsesPerCustomer !== null && usedByCustomer >= maxUsesPerCustomer)

const eligible = (coupon: Coupon, lines: readonly CouponLine[]) =>
  lines.filter((line) => isEligible(coupon, line))

/**
 * A discount on a gift card would be money for less than its worth: the card pays for anything later, together with
 * another coupon. Sending one free of charge takes nothing off it.
 */
function isEligible(
  { kind, categoryIds: eligibleIds }: Coupon,
  { categoryIds, isGiftCard }: CouponLine,
): boolean {
  if (isGiftCard && kind !== 'free-shipping') return false
  return eligibleIds === null || eligibleIds.some((id) => categoryIds.includes(id))
}

/** The discount on each line, in the order of the lines; together they are the whole discount to the penny. */
export function lineDiscounts(
  coupon: Coupon,
  lines: readonly CouponLine[],
  rule: PriceRule,
): NonNegativeMoney[] {
  const weights = lines.map((line) => (isEligible(coupon, line) ? line.total.amount : 0))
  const spend = money(
    weights.reduce((whole, weight) => whole + weight, 0),
    rule.currency,
  )
  if (spend.amount === 0 || coupon.kind === 'free-shipping')
    return lines.map(() => zero(rule.currency))
  const nominal =
    coupon.kind === 'percent'
      ? percentOf(spend, coupon.value).amount
      : inLocalCurrency(coupon.value, rule)
  // A discount never exceeds what the eligible lines cost.
  const off = money(Math.min(spend.amount, nominal), rule.currency)
  return allocate(off, weights).map(nonNegative)
}

/** Converts pence to a whole amount of the local currency: £10 off is €12 off. */
function inLocalCurrency(pence: number, { currency, rate }: PriceRule): number {
  if (currency === 'GBP') return Math.round(pence)
  const unit = 10 ** minorDigits[currency]
  return Math.round((pence / 100) * rate) * unit
}
