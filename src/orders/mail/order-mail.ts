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
export const orderMailJob = 'order-mail'

/**
 * A guest's request for a link to an order. The job checks whether the order exists, so that the
 * response does not reveal it.
 */
export const orderLinkJob = 'order-link'
