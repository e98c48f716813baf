import type { Db } from '#/db/client.server.ts'
import { linkLife } from '#/customers/passwords/link-life.ts'
import { forgetOldLinks } from '#/customers/passwords/links.store.server.ts'
import { forgetUnconfirmed } from '#/customers/account/newsletter.store.server.ts'
import { sessionLife } from './session-life.ts'
import { forgetOldSessions } from './sessions.store.server.ts'

/** Deletes expired sessions, expired links and unconfirmed subscriptions. */
export async function forgetExpiredAccess(db: Db, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await forgetOldSessions(db, ago(sessionLife.refreshMs), now)
  await forgetOldLinks(db, now)
  await forgetUnconfirmed(db, ago(linkLife.newsletterMs))
}
