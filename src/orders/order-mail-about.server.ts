import type { mailWords } from '#/mail/mail-words.server.ts'
import type { Site } from '#/platform/sites.ts'
import type { OrderLine, WholeOrder } from './order.ts'
import type { OrderMailKind } from './order-mail.ts'

/** All that is at hand where a mail is written. */
export type Written = {
  order: WholeOrder
  site: Site
  say: ReturnType<typeof mailWords>
  /** Shows the order to whoever has this mail. */
  token: string
  /** The parcel or credit note it is about; null for the last one. */
  paper: string | null
}

export const storeOf = ({ delivery, locale }: WholeOrder) =>
  delivery.kind === 'store' ? delivery.name[locale] : ''

export const isParcel = (kind: OrderMailKind) =>
  kind === 'dispatched' || kind === 'partDispatched' || kind === 'restDispatched'
export const isCredit = (kind: OrderMailKind) =>
  kind === 'cancelled' || kind === 'partCancelled' || kind === 'refunded' || kind === 'partRefunded'
/** Those that are about some of the goods. */
export const isInPart = (kind: OrderMailKind) =>
  (isParcel(kind) && kind !== 'dispatched') || kind === 'partCancelled' || kind === 'partRefunded'

const numbered = <Paper extends { number: string }>(
  papers: readonly Paper[],
  number: string | null,
) => papers.find((each) => each.number === number) ?? papers.at(-1)
export const parcelOf = ({ order, paper }: Written) => numbered(order.shipments, paper)
export const memoOf = ({ order, paper }: Written) => numbered(order.creditMemos, paper)

/** The goods a mail is about, as many of each as it is about. */
export function goodsOf(written: Written, kind: OrderMailKind): readonly OrderLine[] {
  const { lines } = written.order
  if (!isInPart(kind)) return lines
  const pieces = (isParcel(kind) ? parcelOf(written) : memoOf(written))?.lines ?? []
  return lines.flatMap((line) => {
    const quantity = pieces.find(({ uid }) => uid === line.uid)?.quantity
    return quantity === undefined ? [] : [{ ...line, quantity }]
  })
}
