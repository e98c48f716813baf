import type { OrderView } from './order-view.ts'

export type Parcel = {
  number: string
  carrier: string | null
  trackingNumber: string | null
  trackingUrl: string | null
}

export type GuestOrderView =
  | { kind: 'order'; order: OrderView; parcels: readonly Parcel[] }
  /** `isSent`: a link is on its way, if there is such an order. */
  | { kind: 'ask'; isSent: boolean }
