import { counterKey } from '#/cart/counter-key.server.ts'
import { mailboxKey } from '#/cart/coupon/mailbox-key.ts'
import type { BaseCtx } from '#/platform/config/context.ts'
import { clearAllowance, takeAllowance } from '#/platform/rate-limit/attempts.server.ts'
import { readEmailProof } from '#/customers/account/customers.store.server.ts'
import { emailKey } from '#/customers/account/email-address.ts'
import { hashEmail } from './attempt-limits.server.ts'
import { linkLife } from '#/customers/mails/link-life.ts'
import { hourSeconds } from '#/platform/config/durations.ts'

type CounterContext = Pick<BaseCtx, 'db' | 'now'>
type Account = { site: string; email: string }

/** A new link is sent only after half the lifetime of the previous one. */
const linksOfAccount = { limit: 1, windowSeconds: linkLife.resetMs / 2 / 1000 }
/** Limits the links to one mailbox for accounts registered with spellings of its email address. */
const linksToSpellings = { limit: 5, windowSeconds: hourSeconds }

const bucketOf = ({ site, email }: Account) => `reset-of:${site}:${hashEmail(email)}`

/**
 * Whether a reset request sends a mail. A stranger's request cannot lock the owner out, because the
 * link in their mailbox stays valid for at least another half hour. Accounts that do not exist are
 * counted the same way.
 */
export const isResetDue = (counting: CounterContext, account: Account): Promise<boolean> =>
  takeAllowance(counting, bucketOf(account), linksOfAccount)

/** After a link was used, a new one may be requested at once. */
export const clearResetRequests = (counting: Pick<BaseCtx, 'db'>, account: Account) =>
  clearAllowance(counting, bucketOf(account))

/**
 * Whether a link may be mailed to the account. Anybody can register `ada+1@` and `ada+2@`, so such
 * accounts share a few mails unless they are verified. The plain email address is never limited by
 * them.
 */
export async function mayMailReset(
  counting: CounterContext,
  { id, email }: { id: number; email: string },
): Promise<boolean> {
  if (mailboxKey(email) === emailKey(email)) return true
  if (await readEmailProof(counting.db, id)) return true
  return takeAllowance(counting, counterKey('reset-to', email), linksToSpellings)
}
