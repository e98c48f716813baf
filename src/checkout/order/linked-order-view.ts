import type { ProgressView } from '#/orders/order/order-progress.ts'
import type { OrderDocumentsView } from './order-documents-view.ts'
import type { OrderView } from './order-view.ts'

export type LinkedOrderView =
  | {
      kind: 'order'
      order: OrderView
      progress: ProgressView
      documents: OrderDocumentsView
      canWithdraw: boolean
      hasInvoice: boolean
    }
  /** `isSent`: a link has been requested; it is sent only if the order exists. */
  | { kind: 'request-link'; isSent: boolean }
