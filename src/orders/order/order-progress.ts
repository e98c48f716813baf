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
  /** When the station was reached; null if it lies ahead or was not recorded. */
  at: Date | null
  standing: 'done' | 'now' | 'ahead'
}

type ProgressInputs = Pick<WholeOrder, 'state' | 'events' | 'placedAt'> & {
  delivery: Pick<WholeOrder['delivery'], 'kind'>
}

/** The stations of an order from placing to delivery, and how far it has come. */
export function orderProgress(order: ProgressInputs): Progress[] {
  const reached = reachedIn(order)
  const { state } = order
  if (state === 'cancelled' || state === 'refunded') return reachedOnly(reached, state)
  const middle: Station = order.delivery.kind === 'store' ? 'ready' : 'shipped'
  const isInPart = state === 'part-shipped'
  const stations: Station[] = ['ordered', 'made', ...(isInPart ? [state] : []), middle, 'complete']
  const current = stations.indexOf(stationOf[state] ?? 'ordered')
  // If the rest was cancelled, the last partial shipment completed the order.
  const dayAt = (station: Station) =>
    reached.get(station) ?? (station === 'shipped' ? reached.get('part-shipped') : undefined)
  return stations.map((station, index) => ({
    station,
    at: index <= current ? (dayAt(station) ?? null) : null,
    standing: index < current ? 'done' : index === current ? 'now' : 'ahead',
  }))
}

const stationOf: Partial<Record<WholeOrder['state'], Station>> = {
  processing: 'made',
  'part-shipped': 'part-shipped',
  shipped: 'shipped',
  ready: 'ready',
  complete: 'complete',
}

const stationAfter: Partial<Record<string, Station>> = {
  pay: 'made',
  'ship-part': 'part-shipped',
  ship: 'shipped',
  ready: 'ready',
  complete: 'complete',
  cancel: 'cancelled',
  refund: 'refunded',
} satisfies Partial<Record<OrderEvent, Station>>

function reachedIn({ events, placedAt, state }: ProgressInputs): Map<Station, Date> {
  const reached = new Map<Station, Date>([['ordered', placedAt]])
  if (!isPlaced(state)) return reached
  for (const { step, at } of events) {
    const station = stationAfter[step]
    if (station) reached.set(station, at)
  }
  return reached
}

/** A cancelled or refunded order shows only the stations it really reached. */
const reachedOnly = (reached: Map<Station, Date>, end: Station): Progress[] =>
  [...reached].map(([station, at]) => ({
    station,
    at,
    standing: station === end ? 'now' : 'done',
  }))
