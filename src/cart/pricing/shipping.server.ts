import * as v from 'valibot'
import type { Db } from '#/db/client.server.ts'
import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { findCountry } from '#/country/country.ts'
import { readPriceBook } from '#/pricing/pricing.server.ts'
import type { ShippingBook } from './shipping.ts'
import { shippingFile } from './shipping-record.ts'
import { readShippingRates, replaceShippingRates } from './shipping.store.server.ts'

const shippingTag = 'shipping-rates'

/** All shipping rates, cached in memory; a page that uses them is tagged, so that an import purges it. */
export async function loadShippingBook({
  db,
  liveCache,
  tags,
}: Pick<Ctx, 'db' | 'liveCache' | 'tags'>): Promise<ShippingBook> {
  tags.add(shippingTag)
  const rates = await liveCache.getOrLoad('shipping-rates', [shippingTag], () =>
    readShippingRates(db),
  )
  return { rateFor: (country) => rates.get(country) ?? null }
}

/** The same without a cache, for jobs. */
export async function readShippingBook(db: Db): Promise<ShippingBook> {
  const rates = await readShippingRates(db)
  return { rateFor: (country) => rates.get(country) ?? null }
}

export async function importShippingRates(db: Db, file: unknown): Promise<{ countries: number }> {
  const rates = v.parse(shippingFile, file)
  await db.transaction(async (transaction) => {
    await replaceShippingRates(transaction, rates)
    await refuseUnpricedRates(transaction)
    await purgeTags(transaction, [shippingTag])
  })
  return { countries: Object.keys(rates).length }
}

/**
 * Throws if a country has a shipping rate but no price rule in its currency. Its prices would be in pounds, and a rate
 * that is meant in another currency would be charged as pounds.
 */
export async function refuseUnpricedRates(db: Db): Promise<void> {
  const rates = await readShippingRates(db)
  const book = await readPriceBook(db)
  const unpriced = [...rates.keys()].flatMap((code) => {
    const country = findCountry(code)
    return country && book.ruleFor(country).currency !== country.currency ? [country] : []
  })
  if (unpriced.length === 0) return
  const names = unpriced.map(({ name, currency }) => `${name.en} (${currency})`)
  throw new Error(
    `There is a shipping rate but no price rule for ${names.join(', ')}: the rate would be charged in pounds.`,
  )
}
