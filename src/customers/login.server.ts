import { Refusal } from '#/platform/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { Customer, CustomerRefusal } from './customer.ts'
import { findByEmail } from './customers.store.server.ts'
import { countTryFrom, forgiveAccount, strikeAccount } from './limits.server.ts'
import { isPassword } from './passwords.server.ts'
import { endSession, openSession, type Pass } from './sessions.server.ts'

/** Unknown, wrong and too many tries are one answer: it must not tell who has an account. */
const refused = () => new Refusal<CustomerRefusal>('invalid-credentials', { status: 401 })

/** Opens a session for who knows the password; takes as long for who does not. */
export async function logIn(
  ctx: Ctx,
  { email, password }: { email: string; password: string },
): Promise<{ customer: Customer; pass: Pass }> {
  await countTryFrom(ctx, 'login')
  if (!(await strikeAccount(ctx, email))) throw refused()
  const customer = await findByEmail(ctx.db, email, ctx.visitor.site.id)
  const isRight = await isPassword(password, customer?.passwordHash ?? null)
  const pass = customer && isRight ? await openSession(ctx, customer) : null
  if (!customer || !pass) throw refused()
  await forgiveAccount(ctx, email)
  // whoever this browser was logged in as, nobody can go back to it
  await endSession(ctx)
  return { customer, pass }
}
