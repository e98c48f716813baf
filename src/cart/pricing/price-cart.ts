import type { Day } from '#/catalogue/calendar/day.ts'
import {
  addWorkingDays,
  buildDispatchDate,
  cartDispatchDate,
} from '#/catalogue/calendar/dispatch-date.ts'
import { fewestWarehouses, type HeldPieces } from '#/catalogue/stock/allocate-stock.ts'
import { inOrderFor, type Warehouse, type WarehouseOrder } from '#/catalogue/stock/warehouse.ts'
import type { Currency } from '#/money/currency.ts'
import { add, containedTax, multiply, subtract, sum, withoutTax } from '#/money/money.ts'
import { nonNegative, type NonNegativeMoney, zero } from '#/money/non-negative.ts'
import { containedTaxPercent, type PriceRule } from '#/pricing/price-rule.ts'
import {
  type Cart,
  type CartLine,
  type CartNotice,
  piecesNeeded,
  type PiecesNeeded,
} from '#/cart/lines/cart.ts'
import { type LineProblem, pricedLineProblem } from '#/cart/lines/check-line.ts'
import { type Coupon, couponHolds, lineDiscounts } from '#/cart/coupon/coupon.ts'
import { isGiftCard, type SellableItem, type ItemCatalogue } from '#/cart/items/sellable-item.ts'
import { type Market, paintedPrice, unitPrice, type UnitPrice } from './line-price.ts'
import {
  needsTelephone,
  type ShippingRate,
  shippingOf,
  type UntilFree,
  untilFree,
} from './shipping.ts'
import { skusOf, type Stock } from '#/cart/items/stock.ts'

export type PricedLine = {
  line: CartLine
  item: SellableItem | null
  /** Null when the item is no longer sold; such a line adds nothing to the total. */
  unit: UnitPrice | null
  /** All pieces, paint included. */
  total: NonNegativeMoney
  discount: NonNegativeMoney
  /** Null when the line has a problem. */
  dispatchDate: Day | null
  /** The warehouse that decides this day: of several, the last one to send its pieces. */
  sender: Warehouse | null
  problem: LineProblem | null
}

export type Discount = {
  label: Coupon['label']
  amount: NonNegativeMoney
  appliedTo: 'ITEM' | 'SHIPPING'
}

export type DeliveryDates = readonly [first: Day, last: Day]

/** The sums of a cart and the terms of its delivery. */
export type CartTotals = {
  currency: Currency
  subtotal: NonNegativeMoney
  subtotalWithoutTax: NonNegativeMoney
  shipping: NonNegativeMoney | null
  untilFreeShipping: UntilFree | null
  /** Working days in transit, minimum and maximum; null where nothing is sent. */
  deliveryDays: readonly [number, number] | null
  /** Whether the carrier needs the buyer's telephone number. */
  needsTelephone: boolean
  discounts: readonly Discount[]
  total: NonNegativeMoney
  taxPercent: number
  /** Contained in the total; `subtotalWithoutTax` is of the items before discounts and delivery, so they do not add up. */
  tax: NonNegativeMoney
}

export type PricedCart = CartTotals & {
  cart: Cart
  catalogue: ItemCatalogue
  /** The stock levels that the dispatch dates were worked out from. */
  stock: Stock
  /** The warehouses that send it, and all of them; the country's first choice comes first. */
  senders: readonly Warehouse[]
  warehouses: WarehouseOrder
  lines: readonly PricedLine[]
  /** The first and the last day on which it may be delivered; null if it is not sent or has no date. */
  deliveryDates: DeliveryDates | null
  coupon: Coupon | null
  dispatchDate: Day | null
  notices: readonly CartNotice[]
}

export type PricingInputs = {
  catalogue: ItemCatalogue
  stock: Stock
  /** The part of it that is in warehouses. */
  held: HeldPieces
  /** The part of it that the store has, for a cart that is collected. */
  inStore?: Stock
  coupon: Coupon | null
  market: Market
  shipping: ShippingRate | null
  notices?: readonly CartNotice[]
}

