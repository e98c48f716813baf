import type { Locale } from '#/i18n/locale.ts'
import { formatAddress } from '#/postal-address/format-address.ts'
import type { Money } from '#/money/money.ts'
import { subtract } from '#/money/money.ts'
import type { WholeOrder } from '#/orders/order/order.ts'
import { lineDetails, orderDay, orderMoney } from '#/orders/order/order-words.ts'
import { mailTranslator } from '#/mail/mail-translator.server.ts'
import { type Seller, sellerAddress, sellerOf } from '#/platform/config/seller.ts'

export type InvoiceView = {
  seller: Pick<Seller, 'company' | 'vatNumber'> & {
    address: readonly string[]
    registration: string
  }
  number: string
  date: string
  /** The day the order was sent, or until then the day it was placed. */
  supplied: string
  orderNumber: string
  billTo: readonly string[]
  shipTo: readonly string[]
  lines: readonly {
    uid: string
    name: string
    details: readonly string[]
    quantity: number
    price: string
    total: string
  }[]
  sums: readonly {
    key: 'subtotal' | 'discount' | 'shipping'
    label: string
    value: string
  }[]
  net: string
  vat: { percent: number; amount: string } | null
  total: string
  /** Its credit notes, the newest last. */
  credits: readonly { number: string; on: string; amount: string }[]
}

/** Its invoice in the reader's language; null until it is paid for. */
export function toInvoice(order: WholeOrder, locale: Locale): InvoiceView | null {
  const invoice = order.invoices.at(-1)
  if (!invoice) return null
  const { country, totals } = order
  const day = (at: Date) => orderDay({ country, locale }, at)
  const format = (amount: Money) => orderMoney({ country }, amount)
  const { tax, taxPercent, total } = totals
  const seller = sellerOf(order.site)
  return {
    seller: {
      company: seller.company,
      vatNumber: seller.vatNumber,
      address: sellerAddress(seller, locale),
      registration: seller.registration[locale],
    },
    number: invoice.number,
    date: day(invoice.issuedAt),
    supplied: day(order.sentAt ?? order.placedAt),
    orderNumber: order.number,
    billTo: formatAddress(order.billingAddress, locale),
    shipTo: formatAddress(order.shippingAddress, locale),
    lines: order.lines.map((line) => ({
      uid: line.uid,
      name: line.name[locale],
      details: lineDetails({ ...line, quantity: 1 }, locale, mailTranslator(locale)),
      quantity: line.quantity,
      price: format(line.unitPrice),
      total: format(line.total),
    })),
    sums: sumsOf(order, format, locale),
    net: format(subtract(total, tax)),
    vat: tax.amount > 0 ? { percent: taxPercent, amount: format(tax) } : null,
    total: format(total),
    credits: order.creditMemos.map(({ number: credit, issuedAt, amount }) => ({
      number: credit,
      on: day(issuedAt),
      amount: `−${format(amount)}`,
    })),
  }
}

function sumsOf(
  { totals }: WholeOrder,
  format: (amount: Money) => string,
  locale: Locale,
): InvoiceView['sums'] {
  const { subtotal, discounts, shipping } = totals
  return [
    { key: 'subtotal', label: '', value: format(subtotal) },
    ...discounts.map(({ label, amount }) => ({
      key: 'discount' as const,
      label: label[locale],
      value: `−${format(amount)}`,
    })),
    ...(shipping ? [{ key: 'shipping' as const, label: '', value: format(shipping) }] : []),
  ]
}
