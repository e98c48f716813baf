import { counterKey } from '#/cart/counter-key.server.ts'
import type { Db } from '#/db/client.server.ts'
import { takeAllowance } from '#/platform/rate-limit/attempts.server.ts'
import { hourSeconds } from '#/platform/config/durations.ts'

const mailsPerMailbox = { limit: 5, windowSeconds: hourSeconds }

/** Counts a mail that a visitor causes, and returns whether the mailbox may still get it. */
export const mayMail = (ctx: { db: Db; now: Date }, email: string): Promise<boolean> =>
  takeAllowance(ctx, counterKey('cycle-quote-to', email), mailsPerMailbox)
