import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import type { Db } from '#/db/client.server.ts'
import { findCountry } from '#/country/country.ts'
import { takeCatalogueLock } from '#/catalogue/write/catalogue-session.store.server.ts'
import { findProductIdBySku } from '#/catalogue/write/entity-ids.store.server.ts'
import { findListingTags } from '#/catalogue/write/listing-tags.store.server.ts'
import { productTags, siteIds } from '#/catalogue/write/write-catalogue.server.ts'
import {
  recordPrices,
  removePrice,
  writePrices,
} from '#/catalogue/write/write-prices.store.server.ts'

export type NewPrice = {
  sku: string
  /** Null for the base price; otherwise the country whose fixed price this is. */
  country: string | null
  /** Minor units; null removes a variant's or a country's own price. */
  price: number | null
  special?: { price: number; from?: string; to?: string } | null
}

/** Sets one price of a product or a variant; false when no product has the SKU. */
export async function setPrice(db: Db, next: NewPrice, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await takeCatalogueLock(tx)
    const id = (await findProductIdBySku(tx, [next.sku])).get(next.sku)
    if (id === undefined) return false
    const country = next.country ?? ''
    const { price, special } = next
    const hasChanged =
      price === null
        ? await removePrice(tx, next.sku, country)
        : (await writePrices(tx, [priceRow(next, price, special ?? null)], now)).length > 0
    if (!hasChanged) return true
    await recordPrices(tx, [{ sku: next.sku, country }], { sites: siteIds, now })
    await purgeTags(tx, [...(await productTags(tx, [id])), ...(await findListingTags(tx, [id]))])
    return true
  })
}

const priceRow = (
  { sku, country }: NewPrice,
  price: number,
  special: NonNullable<NewPrice['special']> | null,
) => ({
  sku,
  country: country ?? '',
  currency: (country === null ? null : findCountry(country)?.currency) ?? ('GBP' as const),
  price,
  special: special?.price ?? null,
  specialFrom: special?.from ?? null,
  specialTo: special?.to ?? null,
})
