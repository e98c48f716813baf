import { hashMailbox } from '#/cart/hash-mailbox.server.ts'
import { recordFailure } from '#/platform/rate-limit/attempts.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { Customer } from './customer.ts'
import { readEmailProof } from './customers.store.server.ts'

/** A welcome, and two changes of the account. */
const toUnproven = { limit: 3, windowSeconds: 86_400 }

/**
 * Says whether a customer is mailed what happened to their account. Until the address is proven it may be
 * a stranger's, who gets very few such mails, from all accounts with a spelling of their address together.
 */
export async function mayNotify(ctx: Ctx, { id, email }: Pick<Customer, 'id' | 'email'>) {
  if (await readEmailProof(ctx.db, id)) return true
  return recordFailure(ctx, `notice-to-unproven:${hashMailbox(email)}`, toUnproven)
}
