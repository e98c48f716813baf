import { findCountry } from '#/country/country.ts'
import { setPrice as setPriceRow } from '#/catalogue/prices/set-price.server.ts'
import type { Db } from '#/db/client.server.ts'

type NewPrice = {
  sku: string
  /** Null for the base price; otherwise the country whose fixed price this is. */
  country: string | null
  /** Minor units. */
  price: number
  /** Null ends a reduction; left out, the one there is goes on. */
  special?: { price: number; from?: string; to?: string } | null
}

/** Sets a price as the command line does, stated in as few words as a test needs. */
export const setPrice = (db: Db, next: NewPrice, now: Date): Promise<boolean> => {
  const { sku, country, price, special } = next
  return setPriceRow(
    db,
    {
      sku,
      country: country ?? '',
      currency: (country === null ? null : findCountry(country)?.currency) ?? 'GBP',
      price,
      special: special?.price ?? null,
      specialFrom: special?.from ?? null,
      specialTo: special?.to ?? null,
      keepsReduction: special === undefined,
    },
    now,
  )
}
