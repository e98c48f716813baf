import { isEuCountry } from '#/country/country.ts'
import { mailFrame } from '#/images/names/page-frame.ts'
import { pictureUrl } from '#/images/names/picture-url.ts'
import type { MailBlock, MailFact, MailItem, MailPicture, MailSum } from '#/mail/mail-block.ts'
import type { Site } from '#/platform/config/sites.ts'
import type { OrderLine, WholeOrder } from '#/orders/order/order.ts'
import { weekInWords } from '#/stores/hours/week-in-words.ts'
import { timeInWords } from '#/stores/hours/time-in-words.ts'
import { storeAddress } from '#/stores/store-address.ts'
import {
  isByCertificate,
  linesInMail,
  isCredit,
  isParcel,
  storeOf,
  type MailInput,
} from './order-mail-about.server.ts'
import type { OrderMailKind } from './order-mail.ts'
import { addressInMail, lineInMail } from './typed-in-mail.ts'
import { hasWithdrawalRight } from '#/orders/withdrawal/can-withdraw.ts'
import { lineDetails, orderDay, orderDays, orderMoney } from '#/orders/order/order-words.ts'

type LinePicture = { site: Site; width: number; locale: WholeOrder['locale'] }

export function pictureOf(
  line: OrderLine,
  { site, width, locale }: LinePicture,
): MailPicture | null {
  if (!line.picture) return null
  const { picture, alt, isSquare } = line.picture
  const url = pictureUrl(picture, mailFrame(width))
  return {
    src: `${site.url}${url}`,
    alt: alt[locale],
    width,
    height: isSquare ? width : Math.round((width * 2) / 3),
  }
}

/** The lines of one parcel, of a credit note, or those still to be collected. */
export function partOf(input: MailInput, kind: OrderMailKind): MailBlock[] {
  const { order, translate } = input
  const lines = linesInMail(input, kind)
  return [
    ...(lines.length > 0
      ? [
          ...(kind === 'ready'
            ? []
            : [
                {
                  kind: 'heading' as const,
                  text: translate(isParcel(kind) ? 'order.inParcel' : 'order.itIsFor'),
                },
              ]),
          {
            kind: 'items' as const,
            items: lines.map((line) => ({ ...itemOf(line, input), price: '' })),
          },
        ]
      : []),
    {
      kind: 'facts',
      rows: [
        { label: translate('order.number'), value: order.number },
        { label: translate('order.date'), value: orderDay(order, order.placedAt) },
        ...(isParcel(kind) ? arrivalOf(input) : []),
      ],
    },
    ...(isCredit(kind)
      ? []
      : [{ kind: 'columns' as const, columns: recipientOf(input) }, ...withdrawalOf(input, kind)]),
  ]
}

/** The destination of the order: the address of the buyer, or the address and hours of the store. */
function recipientOf({ order, site, store, translate }: MailInput) {
  const { locale, shippingAddress } = order
  if (order.delivery.kind === 'home')
    return [{ heading: translate('order.shipTo'), lines: addressInMail(shippingAddress, locale) }]
  const name = `${site.name} ${storeOf(order)}`
  const collect = translate('order.collect')
  if (!store) return [{ heading: collect, lines: [name] }]
  return [
    { heading: collect, lines: [name, ...storeAddress(store, locale)] },
    { heading: translate('order.hours'), lines: weekInWords(store.hours, locale) },
  ]
}

/**
 * The day of dispatch and the days of delivery, which a confirmation has to repeat (regulation 16 of the Consumer
 * Contracts Regulations 2013, § 312f BGB), or the day and time from which the order can be collected.
 */
function comingOf(input: MailInput): MailFact[] {
  const { order, translate } = input
  const { delivery, dispatchDate, locale } = order
  if (dispatchDate === null) return []
  const day = orderDay(order, dispatchDate)
  if (delivery.kind === 'home')
    return [{ label: translate('order.dispatchedOn'), value: day }, ...arrivalOf(input)]
  const value = delivery.from === undefined ? day : `${day}, ${timeInWords(delivery.from, locale)}`
  return [{ label: translate('order.readyFrom'), value }]
}

/** The promised days of delivery, which the mail about a parcel repeats. */
function arrivalOf({ order, translate }: MailInput): MailFact[] {
  const { delivery } = order
  if (delivery.kind !== 'home' || !delivery.between) return []
  return [{ label: translate('order.deliveredOn'), value: orderDays(order, delivery.between) }]
}

