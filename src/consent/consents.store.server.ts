import { asc, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { consents } from '#/db/tables/consent.server.ts'

type NewConsent = typeof consents.$inferInsert

export async function insertConsent(db: Db, consent: NewConsent): Promise<void> {
  await db.insert(consents).values(consent)
}

export async function readLatestConsent(db: Db, consentId: string) {
  const [latest] = await db
    .select({ categories: consents.categories })
    .from(consents)
    .where(eq(consents.consentId, consentId))
    .orderBy(desc(consents.id))
    .limit(1)
  return latest ?? null
}

/** Every decision of one browser, oldest first. */
export const readConsents = (db: Db, consentId: string) =>
  db
    .select({
      decidedAt: consents.decidedAt,
      site: consents.site,
      locale: consents.locale,
      revision: consents.revision,
      categories: consents.categories,
      deleteAt: consents.deleteAt,
    })
    .from(consents)
    .where(eq(consents.consentId, consentId))
    .orderBy(asc(consents.id))

export async function deleteOldConsents(db: Db, now: Date): Promise<void> {
  await db.delete(consents).where(lt(consents.deleteAt, now))
}
