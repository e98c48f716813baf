import { createHash } from 'node:crypto'
import { countAttempt, countAttemptFromNetwork } from '#/platform/rate-limit/attempts.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { hashMailbox } from '#/cart/hash-mailbox.server.ts'
import { emailKey } from '#/customers/account/email-address.ts'

const hour = 3600

const byNetwork = {
  register: { limit: 5, windowSeconds: hour },
  reset: { limit: 5, windowSeconds: hour },
  link: { limit: 30, windowSeconds: 600 },
  newsletter: { limit: 5, windowSeconds: hour },
  /** Several customers may share a network, and each of these mails needs an account's password. */
  email: { limit: 20, windowSeconds: hour },
  password: { limit: 20, windowSeconds: hour },
} as const

/** New passwords and email addresses that are asked for in one account. */
const changesOfAccount = { limit: 5, windowSeconds: hour }

/** Mails of one kind that a stranger may cause to be sent to one mailbox. */
const mailsToAddress = { limit: 5, windowSeconds: hour }

/** Never one bucket for account and address together: a thousand addresses would get a thousand times as many tries. */
export const countAttemptFrom = (ctx: Ctx, what: keyof typeof byNetwork) =>
  countAttemptFromNetwork(ctx, what, byNetwork[what])

type MailKind = 'newsletter' | 'email'

/** Counted by mailbox, whatever site and spelling of the address: `ada+1@` and `ada+2@` are one reader. */
export const countMailTo = (ctx: Ctx, what: MailKind, email: string) =>
  countAttempt(ctx, `${what}-to:${hashMailbox(email)}`, mailsToAddress)

/** Each change mails the address of the account, and some mail another one too. */
export async function countChange(ctx: Ctx, what: 'email' | 'password', customerId: number) {
  await countAttemptFrom(ctx, what)
  await countAttempt(ctx, `change-of:${customerId}`, changesOfAccount)
}

/** Counters are no place to find out who shops here. */
export const hashEmail = (email: string) =>
  createHash('sha256').update(emailKey(email)).digest('base64url').slice(0, 22)
