import type { Day } from '#/catalogue/calendar/day.ts'
import type { Order } from '#/orders/order/order.ts'
import type { Station } from '#/orders/order/order-progress.ts'

/** The first and the last day of a station; the first is null where only its end is promised. */
export type PromisedDays = readonly [from: Day | null, to: Day]

/** The days on which the stations of an order lie, as promised to the buyer. */
export function promisedDays({
  delivery,
  dispatchDate,
}: Pick<Order, 'delivery' | 'dispatchDate'>): Partial<Record<Station, PromisedDays>> {
  if (dispatchDate === null) return {}
  const dispatched = [dispatchDate, dispatchDate] as const
  const made = [null, dispatchDate] as const
  if (delivery.kind === 'store') return { made, ready: dispatched }
  return { made, shipped: dispatched, ...(delivery.between && { complete: delivery.between }) }
}
