import type { mailTranslator } from '#/mail/mail-translator.server.ts'
import type { Site } from '#/platform/config/sites.ts'
import type { OrderLine, Pieces, WholeOrder } from '#/orders/order/order.ts'
import type { Store } from '#/stores/store.ts'
import type { OrderMailKind } from './order-mail.ts'
import { uncreditedLines } from '#/orders/pieces/order-pieces.ts'
import { certificateMethod } from '#/orders/order/payment.ts'

/** The inputs of every block of an order mail. */
export type Written = {
  order: WholeOrder
  site: Site
  translate: ReturnType<typeof mailTranslator>
  /** Opens the order for anyone who holds this mail. */
  token: string
  /** The number of the parcel or credit note in question; null for the latest one. */
  paper: string | null
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

const numbered = <Paper extends { number: string }>(
  papers: readonly Paper[],
  number: string | null,
) => papers.find((each) => each.number === number) ?? papers.at(-1)
export const parcelOf = ({ order, paper }: Written) => numbered(order.shipments, paper)
export const memoOf = ({ order, paper }: Written) => numbered(order.creditMemos, paper)

/** The lines a mail is about, each with the quantity it is about. Cancelled pieces are left out. */
export function linesInMail(written: Written, kind: OrderMailKind): readonly OrderLine[] {
  const { order } = written
  if (isParcel(kind)) return linesOf(order, parcelOf(written))
  if (kind === 'partCancelled' || kind === 'partRefunded') return linesOf(order, memoOf(written))
  return kind === 'ready' ? uncreditedLines(order) : order.lines
}

function linesOf({ lines }: WholeOrder, paper: { lines: readonly Pieces[] } | undefined) {
  if (!paper) return lines
  return lines.flatMap((line) => {
    const quantity = paper.lines.find(({ uid }) => uid === line.uid)?.quantity
    return quantity === undefined ? [] : [{ ...line, quantity }]
  })
}

/** A mail about part of an order leaves the totals out, because they cover the whole order. */
export const isInPart = (written: Written, kind: OrderMailKind): boolean =>
  kind === 'partCancelled' ||
  kind === 'partRefunded' ||
  pieceCount(linesInMail(written, kind)) < pieceCount(written.order.lines)

const pieceCount = (lines: readonly Pieces[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)
