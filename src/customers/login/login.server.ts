import { Refusal } from '#/platform/api/refusal.ts'
import type { Ctx, Session } from '#/visitor/context.ts'
import type { Customer, CustomerRefusal } from '#/customers/account/customer.ts'
import { findByEmail } from '#/customers/account/customers.store.server.ts'
import { knownDevice, rememberDevice } from './known-device.server.ts'
import { clearFailedLogins, mayTryPassword } from './login-limits.server.ts'
import { isPassword } from '#/customers/passwords/passwords.server.ts'
import { endSession, openSession, sessionCookies } from '#/customers/sessions/sessions.server.ts'

/** Unknown, wrong and too many tries are one answer: it must not tell who has an account. */
const refused = () => new Refusal<CustomerRefusal>('invalid-credentials', { status: 401 })

type LoggedIn = { customer: Customer; session: Session; cookies: string[] }

/** Opens a session for who knows the password; takes as long for who does not. */
export async function logIn(
  ctx: Ctx,
  { email, password }: { email: string; password: string },
): Promise<LoggedIn> {
  const { cookieHeader, isSecure, site } = ctx.visitor
  const customer = await findByEmail(ctx.db, email, site.id)
  const login = { email, knownDevice: knownDevice(cookieHeader, customer) }
  if (!(await mayTryPassword(ctx, login))) throw refused()
  const isRight = await isPassword(password, customer?.passwordHash ?? null)
  const pass = customer && isRight ? await openSession(ctx, customer) : null
  if (!customer || !pass) throw refused()
  await clearFailedLogins(ctx, login)
  // whoever this browser was logged in as, nobody can go back to it
  await endSession(ctx)
  const cookies = [...sessionCookies(pass, isSecure), rememberDevice(customer, isSecure)]
  return { customer, session: pass.session, cookies }
}
