import type { CheckoutProposal } from '#/checkout/page/checkout-view.contract.ts'
import type { Ctx } from '#/visitor/context.ts'
import { listOwnAddresses } from './addresses.server.ts'
import { loadCustomer } from '#/customers/account/profile.server.ts'

/** What the checkout need not ask a customer again: his email, and where in this country he has things sent. */
export async function proposeFromAccount(ctx: Ctx): Promise<CheckoutProposal | null> {
  const session = await ctx.session()
  if (!session) return null
  const [customer, addresses] = await Promise.all([
    loadCustomer(ctx, session),
    listOwnAddresses(ctx, session),
  ])
  const { email, firstName, lastName, defaultShipping } = customer
  const here = addresses.filter(({ address }) => address.country === ctx.visitor.country.code)
  const chosen = here.find(({ number }) => number === defaultShipping) ?? here[0]
  return { email, address: chosen?.address ?? { firstName, lastName } }
}
