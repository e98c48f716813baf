import { dayMs } from '#/platform/config/durations.ts'
import { eq, lt } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { sentMails } from '#/db/tables/platform.server.ts'

/** Longer than the four days or so for which a failing job is retried. */
const retentionDays = 30

export async function wasSent(db: Db, id: string): Promise<boolean> {
  const rows = await db.select().from(sentMails).where(eq(sentMails.id, id))
  return rows.length > 0
}

export async function recordSent(db: Db, id: string): Promise<void> {
  await db.insert(sentMails).values({ id }).onConflictDoNothing()
}

export async function deleteOldMails(db: Db, now: Date): Promise<void> {
  const end = new Date(now.getTime() - retentionDays * dayMs)
  await db.delete(sentMails).where(lt(sentMails.sentAt, end))
}
