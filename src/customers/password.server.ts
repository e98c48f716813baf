import { addJob } from '#/platform/jobs.server.ts'
import { Refusal } from '#/platform/refusal.ts'
import { forgiveStrikes, strike } from '#/platform/tries.server.ts'
import type { Ctx, Session } from '#/visitor/context.ts'
import { sessionExpired } from '#/visitor/own-session.ts'
import { checkNewPassword } from './check-new-password.server.ts'
import { passwordChangedMail } from './customer-mails.server.ts'
import type { CustomerRefusal } from './customer.ts'
import { findCustomer, updateCustomer, type WithHash } from './customers.store.server.ts'
import { countMailTo, countTryFrom, forgiveAccount, wrongPasswords } from './limits.server.ts'
import { deleteLinksOf, findLink, takeLink } from './links.store.server.ts'
import { hashPassword, isPassword } from './passwords.server.ts'
import { tokenHash } from './session-tokens.server.ts'
import { deleteSessionsOf } from './sessions.store.server.ts'

/**
 * Asks the password again before something that cannot be undone. Counted apart from logins, so
 * that a stranger who tries those cannot keep a customer from his own account.
 */
export async function proveOwner(
  ctx: Ctx,
  { customerId }: Session,
  password: string,
): Promise<WithHash> {
  const customer = await findCustomer(ctx.db, customerId)
  if (!customer) throw sessionExpired()
  const bucket = `password:${customerId}`
  const isAllowed = await strike(ctx, bucket, wrongPasswords)
  if (!isAllowed || !(await isPassword(password, customer.passwordHash)))
    throw new Refusal<CustomerRefusal>('wrong-password', { status: 401 })
  await forgiveStrikes(ctx, bucket)
  return customer
}

/** All other browsers have to log in again. */
export async function changePassword(
  ctx: Ctx,
  session: Session,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const customer = await proveOwner(ctx, session, currentPassword)
  checkNewPassword('newPassword', newPassword, customer.email)
  await replacePassword(ctx, customer, newPassword, { keptSession: session.sessionId })
}

/**
 * Has a link sent to the address, if it has an account. Who asks learns nothing from the answer nor
 * from its time: whether there is an account is found out by a job, later.
 */
export async function requestReset(ctx: Ctx, email: string): Promise<void> {
  await countTryFrom(ctx, 'reset')
  await countMailTo(ctx, 'reset', email)
  const { site, locale } = ctx.visitor
  await addJob(ctx.db, 'send-reset-link', { site: site.id, email, locale })
}

/** The end of a reset: the link works once, and everybody who is logged in no longer is. */
export async function setPassword(
  ctx: Ctx,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> {
  await countTryFrom(ctx, 'link')
  const link = await findLink(ctx.db, tokenHash(token), 'reset')
  const customer = link && (await findCustomer(ctx.db, link.customerId))
  if (!customer || customer.site !== ctx.visitor.site.id)
    throw new Refusal<CustomerRefusal>('link-mismatched')
  if (link.expiresAt <= ctx.now) throw new Refusal<CustomerRefusal>('link-expired')
  checkNewPassword('newPassword', newPassword, customer.email)
  await replacePassword(ctx, customer, newPassword, { linkHash: tokenHash(token) })
  await forgiveAccount(ctx, customer.email)
}

/** The password is changed before sessions are ended: who logs in with the old one meanwhile fails. */
async function replacePassword(
  ctx: Ctx,
  customer: WithHash,
  newPassword: string,
  { keptSession, linkHash }: { keptSession?: number; linkHash?: string },
): Promise<void> {
  const passwordHash = await hashPassword(newPassword)
  await ctx.db.transaction(async (db) => {
    if (linkHash !== undefined && !(await takeLink(db, linkHash, 'reset')))
      throw new Refusal<CustomerRefusal>('link-mismatched')
    await updateCustomer(db, customer.id, { passwordHash }, ctx.now)
    await deleteLinksOf(db, customer.id)
    await deleteSessionsOf(db, customer.id, keptSession ?? null)
    const mail = passwordChangedMail(ctx.config, customer)
    await addJob(db, 'send-mail', { to: customer.email, ...mail })
  })
}
