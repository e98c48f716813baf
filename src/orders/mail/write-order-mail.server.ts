import type { MailBlock } from '#/mail/mail-block.ts'
import { mailTranslator } from '#/mail/mail-translator.server.ts'
import { greetingValues } from '#/mail/typed-words.ts'
import { renderMail, type RenderedMail } from '#/mail/render-mail.server.tsx'
import type { WholeOrder } from '#/orders/order/order.ts'
import {
  isByCertificate,
  linesInMail,
  isCredit,
  isInPart,
  isParcel,
  memoOf,
  parcelOf,
  storeOf,
  type MailInput,
} from './order-mail-about.server.ts'
import { documentOf, partOf, pictureOf } from './order-mail-document.server.ts'
import type { OrderMailKind } from './order-mail.ts'
import { orderMoney } from '#/orders/order/order-words.ts'

/** Renders a mail about an order, in the language the order was placed in. */
export function writeOrderMail(
  order: WholeOrder,
  kind: OrderMailKind,
  about: Omit<MailInput, 'order' | 'translate'>,
): RenderedMail {
  const { locale, number } = order
  const translate = mailTranslator(locale)
  const { site } = about
  const input: MailInput = { ...about, order, translate }
  const values = {
    number,
    ...greetingValues(order.shippingAddress.firstName),
    store: storeOf(order),
    collected: order.delivery.kind === 'store' ? 'yes' : 'no',
    certificate: isByCertificate(order) ? 'yes' : 'no',
  }
  return renderMail({
    locale,
    site,
    subject: translate(`order.${kind}.subject`, values),
    preview: translate(`order.${kind}.preview`, values),
    title: translate(`order.${kind}.title`, values),
    blocks: [
      ...hero(input, kind),
      { kind: 'text', text: translate(`order.${kind}.text`, values) },
      ...newsOf(input, kind),
      ...actionOf(input, kind),
      ...(kind === 'link'
        ? []
        : isInPart(input, kind)
          ? partOf(input, kind)
          : documentOf(input, kind)),
    ],
  })
}

/** The first bike's picture, by the name it had when it was ordered; drawn from today's catalogue if that version is not stored. */
function hero(input: MailInput, kind: OrderMailKind): MailBlock[] {
  const { order, site } = input
  if (isCredit(kind) || kind === 'link') return []
  const bike = linesInMail(input, kind).find((line) => line.kind === 'bike')
  const picture = bike && pictureOf(bike, { site, width: 1200, locale: order.locale })
  return picture ? [{ kind: 'picture', picture: { ...picture, width: 600, height: 400 } }] : []
}

/** The facts this mail reports: tracking of a parcel, or the credit note. */
function newsOf(input: MailInput, kind: OrderMailKind): MailBlock[] {
  const { order, translate } = input
  const parcel = parcelOf(input)
  if (isParcel(kind) && parcel?.trackingNumber) {
    const { carrier, trackingNumber, trackingUrl } = parcel
    const tracked = { label: translate('order.tracking'), value: trackingNumber }
    return [
      {
        kind: 'facts',
        rows: [
          ...(carrier ? [{ label: translate('order.carrier'), value: carrier }] : []),
          trackingUrl ? { ...tracked, href: trackingUrl } : tracked,
        ],
      },
    ]
  }
  const memo = memoOf(input)
  if (isCredit(kind) && memo)
    return [
      {
        kind: 'facts',
        rows: [
          { label: translate('order.refundAmount'), value: orderMoney(order, memo.amount) },
          { label: translate('order.creditMemo'), value: memo.number },
        ],
      },
    ]
  return []
}

/**
 * The mail's only button: parcel tracking if there is any, else the order, in the account or by a
 * guest link.
 */
function actionOf(input: MailInput, kind: OrderMailKind): MailBlock[] {
  const { order, site, translate, token } = input
  const parcel = parcelOf(input)
  if (isParcel(kind) && parcel?.trackingUrl)
    return [{ kind: 'button', label: translate('order.track'), href: parcel.trackingUrl }]
  const opensByLink = order.customerId === null || kind === 'link'
  const path = opensByLink ? `/order/#${token}` : `/my-account/orders/${order.number}/`
  return [{ kind: 'button', label: translate('order.view'), href: `${site.url}${path}` }]
}
