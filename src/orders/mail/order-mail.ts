/** The mails of an order's life, and the one that shows it again to a guest who asks. */
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
 * Enqueued with the step itself, written when it is sent: a mail that cannot be written must not
 * undo an order.
 */
export const orderMailJob = 'order-mail'

/** Somebody asks for an order; whether there is one is found out later, out of his sight. */
export const orderLinkJob = 'order-link'
