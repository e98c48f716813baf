import type { Ctx } from '#/visitor/context.ts'
import { deleteCartsOf, selectCartsOf } from './cart.store.server.ts'

/** Every cart of a customer, for him to take along. */
export const listCartsOf = ({ db }: Pick<Ctx, 'db'>, customerId: number) =>
  selectCartsOf(db, customerId)

export const forgetCartsOf = ({ db }: Pick<Ctx, 'db'>, customerId: number) =>
  deleteCartsOf(db, customerId)
