import type { TakenPieces } from '#/catalogue/stock/allocate-stock.ts'
import type { OrderHistory, OrderLine, Order, Pieces } from '#/orders/order/order.ts'

/** What has become of an order so far, as far as pieces and money go. */
export type Dealings = Pick<Order, 'lines' | 'state' | 'delivery' | 'totals'> &
  Pick<OrderHistory, 'shipments' | 'creditMemos'>

const count = (lists: readonly (readonly Pieces[])[], uid: string): number =>
  lists
    .flat()
    .filter((pieces) => pieces.uid === uid)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** Pieces of a line that were called off, or sent and paid back since. */
export const creditedPieces = (
  { creditMemos }: Dealings,
  kind: 'cancel' | 'refund',
  uid: string,
): number =>
  count(
    creditMemos.filter((memo) => memo.kind === kind).map(({ lines }) => lines),
    uid,
  )

/** Pieces of a line that are with the buyer or on their way to him. */
export function sentPieces(order: Dealings, { uid, quantity }: OrderLine): number {
  const isFetched = order.delivery.kind === 'store' && isInHand(order.state)
  if (isFetched) return quantity - creditedPieces(order, 'cancel', uid)
  return count(
    order.shipments.map(({ lines }) => lines),
    uid,
  )
}

const isInHand = (state: Order['state']) => state === 'complete' || state === 'refunded'

/** Pieces of a line that are still to be sent. */
export const openPieces = (order: Dealings, line: OrderLine): number =>
  line.quantity - sentPieces(order, line) - creditedPieces(order, 'cancel', line.uid)

/** Pieces of a line that were sent and not paid back since. */
const returnablePieces = (order: Dealings, line: OrderLine): number =>
  sentPieces(order, line) - creditedPieces(order, 'refund', line.uid)

export const isAnySent = (order: Dealings): boolean =>
  order.lines.some((line) => sentPieces(order, line) > 0)

/** What the buyer still has or waits for, as many of each: not what was called off or paid back. */
export const keptLines = (order: Dealings): OrderLine[] =>
  order.lines.flatMap((line) => {
    const credited = (['cancel', 'refund'] as const).map((kind) =>
      creditedPieces(order, kind, line.uid),
    )
    const quantity = credited.reduce((left, pieces) => left - pieces, line.quantity)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })

/** Everything that is still to be sent. */
export const allOpen = (order: Dealings): Pieces[] =>
  order.lines.flatMap((line) => {
    const quantity = openPieces(order, line)
    return quantity > 0 ? [{ uid: line.uid, quantity }] : []
  })

export type PiecesStep = 'ship' | 'cancel' | 'refund'

/** How many pieces of a line a step can be about: what was sent can be paid back, the rest sent or called off. */
export const mostPieces = (order: Dealings, line: OrderLine, step: PiecesStep): number =>
  step === 'refund' ? returnablePieces(order, line) : openPieces(order, line)

/**
 * What the buyer paid for some pieces, his discount taken off. Pence that do not divide come with the
 * last piece, so that all pieces together are worth what the line was.
 */
export const paidFor = (order: Dealings, pieces: readonly Pieces[]): number =>
  pieces.reduce((sum, { uid, quantity }) => {
    const line = order.lines.find((each) => each.uid === uid)
    if (!line) return sum
    const paid = line.total.amount - line.discount.amount
    const upTo = (many: number) => Math.round((paid * many) / line.quantity)
    const before = creditedPieces(order, 'cancel', uid) + creditedPieces(order, 'refund', uid)
    return sum + upTo(before + quantity) - upTo(before)
  }, 0)

/** What the buyer has not had back yet, in minor units. */
export const refundable = ({ totals, creditMemos }: Dealings): number =>
  totals.total.amount - creditMemos.reduce((sum, { amount }) => sum + amount.amount, 0)

/** The goods in some pieces by SKU: a bike's parts and paint with the bike. */
function goodsIn({ lines }: Dealings, pieces: readonly Pieces[]): Map<string, number> {
  const goods = new Map<string, number>()
  const add = (sku: string, quantity: number) => goods.set(sku, (goods.get(sku) ?? 0) + quantity)
  for (const { uid, quantity } of pieces) {
    const line = lines.find((each) => each.uid === uid)
    if (!line) continue
    add(line.sku, quantity)
    for (const option of line.options) add(option.sku, option.quantity * quantity)
    if (line.paint) add(line.paint.sku, quantity)
  }
  return goods
}

/** What leaves the house with some pieces, and what the order then still holds. */
export const sentGoods = (
  order: Dealings,
  taken: readonly TakenPieces[],
  pieces: readonly Pieces[],
) => partTaken(taken, goodsIn(order, pieces))

/**
 * What goes back to its shelf when pieces are called off: no more than the order then needs is kept, so
 * pieces that were never on a shelf give nothing back.
 */
export function spareGoods(
  order: Dealings,
  taken: readonly TakenPieces[],
  pieces: readonly Pieces[],
) {
  const needed = goodsIn(order, allOpen(order))
  for (const [sku, quantity] of goodsIn(order, pieces))
    needed.set(sku, (needed.get(sku) ?? 0) - quantity)
  const { moved: kept, left: spare } = partTaken(taken, needed)
  return { kept, spare }
}

/** Some goods out of those that were taken, shelf by shelf. */
function partTaken(taken: readonly TakenPieces[], wanted: ReadonlyMap<string, number>) {
  const missing = new Map(wanted)
  const [moved, left]: [TakenPieces[], TakenPieces[]] = [[], []]
  for (const held of taken) {
    const quantity = Math.min(held.quantity, missing.get(held.sku) ?? 0)
    missing.set(held.sku, (missing.get(held.sku) ?? 0) - quantity)
    if (quantity > 0) moved.push({ ...held, quantity })
    if (held.quantity > quantity) left.push({ ...held, quantity: held.quantity - quantity })
  }
  return { moved, left }
}
