import { updateCustomer } from '#/customers/account/customers.store.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { deleteAddressesOf } from './addresses.store.server.ts'

/**
 * Deletes the addresses that an account held before its email address was proved. Anybody may have registered it, and
 * the checkout would propose that person's name and street to the owner of the mailbox. Cart and saved builds stay:
 * their owner sees them before they are ordered, and an honest one would miss them.
 */
export async function eraseUnprovenAddresses(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  customerId: number,
): Promise<void> {
  await updateCustomer(db, customerId, { defaultShipping: null, defaultBilling: null }, now)
  await deleteAddressesOf(db, customerId)
}
