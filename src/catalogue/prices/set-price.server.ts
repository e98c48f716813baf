import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import type { Db } from '#/db/client.server.ts'
import type { PriceRowOut } from '#/catalogue/assemble/catalogue-rows.ts'
import { typedAmount } from '#/catalogue/export/export-values.ts'
import { takeCatalogueLock } from '#/catalogue/write/catalogue-session.store.server.ts'
import { findProductIdBySku } from '#/catalogue/write/entity-ids.store.server.ts'
import { findListingTags, productTags } from '#/catalogue/write/listing-tags.store.server.ts'
import { siteIds } from '#/catalogue/write/write-catalogue.server.ts'
import {
  readPrices,
  recordPrices,
  type StoredPrice,
  writePrices,
} from '#/catalogue/write/write-prices.store.server.ts'

/** Sets one price of a product or a variant; false when no product has the SKU. */
export async function setPrice(db: Db, row: PriceRowOut, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await takeCatalogueLock(tx)
    const id = (await findProductIdBySku(tx, [row.sku])).get(row.sku)
    if (id === undefined) return false
    const changed = await writePrices(tx, [row], now)
    if (changed.length === 0) return true
    await recordPrices(tx, changed, { sites: siteIds, now })
    await purgeTags(tx, [...(await productTags(tx, [id])), ...(await findListingTags(tx, [id]))])
    return true
  })
}

/** A price that rows would change. */
export type PriceChange = {
  /** "HLM-CREST: 89.00 GBP → 79.00 GBP" */
  words: string
  /** The new list price as a multiple of the old one. */
  factor: number
}

type Stored = Omit<StoredPrice, 'sku' | 'country'>

/** The prices that differ from these rows, in their order; a variant without a price of its own has its product's. */
export async function findPriceChanges(
  db: Db,
  rows: readonly PriceRowOut[],
): Promise<PriceChange[]> {
  const stored = new Map(
    (await readPrices(db, rows)).map((row) => [`${row.sku} ${row.country}`, row]),
  )
  return rows.flatMap((row) => {
    const before = stored.get(`${row.sku} ${row.country}`)
    const after = row.keepsReduction && before ? withReductionOf(before, row) : row
    const [was, is] = [before ? priceWords(before) : 'no price', priceWords(after)]
    if (was === is) return []
    const ended =
      (before?.special ?? null) !== null && after.special === null ? ', its reduction ends' : ''
    const where = row.country === '' ? '' : ` in ${row.country}`
    const factor = before && before.price > 0 ? row.price / before.price : 1
    return [{ words: `${row.sku}${where}: ${was} → ${is}${ended}`, factor }]
  })
}

/** The same rule as in `writePrices`. */
const withReductionOf = (before: Stored, row: PriceRowOut): Stored =>
  before.special !== null && before.special < row.price && before.currency === row.currency
    ? { ...before, price: row.price }
    : row

function priceWords({ currency, price, special, specialFrom, specialTo }: Stored): string {
  const amount = (minor: number) => `${typedAmount(minor, currency)} ${currency}`
  if (special === null) return amount(price)
  const days = [specialFrom && ` from ${specialFrom}`, specialTo && ` until ${specialTo}`]
  return `${amount(price)}, reduced to ${amount(special)}${days.filter(Boolean).join('')}`
}
