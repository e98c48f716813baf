import { createHash } from 'node:crypto'
import { countTry, countTryFromNetwork } from '#/platform/tries.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { emailKey } from './email-address.ts'

const hour = 3600

const byNetwork = {
  register: { limit: 5, windowSeconds: hour },
  reset: { limit: 5, windowSeconds: hour },
  link: { limit: 30, windowSeconds: 600 },
  newsletter: { limit: 5, windowSeconds: hour },
} as const

/** Mails that a stranger may cause to be sent to one address. */
const mailsToAddress = { limit: 5, windowSeconds: hour }

/** Never one bucket for account and address together: a thousand addresses would get a thousand times as many tries. */
export const countTryFrom = (ctx: Ctx, what: keyof typeof byNetwork) =>
  countTryFromNetwork(ctx, what, byNetwork[what])

export const countMailTo = (ctx: Ctx, what: 'reset' | 'newsletter' | 'email', email: string) =>
  countTry(ctx, `${what}-to:${ctx.visitor.site.id}:${hashEmail(email)}`, mailsToAddress)

/** Counters are no place to find out who shops here. */
export const hashEmail = (email: string) =>
  createHash('sha256').update(emailKey(email)).digest('base64url').slice(0, 22)
