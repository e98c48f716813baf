import { addJob } from '#/platform/jobs/jobs.server.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import type { Ctx, Session } from '#/visitor/context.ts'
import type { CustomerRefusal } from './customer.ts'
import { readEmailProof } from './customers.store.server.ts'
import { countMailTo, countAttemptFrom } from '#/customers/login/attempt-limits.server.ts'
import {
  confirmSubscriber,
  findOwnSubscriber,
  unsubscribe,
  upsertSubscriber,
} from './newsletter.store.server.ts'
import { loadCustomer } from './profile.server.ts'
import { customerTokenHash } from '#/customers/sessions/session-tokens.server.ts'
import { newsletterLinkJob } from '#/customers/mails/link-jobs.ts'

export type NewsletterStatus = 'subscribed' | 'unconfirmed'

/**
 * Courts in Germany and Austria require proof that the owner of an email address subscribed it themselves (§ 7 UWG,
 * § 174 TKG), whichever site a visitor from there is on; the German site asks everyone.
 */
const needsConfirmation = ({ visitor: { site, country } }: Ctx) =>
  site.id === 'de' || country.code === 'de' || country.code === 'at'

/**
 * The status reported to the visitor is the same whatever was stored before, so that nobody learns
 * who is subscribed.
 */
const statusAfterRequest = (ctx: Ctx): NewsletterStatus =>
  needsConfirmation(ctx) ? 'unconfirmed' : 'subscribed'

export async function subscribe(
  ctx: Ctx,
  { email, source }: { email: string; source: string },
): Promise<NewsletterStatus> {
  await countAttemptFrom(ctx, 'newsletter')
  await countMailTo(ctx, 'newsletter', email)
  return requestSubscription(ctx, { email, source, isProven: false })
}

async function requestSubscription(
  ctx: Ctx,
  request: { email: string; source: string; isProven: boolean },
): Promise<NewsletterStatus> {
  const { site, locale } = ctx.visitor
  const status = statusAfterRequest(ctx)
  await ctx.db.transaction(async (db) => {
    await upsertSubscriber(db, { ...request, site: site.id, locale, status }, ctx.now)
    // The job checks whether there is anything left to confirm, so that each request takes as long as any other.
    await addJob(db, newsletterLinkJob, { site: site.id, email: request.email.toLowerCase() })
  })
  return status
}

/**
 * The link confirms the newsletter only. Anybody may have registered an account with the email
 * address, so the link does not verify that account.
 */
export async function confirmSubscription(ctx: Ctx, token: string): Promise<void> {
  await countAttemptFrom(ctx, 'link')
  const { site } = ctx.visitor
  if (!(await confirmSubscriber(ctx.db, customerTokenHash(token), site.id, ctx.now)))
    throw new Refusal<CustomerRefusal>('confirm-link-invalid')
}

/** The status of a customer's own subscription, which may still be unconfirmed. */
export async function findSubscription(ctx: Ctx, { customerId }: Session) {
  const found = await findOwnSubscriber(ctx.db, customerId)
  return found?.status ?? 'unsubscribed'
}

/**
 * Until a link mailed to the account's email address was followed, only choices made in the account
 * are shown.
 */
export const isAddressProven = async ({ db }: Ctx, { customerId }: Session): Promise<boolean> =>
  (await readEmailProof(db, customerId)) !== null

/** Setting the same value twice changes nothing. */
export async function setSubscription(ctx: Ctx, session: Session, isSubscribed: boolean) {
  const { email } = await loadCustomer(ctx, session)
  const before = await findSubscription(ctx, session)
  if (isSubscribed && before !== 'subscribed') {
    await countAttemptFrom(ctx, 'newsletter')
    await countMailTo(ctx, 'newsletter', email)
    const isProven = await isAddressProven(ctx, session)
    return requestSubscription(ctx, { email, source: 'account', isProven })
  }
  if (!isSubscribed && before !== 'unsubscribed')
    await unsubscribe(ctx.db, ctx.visitor.site.id, email, ctx.now)
  return isSubscribed ? before : 'unsubscribed'
}
