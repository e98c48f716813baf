import { formatAddress } from '#/postal-address/format-address.ts'
import type { Money } from '#/money/money.ts'
import type { TakenPieces } from '#/catalogue/stock/allocate-stock.ts'
import type { OrderLine, OrderStock, Pieces, WholeOrder } from './order.ts'
import { openPieces } from '#/orders/pieces/order-pieces.ts'
import { staffStepsFrom } from './order-state.ts'
import { orderMoney } from './order-words.ts'
import { terminalText, utcMinute } from '#/platform/terminal/terminal-text.ts'

/** An order as plain text, for shop staff. */
export function describeOrder(order: WholeOrder, stock: OrderStock): string {
  const amount = (value: Money) => orderMoney(order, value)
  const { totals, delivery } = order
  const places = [
    ...describePlaces('Take from', stock.taken),
    ...describePlaces('Was taken from', stock.sent),
  ]
  const next = staffStepsFrom(order.state, delivery.kind)
  const where = delivery.kind === 'store' ? `collection in ${delivery.name.en}` : 'delivery'
  return [
    `Order ${order.number}, ${order.state}, ${utcMinute(order.placedAt)} UTC, site ${order.site}`,
    `${order.email}${order.customerId === null ? ' (guest)' : `, customer ${order.customerId}`}`,
    '',
    ...order.lines.map((line, index) => describeLine(order, line, index + 1)),
    '',
    ...places,
    ...(places.length > 0 ? [''] : []),
    `Subtotal ${amount(totals.subtotal)}`,
    ...totals.discounts.map(({ label, amount: off }) => `${label.en} −${amount(off)}`),
    ...(totals.shipping ? [`Delivery ${amount(totals.shipping)}`] : []),
    `Total ${amount(totals.total)}, ${totals.taxPercent} % tax ${amount(totals.tax)}`,
    '',
    `${where}: ${formatAddress(order.shippingAddress, 'en').join(', ')}`,
    `bill: ${formatAddress(order.billingAddress, 'en').join(', ')}`,
    `paid by ${order.payment.method}${order.providerNumber ? ` (${order.providerNumber})` : ''}`,
    ...(order.affiliateClick === undefined ? [] : [`affiliate click ${order.affiliateClick}`]),
    '',
    ...order.events.map(
      ({ at, step, note }) => `${utcMinute(at)}  ${step}${note ? `: ${note}` : ''}`,
    ),
    ...order.invoices.map(({ number }) => `Invoice ${number}`),
    ...order.creditMemos.map(({ number, amount: off, reason, lines }) =>
      [`Credit note ${number}, ${amount(off)}: ${reason}`, describePieces(order, lines)]
        .filter((part) => part !== '')
        .join(', '),
    ),
    ...order.shipments.map(({ number, carrier, trackingNumber, lines }) =>
      [
        ['Parcel', number, carrier, trackingNumber].filter((part) => part !== null).join(' '),
        describePieces(order, lines),
      ].join(': '),
    ),
    ...order.withdrawals.map(
      ({ reference, declaredAt, isLate }) =>
        `Withdrawal ${reference}, ${utcMinute(declaredAt)}${isLate ? ', late' : ''}`,
    ),
    next.length > 0 ? `Next: ${next.join(', ')}` : 'Nothing more can be done.',
  ]
    .map(terminalText)
    .join('\n')
}

/** Names the place of each piece; the parts of a bike stand with the bike. */
function describePlaces(what: string, pieces: readonly TakenPieces[]): string[] {
  const byPlace = Map.groupBy(pieces, ({ place }) => place)
  return [...byPlace].map(([place, taken]) => {
    const bySku = Map.groupBy(taken, ({ sku }) => sku)
    const counted = [...bySku].map(
      ([sku, some]) => `${some.reduce((sum, { quantity }) => sum + quantity, 0)} × ${sku}`,
    )
    return `${what} ${place}: ${counted.join(', ')}`
  })
}

/** The line's number lets staff name it in a command; unsent pieces are counted if only some are left. */
function describeLine(order: WholeOrder, line: OrderLine, position: number): string {
  const { quantity, name, sku, total } = line
  const open = openPieces(order, line)
  const isInPart = open > 0 && open < quantity
  const summary = `${position}. ${quantity} × ${name.en} (${sku})  ${orderMoney(order, total)}`
  return [
    isInPart ? `${summary}, ${open} still to be sent` : summary,
    ...configurationOf(line),
  ].join('\n   ')
}

/** The configuration, which the workshop needs: the same bike can be built and painted in many ways. */
const configurationOf = ({ options, paint, entered }: OrderLine): string[] => [
  ...(paint ? [`Paint: ${paint.name.en} (${paint.sku})`] : []),
  ...options.map(({ label, value, sku, quantity }) => {
    const times = quantity > 1 ? `${quantity} × ` : ''
    return `${label.en}: ${times}${value.en} (${sku})`
  }),
  ...entered.map((text) => `“${text}”`),
]

const describePieces = ({ lines }: WholeOrder, pieces: readonly Pieces[]): string =>
  pieces
    .map(
      ({ uid, quantity }) => `${quantity} × ${lines.find((line) => line.uid === uid)?.sku ?? uid}`,
    )
    .join(', ')
