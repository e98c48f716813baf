import { addJob } from '#/platform/jobs/jobs.server.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import type { Ctx, Session } from '#/visitor/context.ts'
import { sessionExpired } from '#/visitor/own-session.ts'
import { emailNoticeMail } from './customer-mails.server.ts'
import type { Customer, CustomerRefusal } from './customer.ts'
import { findCustomer, updateCustomer, updateEmail } from './customers.store.server.ts'
import { countChange, countMailTo, countAttemptFrom } from '#/customers/login/limits.server.ts'
import { deleteLinksOf, takeLink } from '#/customers/passwords/links.store.server.ts'
import { findOwnSubscriber, moveSubscriber } from './newsletter.store.server.ts'
import { mayNotify } from './notices.server.ts'
import { proveOwner } from '#/customers/passwords/password.server.ts'
import { tokenHash } from '#/customers/sessions/session-tokens.server.ts'
import { sessionCookies, replaceSessions } from '#/customers/sessions/sessions.server.ts'
import { deleteSessionsOf } from '#/customers/sessions/sessions.store.server.ts'

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
 * The new address counts once its owner has followed the link sent to it; the old one is told at
 * once. Whether the new one belongs to somebody else already, nobody is told. All other browsers have to
 * log in again, and this one gets new cookies.
 */
export async function requestEmailChange(
  ctx: Ctx,
  session: Session,
  { email, password }: { email: string; password: string },
): Promise<{ customer: Customer; cookies: string[] }> {
  const { passwordHash, ...customer } = await proveOwner(ctx, session, password)
  await countChange(ctx, 'email', customer.id)
  await countMailTo(ctx, 'email', email)
  const isNoticed = await mayNotify(ctx, customer)
  const pass = await ctx.db.transaction(async (db) => {
    const mail = emailNoticeMail(ctx.config, customer)
    await addJob(db, 'send-email-link', { customerId: customer.id, email })
    if (isNoticed) await addJob(db, 'send-mail', { to: customer.email, ...mail })
    return replaceSessions({ ...ctx, db }, { id: customer.id, passwordHash })
  })
  return { customer, cookies: sessionCookies(pass, ctx.visitor.isSecure) }
}

/**
 * The link is proof enough: it may be opened on a device that is not logged in. Every session ends; a
 * browser that is logged in to the account gets a new one.
 */
export async function confirmEmail(ctx: Ctx, token: string): Promise<string[]> {
  await countAttemptFrom(ctx, 'link')
  const session = await ctx.session()
  return ctx.db.transaction(async (db) => {
    const link = await takeLink(db, tokenHash(token), 'email')
    const customer = link && (await findCustomer(db, link.customerId))
    if (
      !customer ||
      link.email === null ||
      customer.site !== ctx.visitor.site.id ||
      link.expiresAt <= ctx.now
    )
      throw new Refusal<CustomerRefusal>('confirm-link-invalid')
    // It is looked up before the new address counts as proven, which the old one may never have been.
    const subscriber = await findOwnSubscriber(db, customer.id)
    if (!(await updateEmail(db, customer.id, link.email, ctx.now)))
      throw new Refusal<CustomerRefusal>('email-taken', { status: 409 })
    // links sent to the old address must not outlive it
    await deleteLinksOf(db, customer.id)
    if (subscriber) await moveSubscriber(db, { ...subscriber, to: link.email })
    if (session?.customerId === customer.id) {
      const pass = await replaceSessions({ ...ctx, db }, customer)
      return sessionCookies(pass, ctx.visitor.isSecure)
    }
    await deleteSessionsOf(db, customer.id)
    return []
  })
}