/** Prices a cart; every call works everything out again from current prices and stock. */
export function priceCart(cart: Cart, inputs: PricingInputs): PricedCart {
  const { market } = inputs
  const rule = market.book.ruleFor(market.country)
  const needed = piecesNeeded(cart.lines)
  const senders = sendersOf(needed, inputs)
  const lineInputs = { ...inputs, currency: rule.currency, needed, senders }
  const plain = cart.lines.map((line) => priceLine(line, lineInputs))
  const coupon = applicableCoupon(inputs, plain)
  const lineOffs = coupon ? lineDiscounts(coupon, plain.map(couponLineOf), rule) : []
  const lines = plain.map((line, index) => ({
    ...line,
    discount: lineOffs[index] ?? line.discount,
  }))
  const dispatchDate = cartDispatchDate(lines.map((line) => line.dispatchDate))
  const totals = totalsOf({ lines, coupon }, rule, inputs.shipping)
  return {
    cart,
    catalogue: inputs.catalogue,
    stock: inputs.stock,
    senders,
    warehouses: inOrderFor(market.warehouses, market.country.code),
    lines,
    ...totals,
    deliveryDates: deliveryDatesOf(dispatchDate, totals.deliveryDays, lines),
    coupon,
    dispatchDate,
    notices: inputs.notices ?? [],
  }
}

/** The sums of a priced cart if it is sent at another rate: its lines cost the same. */
export const totalsAt = (
  priced: PricedCart,
  { book, country }: Market,
  rate: ShippingRate | null,
): CartTotals => totalsOf(priced, book.ruleFor(country), rate)

const soldIn = (lines: readonly PricedLine[]): SellableItem[] =>
  lines.flatMap(({ item, unit }) => (item && unit ? [item] : []))

/** The tax is taken once, from the whole cart with delivery; gift cards carry none. */
function totalsOf(
  { lines, coupon }: Pick<PricedCart, 'lines' | 'coupon'>,
  rule: PriceRule,
  rate: ShippingRate | null,
): CartTotals {
  const { currency } = rule
  const sold = soldIn(lines)
  const subtotal = sumOf(lines, 'total', currency)
  const off = sumOf(lines, 'discount', currency)
  const value = nonNegative(subtract(subtotal, off))
  const shipping = shippingOf(sold, rate, value)
  const isSentFree = coupon?.kind === 'free-shipping' && shipping !== null
  const total = nonNegative(isSentFree || !shipping ? value : add(value, shipping))
  const taxPercent = containedTaxPercent(rule)
  const giftCards = sumOf(
    lines.filter(({ item }) => isGiftCard(item)),
    'total',
    currency,
  )
  return {
    currency,
    subtotal,
    subtotalWithoutTax: nonNegative(
      add(giftCards, withoutTax(subtract(subtotal, giftCards), taxPercent)),
    ),
    shipping,
    untilFreeShipping: isSentFree ? null : untilFree(sold, rate, value),
    deliveryDays: shipping && rate ? rate.days : null,
    needsTelephone: needsTelephone(sold, rate),
    discounts: coupon ? discountsBy(coupon, off, isSentFree ? shipping : zero(currency)) : [],
    total,
    taxPercent,
    tax: nonNegative(containedTax(subtract(total, giftCards), taxPercent)),
  }
}

/** Working days are those of the warehouse that the last of it comes from. */
function deliveryDatesOf(
  dispatchDate: Day | null,
  days: PricedCart['deliveryDays'],
  lines: readonly PricedLine[],
): DeliveryDates | null {
  const sender = lines.find((line) => line.dispatchDate === dispatchDate)?.sender
  if (dispatchDate === null || days === null || !sender) return null
  const { calendar } = sender
  return [
    addWorkingDays(dispatchDate, days[0], calendar),
    addWorkingDays(dispatchDate, days[1], calendar),
  ]
}

const sumOf = (lines: readonly PricedLine[], name: 'total' | 'discount', currency: Currency) =>
  nonNegative(
    sum(
      lines.map((line) => line[name]),
      currency,
    ),
  )

/** The discounts of a coupon on the items and on delivery, without those of zero. */
function discountsBy(
  { label }: Coupon,
  items: NonNegativeMoney,
  shipping: NonNegativeMoney,
): Discount[] {
  const discounts: Discount[] = [
    { label, amount: items, appliedTo: 'ITEM' },
    { label, amount: shipping, appliedTo: 'SHIPPING' },
  ]
  return discounts.filter(({ amount }) => amount.amount > 0)
}

