import { eraseCartsOf } from '#/cart/merge/customer-carts.server.ts'
import { eraseQuotes } from '#/cycle-to-work/quotes/quotes-of-person.server.ts'
import { eraseBuyer } from '#/orders/order/orders.server.ts'
import { eraseAnswersWith } from '#/platform/api/idempotency.server.ts'
import { addJob } from '#/platform/jobs/jobs.server.ts'
import type { Ctx, Session } from '#/visitor/context.ts'
import { deletedMail } from '#/customers/mails/customer-mails.server.ts'
import { deleteCustomer, readEmailProof } from './customers.store.server.ts'
import { mayNotify } from '#/customers/mails/notices.server.ts'
import { clearAccountFailures } from '#/customers/login/login-limits.server.ts'
import { deleteSubscriber, findOwnSubscriber } from './newsletter.store.server.ts'
import { proveOwner } from '#/customers/passwords/change-password.server.ts'
import { eraseBuilds } from '#/saved-builds/builds/own-builds.server.ts'
import { eraseClaims } from '#/warranty/claim/claims.server.ts'
import { mailJob } from '#/platform/jobs/mail.server.ts'

/**
 * Deletes a customer and their data, in one transaction with the notice mail. Closed orders stay without the person,
 * and open ones follow a day after they are closed (`orders/order/erase-buyer.store.server.ts`; docs/operating.md, Personal data). Guest orders, claims and quotes are
 * erased too if the customer has verified the email address; `findOwnSubscriber` asks the same for a subscription made
 * outside the account.
 */
export async function eraseCustomer(ctx: Ctx, session: Session, password: string): Promise<void> {
  const customer = await proveOwner(ctx, session, password)
  const { id, site, email } = customer
  const isNotified = await mayNotify(ctx, customer)
  await ctx.db.transaction(async (db) => {
    await eraseBuyer(db, { customerId: id })
    await eraseClaims(db, { customerId: id }, ctx.now)
    await eraseQuotes(db, { customerId: id })
    if (await readEmailProof(db, id)) {
      await eraseBuyer(db, { email, site })
      await eraseClaims(db, { email, site }, ctx.now)
      await eraseQuotes(db, { email, site })
    }
    await eraseCartsOf({ ...ctx, db }, id)
    await eraseBuilds(db, id)
    if (await findOwnSubscriber(db, id)) await deleteSubscriber(db, site, email)
    await deleteCustomer(db, id)
    await eraseAnswersWith(db, email)
    if (isNotified) await addJob(db, mailJob, { to: email, ...deletedMail(ctx.config, customer) })
  })
  await clearAccountFailures(ctx, customer)
}
