import { createHash } from 'node:crypto'
import { countAttempt, countAttemptFromNetwork } from '#/platform/rate-limit/attempts.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { counterKey } from '#/cart/counter-key.server.ts'
import { emailKey } from '#/customers/account/email-address.ts'
import { hourSeconds, minuteSeconds } from '#/platform/config/durations.ts'

const byNetwork = {
  register: { limit: 5, windowSeconds: hourSeconds },
  reset: { limit: 5, windowSeconds: hourSeconds },
  link: { limit: 30, windowSeconds: 10 * minuteSeconds },
  newsletter: { limit: 5, windowSeconds: hourSeconds },
  /** Several customers may share a network, and each of these mails requires an account's password. */
  email: { limit: 20, windowSeconds: hourSeconds },
  password: { limit: 20, windowSeconds: hourSeconds },
} as const

/** Changes of password or email address in one account. */
const changesOfAccount = { limit: 5, windowSeconds: hourSeconds }

/** Mails of one kind that strangers can send to one mailbox. */
const mailsToAddress = { limit: 5, windowSeconds: hourSeconds }

/**
 * Networks and accounts are counted separately: with a bucket for each pair, a thousand networks
 * would get a thousand times as many attempts.
 */
export const countAttemptFrom = (ctx: Ctx, action: keyof typeof byNetwork) =>
  countAttemptFromNetwork(ctx, action, byNetwork[action])

type MailKind = 'newsletter' | 'email'

/** Counted per mailbox, for all sites and spellings: `ada+1@` and `ada+2@` are one reader. */
export const countMailTo = (ctx: Ctx, kind: MailKind, email: string) =>
  countAttempt(ctx, counterKey(`${kind}-to`, email), mailsToAddress)

/** Each change mails the account's email address, and some mail another one too. */
export async function countChange(ctx: Ctx, change: 'email' | 'password', customerId: number) {
  await countAttemptFrom(ctx, change)
  await countAttempt(ctx, `change-of:${customerId}`, changesOfAccount)
}

/** Counters store a hash, so that they do not reveal who shops here. */
export const hashEmail = (email: string) =>
  createHash('sha256').update(emailKey(email)).digest('base64url').slice(0, 22)
