import { createHash } from 'node:crypto'
import { countTry, countTryFromNetwork, forgiveStrikes, strike } from '#/platform/tries.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { emailKey } from './email-address.ts'

const hour = 3600

const byNetwork = {
  login: { limit: 30, windowSeconds: 600 },
  register: { limit: 5, windowSeconds: hour },
  reset: { limit: 5, windowSeconds: hour },
  link: { limit: 30, windowSeconds: 600 },
  newsletter: { limit: 5, windowSeconds: hour },
} as const

/** Wrong passwords for one account, from wherever they come. */
export const wrongPasswords = { limit: 6, windowSeconds: 1800 }
/** Mails that a stranger may cause to be sent to one address. */
const mailsToAddress = { limit: 5, windowSeconds: hour }

/** Never one bucket for account and address together: a thousand addresses would get a thousand times as many tries. */
export const countTryFrom = (ctx: Ctx, what: keyof typeof byNetwork) =>
  countTryFromNetwork(ctx, what, byNetwork[what])

export const countMailTo = (ctx: Ctx, what: 'reset' | 'newsletter' | 'email', email: string) =>
  countTry(ctx, `${what}-to:${ctx.visitor.site.id}:${nameless(email)}`, mailsToAddress)

/** Known and unknown addresses are counted alike. False when there were too many wrong ones of late. */
export const strikeAccount = (ctx: Ctx, email: string) =>
  strike(ctx, accountBucket(ctx, email), wrongPasswords)

/** The right password, or a new one by mail, opens the account again at once. */
export const forgiveAccount = (
  ctx: Pick<Ctx, 'db'> & { visitor: { site: { id: string } } },
  email: string,
) => forgiveStrikes(ctx, accountBucket(ctx, email))

const accountBucket = ({ visitor }: { visitor: { site: { id: string } } }, email: string) =>
  `login:${visitor.site.id}:${nameless(email)}`

/** Counters are no place to find out who shops here. */
const nameless = (email: string) =>
  createHash('sha256').update(emailKey(email)).digest('base64url').slice(0, 22)
