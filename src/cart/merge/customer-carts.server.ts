import type { Ctx } from '#/visitor/context.ts'
import type { Db } from '#/db/client.server.ts'
import { deleteCartsOf, deleteOrderedCarts, selectCartsOf } from '#/cart/lines/cart.store.server.ts'

/** Every cart of a customer, for him to take along. */
export const listCartsOf = ({ db }: Pick<Ctx, 'db'>, customerId: number) =>
  selectCartsOf(db, customerId)

/** The carts that somebody's orders were made from. */
export const forgetOrderedCarts = (db: Db, cartIds: readonly string[]) =>
  deleteOrderedCarts(db, cartIds)

export const forgetCartsOf = ({ db }: Pick<Ctx, 'db'>, customerId: number) =>
  deleteCartsOf(db, customerId)
