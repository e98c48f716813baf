import { eraseUnprovenAddresses } from '#/customers/addresses/erase-unproven.server.ts'
import { addJob, afterRandomDelay } from '#/platform/jobs/jobs.server.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import { clearAllowance, takeAllowance } from '#/platform/rate-limit/attempts.server.ts'
import type { Ctx, Session } from '#/visitor/context.ts'
import { sessionExpired } from '#/visitor/session/own-session.ts'
import { checkNewPassword } from './check-new-password.server.ts'
import { passwordChangedMail } from '#/customers/mails/customer-mails.server.ts'
import type { CustomerRefusal } from '#/customers/account/customer.ts'
import {
  findCustomer,
  updateCustomer,
  type WithHash,
  writeEmailProof,
} from '#/customers/account/customers.store.server.ts'
import { rememberDevice } from '#/customers/login/known-device.server.ts'
import { countChange, countAttemptFrom } from '#/customers/login/attempt-limits.server.ts'
import { clearAccountFailures } from '#/customers/login/login-limits.server.ts'
import { deleteLinksOf, findLink, takeLink } from '#/customers/mails/links.store.server.ts'
import { mayNotify } from '#/customers/mails/notices.server.ts'
import { hashPassword, isPassword } from './hash-password.server.ts'
import { clearResetRequests, isResetDue } from '#/customers/login/reset-limits.server.ts'
import { customerTokenHash } from '#/customers/sessions/session-tokens.server.ts'
import { sessionCookies, replaceSessions } from '#/customers/sessions/sessions.server.ts'
import { deleteSessionsOf } from '#/customers/sessions/sessions.store.server.ts'
import { mailJob } from '#/platform/jobs/mail.server.ts'
import { resetLinkJob } from '#/customers/mails/link-jobs.ts'
import { minuteSeconds } from '#/platform/config/durations.ts'

const wrongPasswords = { limit: 6, windowSeconds: 30 * minuteSeconds }

/**
 * Checks the password again before something that cannot be undone. Failures are counted apart from
 * logins, so that a stranger who fails to log in cannot lock the customer out of this.
 */
export async function proveOwner(
  ctx: Ctx,
  { customerId }: Session,
  password: string,
): Promise<WithHash> {
  const customer = await findCustomer(ctx.db, customerId)
  if (!customer) throw sessionExpired()
  const bucket = `password:${customerId}`
  const isAllowed = await takeAllowance(ctx, bucket, wrongPasswords)
  if (!isAllowed || !(await isPassword(password, customer.passwordHash)))
    throw new Refusal<CustomerRefusal>('wrong-password', { status: 401 })
  await clearAllowance(ctx, bucket)
  return customer
}

/** Logs out all other browsers and gives this one new cookies. */
export async function changePassword(
  ctx: Ctx,
  session: Session,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<string[]> {
  const customer = await proveOwner(ctx, session, currentPassword)
  checkNewPassword('newPassword', newPassword, customer.email)
  await countChange(ctx, 'password', customer.id)
  const isNotified = await mayNotify(ctx, customer)
  const passwordHash = await hashPassword(newPassword)
  const sessionTokens = await ctx.db.transaction(async (db) => {
    await replacePassword({ ...ctx, db }, { ...customer, passwordHash, isNotified })
    return replaceSessions({ ...ctx, db }, { id: customer.id, passwordHash })
  })
  const { isSecure } = ctx.visitor
  return [
    ...sessionCookies(sessionTokens, isSecure),
    rememberDevice({ ...customer, passwordHash }, isSecure),
  ]
}

/**
 * Requests a reset link, which is sent if the email address has an account and no link was sent
 * recently. Neither the response nor its timing reveals whether there is an account: a job checks
 * that later.
 */
export async function requestReset(ctx: Ctx, email: string): Promise<void> {
  await countAttemptFrom(ctx, 'reset')
  const { site, locale } = ctx.visitor
  if (!(await isResetDue(ctx, { site: site.id, email }))) return
  await addJob(ctx.db, resetLinkJob, { site: site.id, email, locale }, afterRandomDelay())
}

/**
 * Completes a reset. The link works once, and all sessions end. Whoever reads the account's mail is
 * its owner, so this browser becomes a known device and strangers cannot block its login. The first reset of an account
 * whose email address nobody had proved takes away what a stranger may have stored in it.
 */
export async function completeReset(
  ctx: Ctx,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<string[]> {
  await countAttemptFrom(ctx, 'link')
  const link = await findLink(ctx.db, customerTokenHash(token), 'reset')
  const customer = link && (await findCustomer(ctx.db, link.customerId))
  if (!customer || customer.site !== ctx.visitor.site.id)
    throw new Refusal<CustomerRefusal>('link-mismatched')
  if (link.expiresAt <= ctx.now) throw new Refusal<CustomerRefusal>('link-expired')
  checkNewPassword('newPassword', newPassword, customer.email)
  const passwordHash = await hashPassword(newPassword)
  await ctx.db.transaction(async (db) => {
    if (!(await takeLink(db, customerTokenHash(token), 'reset')))
      throw new Refusal<CustomerRefusal>('link-mismatched')
    await writeEmailProof(db, customer.id, ctx.now)
    if (customer.emailProvenAt === null)
      await eraseUnprovenAddresses({ db, now: ctx.now }, customer.id)
    const proven = { ...customer, emailProvenAt: ctx.now }
    await replacePassword({ ...ctx, db }, { ...proven, passwordHash, isNotified: true })
    await deleteSessionsOf(db, customer.id)
  })
  await clearAccountFailures(ctx, customer)
  await clearResetRequests(ctx, customer)
  return [rememberDevice({ ...customer, passwordHash }, ctx.visitor.isSecure)]
}

/** Comes before sessions end, so that a parallel login with the old password fails. */
async function replacePassword(
  ctx: Ctx,
  { id, passwordHash, isNotified, ...customer }: WithHash & { isNotified: boolean },
) {
  await updateCustomer(ctx.db, id, { passwordHash }, ctx.now)
  await deleteLinksOf(ctx.db, id)
  if (!isNotified) return
  const mail = passwordChangedMail(ctx.config, customer)
  await addJob(ctx.db, mailJob, { to: customer.email, ...mail })
}
