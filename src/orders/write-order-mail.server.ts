import { formatAddress } from '#/address/format-address.ts'
import { isEuCountry } from '#/country/country.ts'
import { pictureAddress } from '#/images/picture-address.ts'
import type { MailBlock, MailItem, MailPicture, MailSum } from '#/mail/mail-block.ts'
import { mailWords } from '#/mail/mail-words.server.ts'
import { renderMail, type RenderedMail } from '#/mail/render-mail.server.tsx'
import type { Site } from '#/platform/sites.ts'
import type { OrderLine, WholeOrder } from './order.ts'
import type { OrderMailKind } from './order-mail.ts'
import { lineDetails, orderDay, orderMoney } from './order-words.ts'

type Written = {
  order: WholeOrder
  site: Site
  say: ReturnType<typeof mailWords>
  /** Shows the order to whoever has this mail. */
  token: string
}

/** A mail about an order, in the language it was placed in. */
export function writeOrderMail(
  order: WholeOrder,
  kind: OrderMailKind,
  { site, token }: Pick<Written, 'site' | 'token'>,
): RenderedMail {
  const { locale, number } = order
  const say = mailWords(locale)
  const written: Written = { order, site, say, token }
  const values = { number, name: order.shippingAddress.firstName, store: storeOf(order) }
  return renderMail({
    locale,
    site,
    subject: say(`order.${kind}.subject`, values),
    preview: say(`order.${kind}.preview`, values),
    title: say(`order.${kind}.title`, values),
    blocks: [
      ...hero(written, kind),
      { kind: 'text', text: say(`order.${kind}.text`, values) },
      ...newsOf(written, kind),
      ...actionOf(written, kind),
      ...(kind === 'link' ? [] : documentOf(written, kind)),
    ],
  })
}

const storeOf = ({ delivery, locale }: WholeOrder) =>
  delivery.kind === 'store' ? delivery.name[locale] : ''

/** The bike as it was drawn that day, or the first thing that was bought. */
function hero({ order, site }: Written, kind: OrderMailKind): MailBlock[] {
  if (kind === 'cancelled' || kind === 'refunded' || kind === 'link') return []
  const shown = order.lines.find((line) => line.kind === 'bike')
  const picture = shown && pictureOf(shown, { site, width: 1200, locale: order.locale })
  return picture ? [{ kind: 'picture', picture: { ...picture, width: 600, height: 400 } }] : []
}

type PictureWish = { site: Site; width: number; locale: WholeOrder['locale'] }

/** JPEG, since not every mail program knows anything newer, and a PNG of a drawing loses its soft shades. */
function pictureOf(line: OrderLine, { site, width, locale }: PictureWish): MailPicture | null {
  if (!line.picture) return null
  const { picture, alt, isSquare } = line.picture
  const address = pictureAddress(picture, { width, ground: 'stone100', format: 'jpg' })
  return {
    src: `${site.url}${address}`,
    alt: alt[locale],
    width,
    height: isSquare ? width : Math.round((width * 2) / 3),
  }
}

/** What is new since the last mail. */
function newsOf({ order, say }: Written, kind: OrderMailKind): MailBlock[] {
  const parcel = order.shipments.at(-1)
  if (kind === 'dispatched' && parcel?.trackingNumber) {
    const { carrier, trackingNumber, trackingUrl } = parcel
    const tracked = { label: say('order.tracking'), value: trackingNumber }
    return [
      {
        kind: 'facts',
        rows: [
          ...(carrier ? [{ label: say('order.carrier'), value: carrier }] : []),
          trackingUrl ? { ...tracked, href: trackingUrl } : tracked,
        ],
      },
    ]
  }
  const memo = order.creditMemos.at(-1)
  if ((kind === 'refunded' || kind === 'cancelled') && memo)
    return [
      {
        kind: 'facts',
        rows: [
          { label: say('order.refundAmount'), value: orderMoney(order, memo.amount) },
          { label: say('order.creditMemo'), value: memo.number },
        ],
      },
    ]
  return []
}

