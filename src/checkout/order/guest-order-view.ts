import type { OrderPapersView } from './order-papers-view.ts'
import type { OrderView } from './order-view.ts'

export type GuestOrderView =
  | { kind: 'order'; order: OrderView; papers: OrderPapersView }
  /** `isSent`: a link is on its way, if there is such an order. */
  | { kind: 'ask'; isSent: boolean }
