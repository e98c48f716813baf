import { forgetCartsOf } from '#/cart/customer-carts.server.ts'
import { forgetBuyer } from '#/orders/orders.server.ts'
import { forgetAnswersWith } from '#/platform/idempotency.server.ts'
import { addJob } from '#/platform/jobs.server.ts'
import type { Ctx, Session } from '#/visitor/context.ts'
import { deletedMail } from './customer-mails.server.ts'
import { deleteCustomer } from './customers.store.server.ts'
import { clearAccountFailures } from './login-limits.server.ts'
import { deleteSubscriber } from './newsletter.store.server.ts'
import { proveOwner } from './password.server.ts'

/** Deletes a customer and all that is his, in one transaction with the mail that says so. */
export async function eraseCustomer(ctx: Ctx, session: Session, password: string): Promise<void> {
  const customer = await proveOwner(ctx, session, password)
  const { id, site, email } = customer
  await ctx.db.transaction(async (db) => {
    await forgetBuyer(db, id)
    await forgetCartsOf({ ...ctx, db }, id)
    await deleteSubscriber(db, site, email)
    await deleteCustomer(db, id)
    await forgetAnswersWith(db, email)
    await addJob(db, 'send-mail', { to: email, ...deletedMail(ctx.config, customer) })
  })
  await clearAccountFailures(ctx, customer)
}
