import type { TakenPieces } from '#/catalogue/stock/allocate-stock.ts'
import type { OrderHistory, OrderLine, Order, Pieces } from '#/orders/order/order.ts'

/** The parts of an order that decide how many pieces and how much money are left. */
export type OrderRecords = Pick<Order, 'lines' | 'state' | 'delivery' | 'totals'> &
  Pick<OrderHistory, 'shipments' | 'creditMemos'>

const count = (lists: readonly (readonly Pieces[])[], uid: string): number =>
  lists
    .flat()
    .filter((pieces) => pieces.uid === uid)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** Pieces of a line that were cancelled, or refunded after they were sent. */
export const creditedPieces = (
  { creditMemos }: OrderRecords,
  kind: 'cancel' | 'refund',
  uid: string,
): number =>
  count(
    creditMemos.filter((memo) => memo.kind === kind).map(({ lines }) => lines),
    uid,
  )

/** Pieces of a line that the buyer has or that are on their way. */
export function sentPieces(order: OrderRecords, { uid, quantity }: OrderLine): number {
  const isCollected = order.delivery.kind === 'store' && isHandedOver(order.state)
  if (isCollected) return quantity - creditedPieces(order, 'cancel', uid)
  return count(
    order.shipments.map(({ lines }) => lines),
    uid,
  )
}

const isHandedOver = (state: Order['state']) => state === 'complete' || state === 'refunded'

/** Pieces of a line that are still to be sent. */
export const openPieces = (order: OrderRecords, line: OrderLine): number =>
  line.quantity - sentPieces(order, line) - creditedPieces(order, 'cancel', line.uid)

/** Pieces of a line that were sent and not refunded. */
const returnablePieces = (order: OrderRecords, line: OrderLine): number =>
  sentPieces(order, line) - creditedPieces(order, 'refund', line.uid)

export const isAnySent = (order: OrderRecords): boolean =>
  order.lines.some((line) => sentPieces(order, line) > 0)

/** The lines the buyer still has or expects, without cancelled and refunded pieces. */
export const uncreditedLines = (order: OrderRecords): OrderLine[] =>
  order.lines.flatMap((line) => {
    const credited = (['cancel', 'refund'] as const).map((kind) =>
      creditedPieces(order, kind, line.uid),
    )
    const quantity = credited.reduce((left, pieces) => left - pieces, line.quantity)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })

/** Everything that is still to be sent. */
export const allOpen = (order: OrderRecords): Pieces[] =>
  order.lines.flatMap((line) => {
    const quantity = openPieces(order, line)
    return quantity > 0 ? [{ uid: line.uid, quantity }] : []
  })

export type PiecesStep = 'ship' | 'cancel' | 'refund'

/** The largest quantity of a line for a step: sent pieces can be refunded, the others sent or cancelled. */
export const mostPieces = (order: OrderRecords, line: OrderLine, step: PiecesStep): number =>
  step === 'refund' ? returnablePieces(order, line) : openPieces(order, line)

/**
 * The amount that the buyer paid for some pieces, after discount. Shares of a penny are rounded over all pieces
 * that were credited so far, so that the amounts of several credits add up to what was paid for the line.
 */
export const paidFor = (order: OrderRecords, pieces: readonly Pieces[]): number =>
  pieces.reduce((sum, { uid, quantity }) => {
    const line = order.lines.find((each) => each.uid === uid)
    if (!line) return sum
    const paid = line.total.amount - line.discount.amount
    const upTo = (many: number) => Math.round((paid * many) / line.quantity)
    const before = creditedPieces(order, 'cancel', uid) + creditedPieces(order, 'refund', uid)
    return sum + upTo(before + quantity) - upTo(before)
  }, 0)

/** The amount that can still be refunded, in minor units. */
export const refundable = ({ totals, creditMemos }: OrderRecords): number =>
  totals.total.amount - creditMemos.reduce((sum, { amount }) => sum + amount.amount, 0)

/** The quantity of each SKU in some pieces, including a bike's parts and paint. */
function skusIn({ lines }: OrderRecords, pieces: readonly Pieces[]): Map<string, number> {
  const quantities = new Map<string, number>()
  const add = (sku: string, quantity: number) =>
    quantities.set(sku, (quantities.get(sku) ?? 0) + quantity)
  for (const { uid, quantity } of pieces) {
    const line = lines.find((each) => each.uid === uid)
    if (!line) continue
    add(line.sku, quantity)
    for (const option of line.options) add(option.sku, option.quantity * quantity)
    if (line.paint) add(line.paint.sku, quantity)
  }
  return quantities
}

/** Splits the reserved stock into what is sent with some pieces and what the order still holds. */
export const splitSent = (
  order: OrderRecords,
  taken: readonly TakenPieces[],
  pieces: readonly Pieces[],
) => partTaken(taken, skusIn(order, pieces))

/**
 * Splits the reserved stock when pieces are cancelled. The order keeps only what it still needs;
 * back-ordered pieces were never taken from stock, so none of them return.
 */
export function splitCancelled(
  order: OrderRecords,
  taken: readonly TakenPieces[],
  pieces: readonly Pieces[],
) {
  const needed = skusIn(order, allOpen(order))
  for (const [sku, quantity] of skusIn(order, pieces))
    needed.set(sku, (needed.get(sku) ?? 0) - quantity)
  const { moved, left } = partTaken(taken, needed)
  return { needed: moved, spare: left }
}

/** Takes quantities out of the reserved stock, one stock level after the other. */
function partTaken(taken: readonly TakenPieces[], needed: ReadonlyMap<string, number>) {
  const missing = new Map(needed)
  const [moved, left]: [TakenPieces[], TakenPieces[]] = [[], []]
  for (const reserved of taken) {
    const quantity = Math.min(reserved.quantity, missing.get(reserved.sku) ?? 0)
    missing.set(reserved.sku, (missing.get(reserved.sku) ?? 0) - quantity)
    if (quantity > 0) moved.push({ ...reserved, quantity })
    if (reserved.quantity > quantity)
      left.push({ ...reserved, quantity: reserved.quantity - quantity })
  }
  return { moved, left }
}
