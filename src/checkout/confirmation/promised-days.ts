import type { Day } from '#/catalogue/calendar/bank-holidays.ts'
import type { Order } from '#/orders/order/order.ts'

export type TimelineStep = {
  kind: 'ordered' | 'built' | 'dispatched' | 'delivered' | 'ready'
  /** The day of the step, or the first of two; null if nobody has promised one. */
  from: Day | null
  to: Day | null
  isDone: boolean
}

type TimedOrder = Pick<Order, 'state' | 'delivery' | 'dispatchDate'> & {
  lines: readonly Pick<Order['lines'][number], 'kind'>[]
}

/** What happens to an order that has just been placed, and when, as far as the order says. */
export function orderTimeline(order: TimedOrder, orderedOn: Day): TimelineStep[] {
  const { delivery, dispatchDate, lines, state } = order
  const hasBike = lines.some(({ kind }) => kind === 'bike')
  const isSent = state === 'shipped' || state === 'complete'
  const step = (
    kind: TimelineStep['kind'],
    [from, to]: readonly [Day | null, Day | null],
    isDone = false,
  ): TimelineStep => ({ kind, from, to, isDone })
  return [
    step('ordered', [orderedOn, orderedOn], true),
    ...(hasBike ? [step('built', [null, dispatchDate], isSent || state === 'ready')] : []),
    ...(delivery.kind === 'store'
      ? [step('ready', [dispatchDate, dispatchDate], state === 'ready' || state === 'complete')]
      : [
          step('dispatched', [dispatchDate, dispatchDate], isSent),
          step('delivered', delivery.between ?? [null, null], state === 'complete'),
        ]),
  ]
}
