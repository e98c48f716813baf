import type { CheckoutProposal } from '#/checkout/page/checkout-view.contract.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import { listOwnAddresses } from './addresses.server.ts'
import { loadCustomer } from '#/customers/account/profile.server.ts'

/**
 * The customer's email address and an address in the visitor's country, which fill in the
 * checkout's form.
 */
export async function proposeFromAccount(ctx: SessionCtx): Promise<CheckoutProposal | null> {
  const session = await ctx.session()
  if (!session) return null
  const [customer, addresses] = await Promise.all([
    loadCustomer(ctx, session),
    listOwnAddresses(ctx, session),
  ])
  const { email, firstName, lastName, defaultShipping } = customer
  const inCountry = addresses.filter(({ address }) => address.country === ctx.visitor.country.code)
  const chosen = inCountry.find(({ number }) => number === defaultShipping) ?? inCountry[0]
  return { email, address: chosen?.address ?? { firstName, lastName } }
}