const couponLineOf = ({ total, item }: Pick<PricedLine, 'total' | 'item'>) => ({
  total,
  categoryIds: item?.categoryIds ?? [],
  isGiftCard: isGiftCard(item),
})

/** `needed`: the pieces that all lines of the cart need together. */
type DateInputs = Pick<PricingInputs, 'catalogue' | 'stock' | 'held' | 'market'> & {
  needed: PiecesNeeded
  senders: readonly Warehouse[]
}

function priceLine(line: CartLine, inputs: DateInputs & { currency: Currency }): PricedLine {
  const { catalogue, market, currency, needed } = inputs
  const unit = unitPrice(line, catalogue, market)
  const item = catalogue.get(line.sku) ?? null
  const one = unit ? paintedPrice(unit) : zero(currency)
  const problem = pricedLineProblem({ line, unit }, needed, inputs)
  return {
    line,
    item,
    unit,
    total: nonNegative(multiply(one, line.quantity)),
    discount: zero(currency),
    // A line that cannot be bought is not dispatched either, even if all of its known parts are in stock.
    ...(item && !problem ? lineDispatch(line, item, inputs) : notSent),
    problem,
  }
}

/** The lines with the days on which they are dispatched from other stock, on which no price depends. */
export function linesFrom(
  stock: Pick<PricingInputs, 'stock' | 'held' | 'inStore'>,
  priced: PricedCart,
  market: Market,
): PricedLine[] {
  const { catalogue } = priced
  const needed = piecesNeeded(priced.cart.lines)
  const senders = sendersOf(needed, { ...stock, market })
  const inputs = { catalogue, ...stock, market, needed, senders }
  return priced.lines.map((each) => ({
    ...each,
    ...(each.item && !pricedLineProblem(each, inputs.needed, inputs)
      ? lineDispatch(each.line, each.item, inputs)
      : notSent),
  }))
}

/** The warehouses that would send these pieces: what an order takes is chosen by the same rule (`allocateStock`). */
function sendersOf(
  needed: PiecesNeeded,
  { held, inStore, market }: Pick<PricingInputs, 'held' | 'inStore' | 'market'>,
): readonly Warehouse[] {
  const order = inOrderFor(market.warehouses, market.country.code)
  if (order.length === 1) return order
  const pieces = new Map(
    [...needed].map(([sku, many]) => [sku, many - Math.min(many, inStore?.get(sku) ?? 0)]),
  )
  const codes = order.map(({ code }) => code)
  const senders = new Set(fewestWarehouses(pieces, held, codes))
  return order.filter(({ code }) => senders.has(code))
}

const notSent = { dispatchDate: null, sender: null }

/** A line is dispatched when its slowest part is available. One piece beyond the stock level makes the whole line wait. */
function lineDispatch(
  line: CartLine,
  item: SellableItem,
  { catalogue, stock, held, market, needed, senders }: DateInputs,
): Pick<PricedLine, 'dispatchDate' | 'sender'> {
  const parts = skusOf(line).map((sku) => ({
    sku,
    isInStock: (stock.get(sku) ?? 0) >= (needed.get(sku) ?? 0),
    leadTimeDays: catalogue.get(sku)?.leadTimeDays ?? null,
  }))
  const having = senders.filter(({ code }) =>
    parts.some(({ sku }) => (held.get(sku)?.get(code) ?? 0) > 0),
  )
  let last: Pick<PricedLine, 'dispatchDate' | 'sender'> = notSent
  for (const sender of having.length > 0 ? having : senders.slice(0, 1)) {
    const workshop = { now: market.now, calendar: sender.calendar }
    const work = { queueDays: item.kind === 'bike' ? sender.queueDays : 0 }
    const dispatchDate = buildDispatchDate(parts, workshop, work)
    if (dispatchDate === null) return notSent
    if (last.dispatchDate === null || dispatchDate > last.dispatchDate)
      last = { dispatchDate, sender }
  }
  return last
}

/** The coupon, or null when its conditions are not met. */
function applicableCoupon(
  { coupon, market }: PricingInputs,
  lines: readonly PricedLine[],
): Coupon | null {
  if (!coupon) return null
  const rule = market.book.ruleFor(market.country)
  const holds = couponHolds(coupon, { lines: lines.map(couponLineOf), rule, now: market.now })
  return holds ? coupon : null
}
