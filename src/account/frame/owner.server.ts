import type { Customer } from '#/customers/account/customer.ts'
import { loadCustomer } from '#/customers/account/profile.server.ts'
import type { PageRequest } from '#/platform/api/page.ts'
import type { Ctx, Session } from '#/visitor/context.ts'
import { requireCustomer } from './require-customer.server.ts'

export type Owner = { session: Session; customer: Customer }

/** Loads the customer of an account page; a guest is redirected to the login. */
export async function loadOwner(ctx: Ctx, request: PageRequest): Promise<Owner> {
  const session = await requireCustomer(ctx, request)
  return { session, customer: await loadCustomer(ctx, session) }
}
