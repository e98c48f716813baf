import type { Db } from '#/db/client.server.ts'
import { linkLife } from '#/customers/mails/link-life.ts'
import { deleteOldLinks } from '#/customers/mails/links.store.server.ts'
import { deleteUnconfirmed } from '#/customers/account/newsletter.store.server.ts'
import { sessionLife } from './session-life.ts'
import { deleteOldSessions } from './sessions.store.server.ts'

/** Deletes expired sessions, expired links and unconfirmed subscriptions. */
export async function deleteExpiredAccess(db: Db, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await deleteOldSessions(db, ago(sessionLife.refreshMs), now)
  await deleteOldLinks(db, now)
  await deleteUnconfirmed(db, ago(linkLife.newsletterMs))
}
