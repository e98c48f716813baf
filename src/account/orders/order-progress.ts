import type { WholeOrder } from '#/orders/order/order.ts'
import { isPlaced, type OrderEvent } from '#/orders/order/order-state.ts'

export type Station =
  | 'ordered'
  | 'made'
  | 'part-shipped'
  | 'shipped'
  | 'ready'
  | 'complete'
  | 'cancelled'
  | 'refunded'

export type Progress = {
  station: Station
  /** When it was reached; null for what lies ahead, or was not noted. */
  at: Date | null
  standing: 'done' | 'now' | 'ahead'
}

type Way = Pick<WholeOrder, 'state' | 'events' | 'placedAt'> & {
  delivery: Pick<WholeOrder['delivery'], 'kind'>
}

/** The way of an order from the click to the door, and how far it has come. */
export function orderProgress(order: Way): Progress[] {
  const reached = reachedIn(order)
  const { state } = order
  if (state === 'cancelled' || state === 'refunded') return cutShort(reached, state)
  const middle: Station = order.delivery.kind === 'store' ? 'ready' : 'shipped'
  const isInPart = state === 'part-shipped'
  const way: Station[] = ['ordered', 'made', ...(isInPart ? [state] : []), middle, 'complete']
  const here = way.indexOf(stationOf[state] ?? 'ordered')
  // where the rest was called off, the last parcel was the one before
  const dayAt = (station: Station) =>
    reached.get(station) ?? (station === 'shipped' ? reached.get('part-shipped') : undefined)
  return way.map((station, index) => ({
    station,
    at: index <= here ? (dayAt(station) ?? null) : null,
    standing: index < here ? 'done' : index === here ? 'now' : 'ahead',
  }))
}

const stationOf: Partial<Record<WholeOrder['state'], Station>> = {
  processing: 'made',
  'part-shipped': 'part-shipped',
  shipped: 'shipped',
  ready: 'ready',
  complete: 'complete',
}

const stationAfter: Partial<Record<OrderEvent, Station>> = {
  pay: 'made',
  'ship-part': 'part-shipped',
  ship: 'shipped',
  ready: 'ready',
  complete: 'complete',
  cancel: 'cancelled',
  refund: 'refunded',
}

function reachedIn({ events, placedAt, state }: Way): Map<Station, Date> {
  const reached = new Map<Station, Date>([['ordered', placedAt]])
  if (!isPlaced(state)) return reached
  for (const { step, at } of events) {
    const station = stationAfter[step as OrderEvent]
    if (station) reached.set(station, at)
  }
  return reached
}

/** What was called off or sent back has only what really happened. */
const cutShort = (reached: Map<Station, Date>, end: Station): Progress[] =>
  [...reached].map(([station, at]) => ({
    station,
    at,
    standing: station === end ? 'now' : 'done',
  }))
