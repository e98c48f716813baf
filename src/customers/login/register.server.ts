import { addJob } from '#/platform/jobs/jobs.server.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import { checkNewPassword } from '#/customers/passwords/check-new-password.server.ts'
import { welcomeMail } from '#/customers/mails/customer-mails.server.ts'
import type { Customer, CustomerRefusal } from '#/customers/account/customer.ts'
import { insertCustomer } from '#/customers/account/customers.store.server.ts'
import { mayNotify } from '#/customers/mails/notices.server.ts'
import { hashPassword } from '#/customers/passwords/hash-password.server.ts'
import { mailJob } from '#/platform/jobs/mail.server.ts'

type Registration = { firstName: string; lastName: string; email: string; password: string }

/**
 * Opens an account. Only this call reveals that an email address has an account, and its attempts
 * are limited.
 */
export async function register(ctx: Ctx, registration: Registration): Promise<Customer> {
  const { firstName, lastName, email, password } = registration
  const { site, locale } = ctx.visitor
  checkNewPassword('password', password, email)
  const passwordHash = await hashPassword(password)
  return ctx.db.transaction(async (db) => {
    const values = { site: site.id, email, firstName, lastName, passwordHash, locale }
    const customer = await insertCustomer(db, values, ctx.now)
    if (!customer) throw new Refusal<CustomerRefusal>('email-taken', { status: 409 })
    if (await mayNotify({ ...ctx, db }, customer))
      await addJob(db, mailJob, { to: email, ...welcomeMail(ctx.config, customer) })
    return customer
  })
}
