import * as v from 'valibot'
import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import type { Db } from '#/db/client.server.ts'
import { findCountry } from '#/country/country.ts'
import { specialProblem } from '#/catalogue/assemble/assemble-products.ts'
import { day } from '#/catalogue/import/import-values.ts'
import { takeCatalogueLock } from '#/catalogue/write/catalogue-session.store.server.ts'
import { findProductIdBySku } from '#/catalogue/write/entity-ids.store.server.ts'
import { findListingTags } from '#/catalogue/write/listing-tags.store.server.ts'
import { productTags, siteIds } from '#/catalogue/write/write-catalogue.server.ts'
import { recordPrices, writePrices } from '#/catalogue/write/write-prices.store.server.ts'

export type NewPrice = {
  sku: string
  /** Null for the base price; otherwise the country whose fixed price this is. */
  country: string | null
  /** Minor units. */
  price: number
  special?: { price: number; from?: string; to?: string } | null
}

/** Sets one price of a product or a variant, if an import would take it; false when no product has the SKU. */
export async function setPrice(db: Db, next: NewPrice, now: Date): Promise<boolean> {
  checkReduction(next)
  return db.transaction(async (tx) => {
    await takeCatalogueLock(tx)
    const id = (await findProductIdBySku(tx, [next.sku])).get(next.sku)
    if (id === undefined) return false
    const changed = await writePrices(tx, [priceRow(next)], now)
    if (changed.length === 0) return true
    await recordPrices(tx, changed, { sites: siteIds, now })
    await purgeTags(tx, [...(await productTags(tx, [id])), ...(await findListingTags(tx, [id]))])
    return true
  })
}

function checkReduction({ price, special }: NewPrice): void {
  if (!special) return
  const typed = [special.from, special.to].filter((each) => each !== undefined)
  const wrong = typed.find((each) => !v.safeParse(day, each).success)
  if (wrong !== undefined) throw new Error(`"${wrong}" is not a date such as 2026-10-01.`)
  const problem = specialProblem(price, special)
  if (problem) throw new Error(`The reduction ${problem}.`)
}

const priceRow = ({ sku, country, price, special }: NewPrice) => ({
  sku,
  country: country ?? '',
  currency: (country === null ? null : findCountry(country)?.currency) ?? ('GBP' as const),
  price,
  special: special?.price ?? null,
  specialFrom: special?.from ?? null,
  specialTo: special?.to ?? null,
})
