import type { Db } from '#/db/client.server.ts'
import { contentGlobals } from '#/db/tables/content.server.ts'

export type GlobalText = typeof contentGlobals.$inferSelect

export const readGlobals = (db: Db): Promise<GlobalText[]> => db.select().from(contentGlobals)

export async function replaceGlobals(db: Db, texts: readonly GlobalText[]): Promise<void> {
  await db.delete(contentGlobals)
  if (texts.length > 0) await db.insert(contentGlobals).values([...texts])
}
