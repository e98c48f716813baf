import type { mailTranslator } from '#/mail/mail-translator.server.ts'
import type { Site } from '#/platform/config/sites.ts'
import type { OrderLine, Pieces, WholeOrder } from '#/orders/order/order.ts'
import type { Store } from '#/stores/store.ts'
import type { OrderMailKind } from './order-mail.ts'
import { uncreditedLines } from '#/orders/pieces/order-pieces.ts'
import { certificateMethod } from '#/orders/order/payment.ts'

/** The inputs of every block of an order mail. */
export type MailInput = {
  order: WholeOrder
  site: Site
  translate: ReturnType<typeof mailTranslator>
  /** Opens the order for anyone who holds this mail. */
  token: string
  /** The number of the parcel or credit note in question; null for the latest one. */
  documentNumber: string | null
  /** The store of a collection; null for home delivery, and once the store is closed for good. */
  store: Store | null
  /** The terms and the instructions on the right to cancel come with this mail. */
  hasFiles: boolean
}

export const storeOf = ({ delivery, locale }: WholeOrder) =>
  delivery.kind === 'store' ? delivery.name[locale] : ''

export const isByCertificate = ({ payment }: WholeOrder) => payment.method === certificateMethod

export const isParcel = (kind: OrderMailKind) =>
  kind === 'dispatched' || kind === 'partDispatched' || kind === 'restDispatched'
export const isCredit = (kind: OrderMailKind) =>
  kind === 'cancelled' || kind === 'partCancelled' || kind === 'refunded' || kind === 'partRefunded'

const numbered = <Numbered extends { number: string }>(
  documents: readonly Numbered[],
  number: string | null,
) => documents.find((each) => each.number === number) ?? documents.at(-1)
export const parcelOf = ({ order, documentNumber }: MailInput) =>
  numbered(order.shipments, documentNumber)
export const memoOf = ({ order, documentNumber }: MailInput) =>
  numbered(order.creditMemos, documentNumber)

/** The lines a mail is about, each with the quantity it is about. Cancelled pieces are left out. */
export function linesInMail(input: MailInput, kind: OrderMailKind): readonly OrderLine[] {
  const { order } = input
  if (isParcel(kind)) return linesOf(order, parcelOf(input))
  if (kind === 'partCancelled' || kind === 'partRefunded') return linesOf(order, memoOf(input))
  return kind === 'ready' ? uncreditedLines(order) : order.lines
}

function linesOf({ lines }: WholeOrder, issued: { lines: readonly Pieces[] } | undefined) {
  if (!issued) return lines
  return lines.flatMap((line) => {
    const quantity = issued.lines.find(({ uid }) => uid === line.uid)?.quantity
    return quantity === undefined ? [] : [{ ...line, quantity }]
  })
}

/** A mail about part of an order leaves the totals out, because they cover the whole order. */
export const isInPart = (input: MailInput, kind: OrderMailKind): boolean =>
  kind === 'partCancelled' ||
  kind === 'partRefunded' ||
  pieceCount(linesInMail(input, kind)) < pieceCount(input.order.lines)

const pieceCount = (lines: readonly Pieces[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)
