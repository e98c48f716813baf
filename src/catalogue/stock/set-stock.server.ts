import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import type { Db } from '#/db/client.server.ts'
import { takeCatalogueLock } from '#/catalogue/write/catalogue-session.store.server.ts'
import { findKnownNames } from '#/catalogue/import/known-names.store.server.ts'
import { findListingTags } from '#/catalogue/write/listing-tags.store.server.ts'
import type { Executor } from '#/catalogue/write/upsert.store.server.ts'
import { productTags, emptiedOrFilledPlaces } from '#/catalogue/write/write-catalogue.server.ts'
import { writeStock } from '#/catalogue/write/write-stock.store.server.ts'

export type Count = { sku: string; place: string; quantity: number }

export type StockReport = { changedTags: string[]; unknown: string[] }

/** Sets stock levels. With an unknown SKU or place nothing is set, and the unknown names are returned. */
export async function setStock(db: Db, counts: readonly Count[]): Promise<StockReport> {
  return db.transaction(async (tx) => {
    await takeCatalogueLock(tx)
    const unknown = await findUnknown(tx, counts)
    if (unknown.length > 0) return { changedTags: [], unknown }
    const changed = await writeStock(tx, [...counts])
    const changedTags = [
      ...(await productTags(
        tx,
        changed.map((row) => row.product_id),
      )),
      ...(await findListingTags(tx, emptiedOrFilledPlaces(changed))),
    ]
    await purgeTags(tx, changedTags)
    return { changedTags, unknown }
  })
}

async function findUnknown(tx: Executor, counts: readonly Count[]): Promise<string[]> {
  const skus = counts.map(({ sku }) => sku)
  const places = counts.map(({ place }) => place)
  const known = await findKnownNames(tx, { variant: skus, place: places })
  return [
    ...skus.filter((sku) => !known.variant.has(sku)),
    ...places.filter((place) => !known.place.has(place)),
  ]
}
