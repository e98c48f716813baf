import { addJob } from '#/platform/jobs/jobs.server.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import type { Ctx, Session, SessionCtx } from '#/visitor/context.ts'
import { sessionExpired } from '#/visitor/session/own-session.ts'
import { emailNoticeMail } from '#/customers/mails/customer-mails.server.ts'
import type { Customer, CustomerRefusal } from './customer.ts'
import { findCustomer, updateCustomer, updateEmail } from './customers.store.server.ts'
import {
  countChange,
  countMailTo,
  countAttemptFrom,
} from '#/customers/login/attempt-limits.server.ts'
import { deleteLinksOf, takeLink } from '#/customers/mails/links.store.server.ts'
import { findOwnSubscriber, moveSubscriber } from './newsletter.store.server.ts'
import { mayNotify } from '#/customers/mails/notices.server.ts'
import { proveOwner } from '#/customers/passwords/change-password.server.ts'
import { customerTokenHash } from '#/customers/sessions/session-tokens.server.ts'
import { sessionCookies, replaceSessions } from '#/customers/sessions/sessions.server.ts'
import { mailJob } from '#/platform/jobs/mail.server.ts'
import { emailLinkJob } from '#/customers/mails/link-jobs.ts'

export async function loadCustomer(ctx: Ctx, { customerId }: Session): Promise<Customer> {
  const customer = await findCustomer(ctx.db, customerId)
  if (!customer) throw sessionExpired()
  const { passwordHash: _, ...known } = customer
  return known
}

export async function updateProfile(
  ctx: Ctx,
  { customerId }: Session,
  names: { firstName: string; lastName: string },
): Promise<Customer> {
  const customer = await updateCustomer(ctx.db, customerId, names, ctx.now)
  if (!customer) throw sessionExpired()
  return customer
}

/**
 * The new email address counts once the link sent to it was followed; the old one is notified at
 * once. Nobody learns whether the new one already has an account. All other browsers are logged
 * out, and this one gets new cookies.
 */
export async function requestEmailChange(
  ctx: Ctx,
  session: Session,
  { email, password }: { email: string; password: string },
): Promise<{ customer: Customer; cookies: string[] }> {
  const { passwordHash, ...customer } = await proveOwner(ctx, session, password)
  await countChange(ctx, 'email', customer.id)
  await countMailTo(ctx, 'email', email)
  const isNotified = await mayNotify(ctx, customer)
  const sessionTokens = await ctx.db.transaction(async (db) => {
    const mail = emailNoticeMail(ctx.config, customer)
    await addJob(db, emailLinkJob, { customerId: customer.id, email })
    if (isNotified) await addJob(db, mailJob, { to: customer.email, ...mail })
    return replaceSessions({ ...ctx, db }, { id: customer.id, passwordHash })
  })
  return { customer, cookies: sessionCookies(sessionTokens, ctx.visitor.isSecure) }
}

/**
 * The link proves the mailbox, and only a browser that is logged in to the account proves that the same person owns
 * both: otherwise whoever enters a stranger's address would be given that mailbox by the stranger's own click. The link
 * stays valid for a try after a login. All sessions end, and this browser gets a new one.
 */
export async function confirmEmail(ctx: SessionCtx, token: string): Promise<string[]> {
  await countAttemptFrom(ctx, 'link')
  const session = await ctx.session()
  return ctx.db.transaction(async (db) => {
    const link = await takeLink(db, customerTokenHash(token), 'email')
    const customer = link && (await findCustomer(db, link.customerId))
    if (
      !customer ||
      link.email === null ||
      customer.site !== ctx.visitor.site.id ||
      link.expiresAt <= ctx.now
    )
      throw new Refusal<CustomerRefusal>('confirm-link-invalid')
    if (session?.customerId !== customer.id)
      throw new Refusal<CustomerRefusal>('confirm-email-logged-out', { status: 403 })
    // This lookup must come before the new email address is marked as verified: the old one may
    // never have been.
    const subscriber = await findOwnSubscriber(db, customer.id)
    if (!(await updateEmail(db, customer.id, link.email, ctx.now)))
      throw new Refusal<CustomerRefusal>('email-taken', { status: 409 })
    // Links sent to the old email address must stop working.
    await deleteLinksOf(db, customer.id)
    if (subscriber) await moveSubscriber(db, { ...subscriber, to: link.email })
    const sessionTokens = await replaceSessions({ ...ctx, db }, customer)
    return sessionCookies(sessionTokens, ctx.visitor.isSecure)
  })
}
