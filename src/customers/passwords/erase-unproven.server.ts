import { eraseCartsOf } from '#/cart/merge/customer-carts.server.ts'
import { updateCustomer } from '#/customers/account/customers.store.server.ts'
import { deleteAddressesOf } from '#/customers/addresses/addresses.store.server.ts'
import { eraseBuilds } from '#/saved-builds/builds/own-builds.server.ts'
import type { Ctx } from '#/visitor/context.ts'

/**
 * Deletes the addresses, carts and builds that an account held before its email address was proved. Anybody may have
 * registered it, and the checkout would propose that person's name and street to the owner of the mailbox.
 */
export async function eraseUnproven({ db, now }: Pick<Ctx, 'db' | 'now'>, customerId: number) {
  await updateCustomer(db, customerId, { defaultShipping: null, defaultBilling: null }, now)
  await deleteAddressesOf(db, customerId)
  await eraseCartsOf({ db }, customerId)
  await eraseBuilds(db, customerId)
}