/** The whole order: lines, totals and addresses. */
export function documentOf(input: MailInput, kind: OrderMailKind): MailBlock[] {
  const { order, translate } = input
  const { locale, number } = order
  const invoice = order.invoices.at(-1)
  return [
    {
      kind: 'facts',
      rows: [
        { label: translate('order.number'), value: number },
        { label: translate('order.date'), value: orderDay(order, order.placedAt) },
        ...(kind === 'received' ? comingOf(input) : []),
        ...(isParcel(kind) ? arrivalOf(input) : []),
        ...(isByCertificate(order)
          ? [{ label: translate('order.paidBy'), value: translate('order.certificate') }]
          : []),
        ...(invoice ? [{ label: translate('order.invoice'), value: invoice.number }] : []),
      ],
    },
    { kind: 'items', items: order.lines.map((line) => itemOf(line, input)) },
    { kind: 'sums', rows: sumsOf(input) },
    {
      kind: 'columns',
      columns: [
        // Nothing of a cancelled or refunded order is delivered any more.
        ...(isCredit(kind) ? [] : recipientOf(input)),
        { heading: translate('order.billTo'), lines: addressInMail(order.billingAddress, locale) },
      ],
    },
    ...withdrawalOf(input, kind),
    ...guaranteeOf(input, kind),
  ]
}

function itemOf(line: OrderLine, { order, site, translate }: MailInput): MailItem {
  const { locale } = order
  return {
    name: line.name[locale],
    details: lineDetails(lineInMail(line), locale, translate),
    price: orderMoney(order, line.total),
    picture: pictureOf(line, { site, width: 240, locale }),
  }
}

function sumsOf({ order, translate }: MailInput): MailSum[] {
  const { subtotal, discounts, shipping, total, tax, taxPercent } = order.totals
  const amount = (value: typeof total) => orderMoney(order, value)
  const isFree = shipping === null || shipping.amount === 0
  return [
    { label: translate('order.subtotal'), value: amount(subtotal) },
    ...discounts.map(({ label, amount: off }) => ({
      label: label[order.locale],
      value: `−${amount(off)}`,
    })),
    {
      label: translate(order.delivery.kind === 'store' ? 'order.collection' : 'order.shipping'),
      value: isFree ? translate('order.free') : amount(shipping),
    },
    { label: translate('order.total'), value: amount(total), isTotal: true as const },
    ...(tax.amount > 0
      ? [{ label: translate('order.tax', { percent: taxPercent }), value: amount(tax) }]
      : []),
  ]
}

/**
 * The reminder of the legal guarantee, with the choice of repair and what follows from it (Directive 2011/83/EU,
 * Article 6 (1) (l); Directive (EU) 2019/771, Article 10 (2a)).
 */
const guaranteeOf = ({ order, translate }: MailInput, kind: OrderMailKind): MailBlock[] =>
  kind === 'received' && isEuCountry(order.country)
    ? [
        { kind: 'heading', text: translate('order.guarantee.title') },
        { kind: 'text', text: translate('order.guarantee.text') },
      ]
    : []

/**
 * The right to cancel belongs into the confirmation: in the EU with a link to the withdrawal form (Directive
 * 2023/2673), in the United Kingdom by regulation 16 of the Consumer Contracts Regulations 2013, in its own words.
 */
function withdrawalOf(input: MailInput, kind: OrderMailKind): MailBlock[] {
  const { order, site, translate, token, hasFiles } = input
  if (isCredit(kind) || !hasWithdrawalRight(order.country)) return []
  const words = order.country === 'gb' ? 'order.cancellation' : 'order.withdrawal'
  const bespoke = linesInMail(input, kind).filter(({ isReturnable }) => !isReturnable)
  const names = bespoke.map(({ name }) => name[order.locale]).join(', ')
  return [
    { kind: 'heading', text: translate(`${words}.title`) },
    { kind: 'text', text: translate(`${words}.text`, { files: hasFiles ? 'yes' : 'no' }) },
    ...(bespoke.length > 0
      ? [{ kind: 'note' as const, text: translate(`${words}.bespoke`, { names }) }]
      : []),
    {
      kind: 'link',
      label: translate(`${words}.link`),
      href: `${site.url}/withdrawal/?order=${order.number}#${token}`,
    },
  ]
}