/** The one button: the parcel while it travels, else the order, in its account or by a link of its own. */
function actionOf({ order, site, say, token }: Written, kind: OrderMailKind): MailBlock[] {
  const parcel = order.shipments.at(-1)
  if (kind === 'dispatched' && parcel?.trackingUrl)
    return [{ kind: 'button', label: say('order.track'), href: parcel.trackingUrl }]
  const isGuests = order.customerId === null || kind === 'link'
  const path = isGuests ? `/order/#${token}` : `/my-account/orders/${order.number}/`
  return [{ kind: 'button', label: say('order.view'), href: `${site.url}${path}` }]
}

/** The order itself: on paper it would be the delivery note. */
function documentOf(written: Written, kind: OrderMailKind): MailBlock[] {
  const { order, site, say } = written
  const { locale, number } = order
  const isComing = kind === 'received' && order.dispatchDate !== null
  const invoice = order.invoices.at(-1)
  return [
    {
      kind: 'facts',
      rows: [
        { label: say('order.number'), value: number },
        { label: say('order.date'), value: orderDay(order, order.placedAt) },
        ...(isComing && order.dispatchDate
          ? [{ label: say('order.leaves'), value: orderDay(order, order.dispatchDate) }]
          : []),
        ...(invoice ? [{ label: say('order.invoice'), value: invoice.number }] : []),
      ],
    },
    { kind: 'items', items: order.lines.map((line) => itemOf(line, written)) },
    { kind: 'sums', rows: sumsOf(written) },
    {
      kind: 'columns',
      columns: [
        order.delivery.kind === 'store'
          ? { heading: say('order.collect'), lines: [site.name, storeOf(order)] }
          : {
              heading: say('order.shipTo'),
              lines: formatAddress(order.shippingAddress, locale),
            },
        { heading: say('order.billTo'), lines: formatAddress(order.billingAddress, locale) },
      ],
    },
    ...withdrawalOf(written, kind),
  ]
}

function itemOf(line: OrderLine, { order, site, say }: Written): MailItem {
  const { locale } = order
  return {
    name: line.name[locale],
    details: lineDetails(line, locale, say),
    price: orderMoney(order, line.total),
    picture: pictureOf(line, { site, width: 240, locale }),
  }
}

function sumsOf({ order, say }: Written): MailSum[] {
  const { subtotal, discounts, shipping, duty, total, tax, taxPercent } = order.totals
  const amount = (value: typeof total) => orderMoney(order, value)
  const isFree = shipping === null || shipping.amount === 0
  return [
    { label: say('order.subtotal'), value: amount(subtotal) },
    ...discounts.map(({ label, amount: off }) => ({
      label: label[order.locale],
      value: `−${amount(off)}`,
    })),
    {
      label: say(order.delivery.kind === 'store' ? 'order.collection' : 'order.shipping'),
      value: isFree ? say('order.free') : amount(shipping),
    },
    ...(duty ? [{ label: say('order.duty'), value: amount(duty) }] : []),
    { label: say('order.total'), value: amount(total), isTotal: true as const },
    ...(tax.amount > 0
      ? [{ label: say('order.tax', { percent: taxPercent }), value: amount(tax) }]
      : []),
  ]
}

/** Who buys in the EU must find the way out of the contract in the mail that confirms it (2023/2673). */
function withdrawalOf({ order, site, say, token }: Written, kind: OrderMailKind): MailBlock[] {
  if (kind === 'cancelled' || kind === 'refunded' || !isEuCountry(order.country)) return []
  const bespoke = order.lines.filter(({ isReturnable }) => !isReturnable)
  const names = bespoke.map(({ name }) => name[order.locale]).join(', ')
  return [
    { kind: 'heading', text: say('order.withdrawal.title') },
    { kind: 'text', text: say('order.withdrawal.text') },
    ...(bespoke.length > 0
      ? [{ kind: 'note' as const, text: say('order.withdrawal.bespoke', { names }) }]
      : []),
    {
      kind: 'link',
      label: say('order.withdrawal.link'),
      href: `${site.url}/withdrawal/?order=${order.number}#${token}`,
    },
  ]
}
