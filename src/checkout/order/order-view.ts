import { formatAddress } from '#/postal-address/format-address.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import type { Locale } from '#/i18n/locale.ts'
import { keepFigures } from '#/i18n/numbers/keep-units.ts'
import type { SizedPicture } from '#/images/names/large-picture.ts'
import { pictureUrl } from '#/images/names/picture-url.ts'
import type { Money } from '#/money/money.ts'
import type { Order, OrderLine } from '#/orders/order/order.ts'
import { isNamedByPaint, orderMoneyLocale } from '#/orders/order/order-words.ts'
import type { OrderState } from '#/orders/order/order-state.ts'
import { timeInWords } from '#/stores/hours/time-in-words.ts'
import { weekInWords } from '#/stores/hours/week-in-words.ts'
import { storeAddress } from '#/stores/store-address.ts'
import type { Store } from '#/stores/store.ts'

/** An order as pages show it, in the reader's language. */
export type OrderView = {
  number: string
  state: OrderState
  email: string
  /** ISO 8601. */
  placedAt: string
  /** The format of its amounts. */
  moneyLocale: string
  lines: readonly OrderedLine[]
  subtotal: Money
  discounts: readonly { label: string; amount: Money }[]
  shipping: Money | null
  /** The code of the coupon. */
  coupon: string | null
  total: Money
  taxPercent: number
  tax: Money
  dispatchDate: string | null
  /** The store for collection; null for home delivery. */
  store: string | null
  /** The time from which it can be collected on the dispatch date, in words. */
  collectFrom: string | null
  /** The address and opening hours of the store; empty for home delivery. */
  storeAddress: readonly string[]
  storeHours: readonly string[]
  /** The lines of an address label. */
  shippingAddress: readonly string[]
  billingAddress: readonly string[]
  payment: string
}

export type OrderedLine = {
  uid: string
  sku: string
  /** The SKU of the product that it is a variant of. */
  productSku: string
  name: string
  /** Null if the product has no page. */
  to: string | null
  image: SizedPicture | null
  essentials: string | null
  choices: readonly string[]
  parts: readonly string[]
  paint: string | null
  quantity: number
  total: Money
  /** The discount of a coupon on it. */
  discount: Money
  dispatchDate: string | null
  isReturnable: boolean
}

export function toOrderView(order: Order, locale: Locale, store: Store | null): OrderView {
  const { totals, delivery } = order
  return {
    number: order.number,
    state: order.state,
    email: order.email,
    placedAt: order.placedAt.toISOString(),
    moneyLocale: orderMoneyLocale(order),
    lines: order.lines.map((line) => ({
      ...toOrderedLine(line, locale),
      ...(!isStillToBeSent(order) && { dispatchDate: null }),
    })),
    subtotal: totals.subtotal,
    discounts: totals.discounts.map(({ label, amount }) => ({ label: label[locale], amount })),
    shipping: totals.shipping,
    coupon: order.couponCode,
    total: totals.total,
    taxPercent: totals.taxPercent,
    tax: totals.tax,
    dispatchDate: order.dispatchDate,
    store: delivery.kind === 'store' ? delivery.name[locale] : null,
    collectFrom:
      delivery.kind === 'store' && delivery.from !== undefined
        ? timeInWords(delivery.from, locale)
        : null,
    storeAddress: store ? storeAddress(store, locale) : [],
    storeHours: store ? weekInWords(store.hours, locale) : [],
    shippingAddress: formatAddress(order.shippingAddress, locale),
    billingAddress: formatAddress(order.billingAddress, locale),
    payment: order.payment.method,
  }
}

/** Only these promise a dispatch date: others were sent or cancelled, and a collection has a day on which it is ready. */
const isStillToBeSent = ({ state, delivery }: Order) =>
  delivery.kind === 'home' && (state === 'pending' || state === 'processing')

const width = 240

export function toOrderedLine(line: OrderLine, locale: Locale): OrderedLine {
  const inLocale = (text: Localised | null) => (text ? [text[locale]] : [])
  return {
    uid: line.uid,
    sku: line.sku,
    productSku: line.productSku ?? line.sku,
    name: line.name[locale],
    to: line.slug ? `/${line.slug}/` : null,
    image: line.picture && {
      url: pictureUrl(line.picture.picture, { width, ground: 'stone100' }),
      width,
      height: line.picture.isSquare ? width : Math.round((width * 2) / 3),
    },
    essentials: line.essentials?.[locale] ?? null,
    choices: [
      ...(line.size ? [line.size] : []),
      ...(line.paint ? [] : inLocale(line.colour)),
      ...inLocale(line.condition ?? null),
    ],
    parts: [
      ...line.options
        .filter((option) => !isNamedByPaint(option, line.paint))
        .map(({ label, value }) => `${label[locale]}: ${keepFigures(value[locale])}`),
      ...line.entered,
    ],
    paint: line.paint?.name[locale] ?? null,
    quantity: line.quantity,
    total: line.total,
    discount: line.discount,
    dispatchDate: line.dispatchDate,
    isReturnable: line.isReturnable,
  }
}
