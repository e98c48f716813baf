import type { Money } from '#/money/money.ts'

/** The cost of delivery beside a price. */
export type DeliveryNote = {
  cost: Money
  /** Parcels are free from this order value; null where this one is free already, or none ever is. */
  freeFrom: Money | null
}

/** The same for everything in a list; null for what is not delivered. */
export type ListDelivery = Record<'bikes' | 'accessories', DeliveryNote | null>
