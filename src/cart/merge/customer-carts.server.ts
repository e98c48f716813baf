import type { Ctx } from '#/visitor/context.ts'
import type { Db } from '#/db/client.server.ts'
import { deleteCartsOf, deleteOrderedCarts, selectCartsOf } from '#/cart/lines/cart.store.server.ts'

/** Every cart of a customer, for their data export. */
export const listCartsOf = ({ db }: Pick<Ctx, 'db'>, customerId: number) =>
  selectCartsOf(db, customerId)

/** Deletes the carts from which orders were placed. */
export const eraseOrderedCarts = (db: Db, cartIds: readonly string[]) =>
  deleteOrderedCarts(db, cartIds)

export const eraseCartsOf = ({ db }: Pick<Ctx, 'db'>, customerId: number) =>
  deleteCartsOf(db, customerId)
