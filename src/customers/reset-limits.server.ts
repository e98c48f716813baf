import { hashMailbox } from '#/cart/hash-mailbox.server.ts'
import { mailboxKey } from '#/cart/coupon/mailbox-key.ts'
import type { BaseCtx } from '#/platform/config/context.ts'
import { clearFailures, recordFailure } from '#/platform/rate-limit/attempts.server.ts'
import { readEmailProof } from './account/customers.store.server.ts'
import { emailKey } from './account/email-address.ts'
import { hashEmail } from './login/limits.server.ts'
import { linkLife } from './passwords/link-life.ts'

type Counting = Pick<BaseCtx, 'db' | 'now'>
type Account = { site: string; email: string }

/** A new link is sent once half the life of the last one is over. */
const linksOfAccount = { limit: 1, windowSeconds: linkLife.resetMs / 2 / 1000 }
/** Links to one mailbox for accounts that anybody may have opened with spellings of its address. */
const linksToSpellings = { limit: 5, windowSeconds: 3600 }

const bucketOf = ({ site, email }: Account) => `reset-of:${site}:${hashEmail(email)}`

/**
 * Says whether a request for a new password causes a mail. A stranger's request cannot keep the owner of an
 * account out: it is in their mailbox as a link that works for another half hour at least. Accounts that
 * do not exist are counted alike.
 */
export const isResetDue = (counting: Counting, account: Account): Promise<boolean> =>
  recordFailure(counting, bucketOf(account), linksOfAccount)

/** A link that was used is no link to wait for. */
export const clearResetRequests = (counting: Pick<BaseCtx, 'db'>, account: Account) =>
  clearFailures(counting, bucketOf(account))

/**
 * Says whether the account may have a link mailed to it. Anybody can open accounts for `ada+1@` and `ada+2@`;
 * unless somebody has proved such an address, they share a few mails. The plain address is never held back by them.
 */
export async function mayMailReset(
  counting: Counting,
  { id, email }: { id: number; email: string },
): Promise<boolean> {
  if (mailboxKey(email) === emailKey(email)) return true
  if (await readEmailProof(counting.db, id)) return true
  return recordFailure(counting, `reset-to:${hashMailbox(email)}`, linksToSpellings)
}
