import type { Db } from '#/db/client.server.ts'
import type { Order } from '#/orders/order/order.ts'
import type { Store } from '#/stores/store.ts'
import { findStore } from '#/stores/stores.server.ts'

/** The store where an order is collected; null for home delivery, and once the store is closed for good. */
export const findOrderStore = async (
  db: Db,
  { delivery }: Pick<Order, 'delivery'>,
): Promise<Store | null> => (delivery.kind === 'store' ? findStore(db, delivery.place) : null)
