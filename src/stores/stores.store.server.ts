import { asc, eq, getTableColumns, notInArray } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '#/db/client.server.ts'
import { places } from '#/db/tables/catalogue.server.ts'
import { stores } from '#/db/tables/stores.server.ts'
import { fromStored } from '#/db/stored-json.ts'
import { storedScene } from '#/images/names/stored-scene.ts'
import { storedHours } from './hours/stored-hours.ts'
import { type Store, type StoreRecord, storeServices } from './store.ts'

const storedServices = v.array(v.picklist(storeServices))

/** Every store in the order of the places. */
export async function readStores(db: Db): Promise<Store[]> {
  const rows = await db
    .select({
      ...getTableColumns(stores),
      name: places.name,
      country: places.country,
      queueDays: places.workshopQueueDays,
    })
    .from(stores)
    .innerJoin(places, eq(places.code, stores.code))
    .where(eq(places.kind, 'store'))
    .orderBy(asc(places.position))
  return rows.map((row) => ({
    ...row,
    hours: fromStored(storedHours, row.hours, 'stores.hours'),
    scene: fromStored(storedScene, row.scene, 'stores.scene'),
    services: fromStored(storedServices, row.services, 'stores.services'),
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
