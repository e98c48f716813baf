import type { Db } from '#/db/client.server.ts'
import { generatedRows } from './generate-catalogue.ts'
import { writeCatalogue, type WriteResult } from '#/catalogue/write/write-catalogue.server.ts'

/** Fills the shop with that many products, for measurements. */
export const generateCatalogue = (
  db: Db,
  count: number,
  { now }: { now: Date },
): Promise<WriteResult> => writeCatalogue(db, generatedRows(count), { now })
