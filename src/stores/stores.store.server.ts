import { asc, eq, getTableColumns, notInArray } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { places } from '#/db/tables/catalogue.server.ts'
import { stores } from '#/db/tables/stores.server.ts'
import type { SceneLook } from '#/drawings/scenery/scene-look.ts'
import type { OpeningHours } from './hours/opening-hours.ts'
import type { Store, StoreRecord, StoreService } from './store.ts'

/** Every store in the order of the places. */
export async function readStores(db: Db): Promise<Store[]> {
  const rows = await db
    .select({ ...getTableColumns(stores), name: places.name, country: places.country })
    .from(stores)
    .innerJoin(places, eq(places.code, stores.code))
    .where(eq(places.kind, 'store'))
    .orderBy(asc(places.position))
  return rows.map((row) => ({
    ...row,
    // What is stored has passed the schema of the file.
    hours: row.hours as OpeningHours,
    scene: row.scene as SceneLook,
    services: row.services as StoreService[],
  }))
}

export const listStorePlaces = async (db: Db): Promise<string[]> =>
  (await db.select({ code: places.code }).from(places).where(eq(places.kind, 'store'))).map(
    ({ code }) => code,
  )

/** Replaces all stores. */
export async function replaceStores(db: Db, records: readonly StoreRecord[]): Promise<void> {
  await db.delete(stores).where(
    notInArray(
      stores.code,
      records.map(({ code }) => code),
    ),
  )
  for (const record of records) {
    const row = { ...record, services: [...record.services] }
    await db.insert(stores).values(row).onConflictDoUpdate({ target: stores.code, set: row })
  }
}
