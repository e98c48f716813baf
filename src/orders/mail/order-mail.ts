import * as v from 'valibot'

/** One mail for each stage of an order, plus `link`, which a guest requests to see their order again. */
export const orderMailKinds = [
  'received',
  'held',
  'dispatched',
  'partDispatched',
  'restDispatched',
  'ready',
  'cancelled',
  'partCancelled',
  'refunded',
  'partRefunded',
  'link',
] as const
export type OrderMailKind = (typeof orderMailKinds)[number]

/**
 * The job is added in the step's transaction and the mail is rendered when it is sent, so that a
 * rendering error cannot undo an order.
 */
export const orderMailJob = {
  name: 'order-mail',
  payload: v.object({
    orderId: v.number(),
    kind: v.picklist(orderMailKinds),
    /**
     * The number of the parcel or credit note in question; the latest one if left out. Jobs that wait in the queue
     * have it by this name.
     */
    paper: v.optional(v.nullable(v.string()), null),
  }),
}

/**
 * A guest's request for a link to an order. The job checks whether the order exists, so that the
 * response does not reveal it.
 */
export const orderLinkJob = {
  name: 'order-link',
  payload: v.object({ number: v.string(), email: v.string() }),
}
