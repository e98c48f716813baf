import type { WholeOrder } from './order.ts'
import { isPlaced, type OrderEvent } from './order-state.ts'

export type Station =
  | 'ordered'
  | 'made'
  | 'part-shipped'
  | 'shipped'
  | 'ready'
  | 'complete'
  | 'collected'
  | 'cancelled'
  | 'refunded'

export type Progress = {
  station: Station
  /** When the station was reached; null if it lies ahead or was not recorded. */
  at: Date | null
  standing: 'done' | 'now' | 'ahead'
}

/** The stations of an order, each with its day in words. */
export type ProgressView = readonly (Omit<Progress, 'at'> & { on: string | null })[]

type ProgressInputs = Pick<WholeOrder, 'state' | 'events' | 'placedAt'> & {
  delivery: Pick<WholeOrder['delivery'], 'kind'>
  lines: readonly Pick<WholeOrder['lines'][number], 'kind'>[]
}

/** The stations of an order from placing to delivery, and how far it has come. */
export function orderProgress(order: ProgressInputs): Progress[] {
  const reached = reachedIn(order)
  const { state } = order
  if (state === 'cancelled' || state === 'refunded') return reachedOnly(reached, state)
  const stations = stationsOf(order)
  const current = Math.max(0, stations.indexOf(ownStation(order, stationOf[state]) ?? 'ordered'))
  // If the rest was cancelled, the last partial shipment completed the order.
  const dayAt = (station: Station) =>
    reached.get(station) ?? (station === 'shipped' ? reached.get('part-shipped') : undefined)
  return stations.map((station, index) => ({
    station,
    at: index <= current ? (dayAt(station) ?? null) : null,
    standing: index < current ? 'done' : index === current ? 'now' : 'ahead',
  }))
}

const hasBike = ({ lines }: ProgressInputs) => lines.some(({ kind }) => kind === 'bike')
const isForCollection = ({ delivery }: ProgressInputs) => delivery.kind === 'store'

function stationsOf(order: ProgressInputs): Station[] {
  const isInPart = order.state === 'part-shipped'
  return [
    'ordered',
    ...(hasBike(order) ? (['made'] as const) : []),
    ...(isInPart ? (['part-shipped'] as const) : []),
    ...(isForCollection(order)
      ? (['ready', 'collected'] as const)
      : (['shipped', 'complete'] as const)),
  ]
}

/** Only bikes pass the workshop, and an order for collection is not delivered. */
function ownStation(order: ProgressInputs, station: Station | undefined): Station | undefined {
  if (station === 'made' && !hasBike(order)) return undefined
  return station === 'complete' && isForCollection(order) ? 'collected' : station
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

function reachedIn(order: ProgressInputs): Map<Station, Date> {
  const reached = new Map<Station, Date>([['ordered', order.placedAt]])
  if (!isPlaced(order.state)) return reached
  for (const { step, at } of order.events) {
    const station = ownStation(order, stationAfter[step])
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
