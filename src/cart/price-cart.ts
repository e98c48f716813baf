import type { Day } from '#/catalogue/bank-holidays.ts'
import {
  buildDispatchDate,
  cartDispatchDate,
  defaultCutOffHour,
} from '#/catalogue/dispatch-date.ts'
import type { Currency } from '#/money/currency.ts'
import { add, type Money, money, multiply, subtract, sum } from '#/money/money.ts'
import { type Cart, type CartLine, type CartNotice, piecesNeeded } from './cart.ts'
import { type LineProblem, lineProblem } from './check-line.ts'
import { type Coupon, couponHolds, lineDiscounts } from './coupon.ts'
import type { Good, Goods } from './good.ts'
import { type Market, unitPrice, type UnitPrice } from './line-price.ts'
import { type ShippingRate, shippingOf, untilFree } from './shipping.ts'
import { skusOf, type Stock } from './stock.ts'

export type PricedLine = {
  line: CartLine
  good: Good | null
  /** Null when it is not sold any more; such a line adds nothing to the sum. */
  unit: UnitPrice | null
  /** All pieces, paint included. */
  total: Money
  discount: Money
  dispatchDate: Day | null
  problem: LineProblem | null
}

export type Discount = { label: Coupon['label']; amount: Money; appliedTo: 'ITEM' | 'SHIPPING' }

export type PricedCart = {
  cart: Cart
  goods: Goods
  currency: Currency
  lines: readonly PricedLine[]
  subtotal: Money
  subtotalWithoutTax: Money
  shipping: Money | null
  untilFreeShipping: Money | null
  discounts: readonly Discount[]
  total: Money
  taxPercent: number
  tax: Money
  coupon: Coupon | null
  dispatchDate: Day | null
  notices: readonly CartNotice[]
}

export type Around = {
  goods: Goods
  stock: Stock
  coupon: Coupon | null
  market: Market
  shipping: ShippingRate | null
  notices?: readonly CartNotice[]
}

/** The whole sum, worked out anew each time from what things cost and what is there now. */
export function priceCart(cart: Cart, around: Around): PricedCart {
  const { market, shipping: rate } = around
  const rule = market.book.ruleFor(market.country)
  const { currency } = rule
  const plain = cart.lines.map((line) => priceLine(line, cart.lines, around))
  const coupon = heldCoupon(around, plain)
  const offs = coupon ? lineDiscounts(coupon, plain.map(discountable), rule) : []
  const lines = plain.map((line, index) => ({ ...line, discount: offs[index] ?? line.discount }))
  const sold = lines.flatMap(({ good, unit }) => (good && unit ? [good] : []))

  const taxPercent = rule.leavesHomeTax ? rule.taxPercent : market.country.vatPercent
  const subtotal = sum(totals(lines), currency)
  const off = sum(
    lines.map(({ discount }) => discount),
    currency,
  )
  const value = subtract(subtotal, off)
  const shipping = shippingOf(sold, rate, value)
  const isSentFree = coupon?.kind === 'free-shipping' && shipping !== null && shipping.amount > 0
  const discounts: Discount[] = coupon
    ? [
        ...(off.amount > 0
          ? [{ label: coupon.label, amount: off, appliedTo: 'ITEM' as const }]
          : []),
        ...(isSentFree
          ? [{ label: coupon.label, amount: shipping, appliedTo: 'SHIPPING' as const }]
          : []),
      ]
    : []
  const sent = isSentFree || !shipping ? money(0, currency) : shipping
  const total = add(value, sent)
  return {
    cart,
    goods: around.goods,
    currency,
    lines,
    subtotal,
    subtotalWithoutTax: withoutTax(subtotal, taxPercent),
    shipping,
    untilFreeShipping: isSentFree ? null : untilFree(sold, rate, value),
    discounts,
    total,
    taxPercent,
    tax: subtract(total, withoutTax(total, taxPercent)),
    coupon,
    dispatchDate: cartDispatchDate(lines.map(({ dispatchDate }) => dispatchDate)),
    notices: around.notices ?? [],
  }
}

const totals = (lines: readonly Pick<PricedLine, 'total'>[]) => lines.map(({ total }) => total)

const discountable = ({ total, good }: Pick<PricedLine, 'total' | 'good'>) => ({
  total,
  categoryIds: good?.categoryIds ?? [],
})

function priceLine(line: CartLine, all: readonly CartLine[], around: Around): PricedLine {
  const { goods, stock, market } = around
  const { currency } = market.book.ruleFor(market.country)
  const unit = unitPrice(line, goods, market)
  const good = goods.get(line.sku) ?? null
  const nothing = money(0, currency)
  const one = unit ? (unit.colour ? add(unit.price, unit.colour) : unit.price) : nothing
  const others = all.filter((each) => each !== line)
  const shop = { goods, stock, country: market.country.code }
  return {
    line,
    good,
    unit,
    total: multiply(one, line.quantity),
    discount: nothing,
    dispatchDate: good ? lineDispatchDate(line, good, around, all) : null,
    problem: unit ? lineProblem(line, others, shop) : 'unknownSku',
  }
}

/** A line leaves when its slowest part is there; pieces beyond those on the shelf wait for more. */
function lineDispatchDate(
  line: CartLine,
  good: Good,
  { goods, stock, market }: Around,
  all: readonly CartLine[],
): Day | null {
  const needed = piecesNeeded(all)
  const parts = skusOf(line).map((sku) => ({
    isInStock: (stock.get(sku) ?? 0) >= (needed.get(sku) ?? 0),
    leadTimeDays: goods.get(sku)?.leadTimeDays ?? null,
  }))
  const workshop = {
    now: market.now,
    calendar: good.workPlace.calendar,
    cutOffHour: defaultCutOffHour,
  }
  return buildDispatchDate(parts, workshop, { queueDays: good.queueDays })
}

/** A coupon whose condition no longer holds gives nothing. */
function heldCoupon({ coupon, market }: Around, lines: readonly PricedLine[]): Coupon | null {
  if (!coupon) return null
  const rule = market.book.ruleFor(market.country)
  const holds = couponHolds(coupon, { lines: lines.map(discountable), rule, now: market.now })
  return holds ? coupon : null
}

/** What is left of an amount when the tax in it is taken out. */
export const withoutTax = ({ amount, currency }: Money, percent: number): Money =>
  money(Math.round((amount * 10_000) / (10_000 + Math.round(percent * 100))), currency)
