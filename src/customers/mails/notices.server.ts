import { counterKey } from '#/cart/counter-key.server.ts'
import { takeAllowance } from '#/platform/rate-limit/attempts.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { Customer } from '#/customers/account/customer.ts'
import { readEmailProof } from '#/customers/account/customers.store.server.ts'
import { daySeconds } from '#/platform/config/durations.ts'

/** Enough for a welcome mail and two changes of the account. */
const toUnproven = { limit: 3, windowSeconds: daySeconds }

/**
 * Whether to mail a customer about a change of their account. An unverified email address may be a
 * stranger's, so it gets very few such mails, counted over all accounts with a spelling of that
 * address.
 */
export async function mayNotify(ctx: Ctx, { id, email }: Pick<Customer, 'id' | 'email'>) {
  if (await readEmailProof(ctx.db, id)) return true
  return takeAllowance(ctx, counterKey('notice-to-unproven', email), toUnproven)
}
