import { Refusal } from '#/platform/api/refusal.ts'
import type { Ctx, Session } from '#/visitor/context.ts'
import type { Customer, CustomerRefusal } from '#/customers/account/customer.ts'
import { findByEmail } from '#/customers/account/customers.store.server.ts'
import { knownDevice, rememberDevice } from './known-device.server.ts'
import { clearFailedLogins, mayTryPassword } from './login-limits.server.ts'
import { isPassword } from '#/customers/passwords/hash-password.server.ts'
import { claimGuestBuilds } from '#/saved-builds/builds/own-builds.server.ts'
import { endSession, openSession, sessionCookies } from '#/customers/sessions/sessions.server.ts'

/**
 * An unknown account, a wrong password and too many attempts get the same response, which must not
 * reveal who has an account.
 */
const refused = () => new Refusal<CustomerRefusal>('invalid-credentials', { status: 401 })

type LoggedIn = { customer: Customer; session: Session; cookies: string[] }

/** Opens a session if the password is correct. A refusal takes as long as a login. */
export async function logIn(
  ctx: Ctx,
  { email, password }: { email: string; password: string },
): Promise<LoggedIn> {
  const { cookieHeader, isSecure, site } = ctx.visitor
  const customer = await findByEmail(ctx.db, email, site.id)
  const login = { email, knownDevice: knownDevice(cookieHeader, customer) }
  if (!(await mayTryPassword(ctx, login))) throw refused()
  const isCorrect = await isPassword(password, customer?.passwordHash ?? null)
  const tokens = customer && isCorrect ? await openSession(ctx, customer) : null
  if (!customer || !tokens) throw refused()
  await clearFailedLogins(ctx, login)
  // The session this browser had before must end.
  await endSession(ctx)
  const cookies = [
    ...sessionCookies(tokens, isSecure),
    rememberDevice(customer, isSecure),
    ...(await claimGuestBuilds(ctx, tokens.session.customerId)),
  ]
  return { customer, session: tokens.session, cookies }
}
