import { asc, eq } from 'drizzle-orm'
import { places } from '#/db/tables/catalogue.server.ts'
import type { Db } from '#/db/client.server.ts'

export const readStores = (db: Db) =>
  db
    .select({ code: places.code, name: places.name, country: places.country })
    .from(places)
    .where(eq(places.kind, 'store'))
    .orderBy(asc(places.position))
