import type { StockCount } from '#/catalogue/assemble/catalogue-rows.ts'
import { findKnownNames } from '#/catalogue/import/known-names.store.server.ts'
import { withStockLock, writeStockSlices } from '#/catalogue/write/stock-slices.server.ts'
import type { Executor } from '#/catalogue/write/upsert.store.server.ts'
import type { Db } from '#/db/client.server.ts'

export type StockReport = { changedTags: string[]; unknown: string[] }

/** Sets stock levels. With an unknown SKU or place nothing is set, and the unknown names are returned. */
export async function setStock(db: Db, counts: readonly StockCount[]): Promise<StockReport> {
  return withStockLock(db, async (locked) => {
    const unknown = await findUnknown(locked, counts)
    if (unknown.length > 0) return { changedTags: [], unknown }
    const { changedTags } = await writeStockSlices(db, counts)
    return { changedTags, unknown }
  })
}

async function findUnknown(db: Executor, counts: readonly StockCount[]): Promise<string[]> {
  const skus = [...new Set(counts.map(({ sku }) => sku))]
  const places = [...new Set(counts.map(({ place }) => place))]
  const known = await findKnownNames(db, { variant: skus, place: places })
  return [
    ...skus.filter((sku) => !known.variant.has(sku)),
    ...places.filter((place) => !known.place.has(place)),
  ]
}
