import { addJob } from '#/platform/jobs/jobs.server.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import type { Ctx, Session } from '#/visitor/context.ts'
import type { CustomerRefusal } from './customer.ts'
import { readEmailProof } from './customers.store.server.ts'
import { countMailTo, countAttemptFrom } from '#/customers/login/limits.server.ts'
import {
  confirmSubscriber,
  findOwnSubscriber,
  unsubscribe,
  upsertSubscriber,
} from './newsletter.store.server.ts'
import { loadCustomer } from './profile.server.ts'
import { tokenHash } from '#/customers/sessions/session-tokens.server.ts'

export type NewsletterStatus = 'subscribed' | 'unconfirmed'

/** German law wants proof that the owner of an address asked for it himself. */
const needsConfirmation = (ctx: Ctx) => ctx.visitor.site.id === 'de'

/** What follows from a wish on this site, whatever was before: nobody learns who reads our newsletter. */
const statusAfterWish = (ctx: Ctx): NewsletterStatus =>
  needsConfirmation(ctx) ? 'unconfirmed' : 'subscribed'

export async function subscribe(
  ctx: Ctx,
  { email, source }: { email: string; source: string },
): Promise<NewsletterStatus> {
  await countAttemptFrom(ctx, 'newsletter')
  await countMailTo(ctx, 'newsletter', email)
  return wish(ctx, email, source)
}

async function wish(ctx: Ctx, email: string, source: string): Promise<NewsletterStatus> {
  const { site, locale } = ctx.visitor
  const status = statusAfterWish(ctx)
  await ctx.db.transaction(async (db) => {
    await upsertSubscriber(db, { site: site.id, email, locale, source, status }, ctx.now)
    // the job finds out whether there is anything left to confirm
    if (status === 'unconfirmed')
      await addJob(db, 'send-newsletter-link', { site: site.id, email: email.toLowerCase() })
  })
  return status
}

/**
 * The link confirms the newsletter and nothing else: anybody may have opened an account with the address,
 * so that its reader does not vouch for that account.
 */
export async function confirmSubscription(ctx: Ctx, token: string): Promise<void> {
  await countAttemptFrom(ctx, 'link')
  const { site } = ctx.visitor
  if (!(await confirmSubscriber(ctx.db, tokenHash(token), site.id, ctx.now)))
    throw new Refusal<CustomerRefusal>('confirm-link-invalid')
}

/** The state of a customer's own subscription, which may still wait to be confirmed. */
export async function findSubscription(ctx: Ctx, { customerId }: Session) {
  const found = await findOwnSubscriber(ctx.db, customerId)
  return found?.status ?? 'unsubscribed'
}

/** False until a link mailed to the account's address was followed: until then only its own choices are shown. */
export const isAddressProven = async ({ db }: Ctx, { customerId }: Session): Promise<boolean> =>
  (await readEmailProof(db, customerId)) !== null

/** Sets the wish as such: saying it twice changes nothing. */
export async function setSubscription(ctx: Ctx, session: Session, isWanted: boolean) {
  const { email } = await loadCustomer(ctx, session)
  const before = await findSubscription(ctx, session)
  if (isWanted && before !== 'subscribed') {
    await countAttemptFrom(ctx, 'newsletter')
    await countMailTo(ctx, 'newsletter', email)
    return wish(ctx, email, 'account')
  }
  if (!isWanted && before !== 'unsubscribed')
    await unsubscribe(ctx.db, ctx.visitor.site.id, email, ctx.now)
  return isWanted ? before : 'unsubscribed'
}
