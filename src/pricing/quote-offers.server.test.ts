import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Country, findCountry } from '#/country/country.ts'
import { importCatalogue } from '../../tests/catalogue/import-catalogue.ts'
import { setPrice } from '../../tests/catalogue/set-price.ts'
import { testCtx } from '../../tests/helpers/context.ts'
import { testDatabase } from '../../tests/helpers/database.ts'
import { homeRule } from './price-rule.ts'
import { importPriceRules } from './pricing.server.ts'
import { quoteOffers } from './quote-offers.server.ts'

const { db } = await testDatabase()
const on = (day: string) => new Date(`${day}T10:00:00Z`)
const germany = findCountry('de') as Country

const loadRate = (rate: number, day: string) =>
  importPriceRules(db, { de: { ...homeRule, currency: 'EUR', rate } }, on(day))
const helmet = 'HLM-CREST'
const priceAt = (price: number, special: number | null, day: string) =>
  setPrice(
    db,
    { sku: helmet, country: null, price, special: special === null ? null : { price: special } },
    on(day),
  )

async function germanPrice(day: string) {
  const { rows } = await db.execute<{ price: number; special: number; since: string }>(sql`
    select price, special, reduced_since as since from prices where sku = ${helmet} and country = ''`)
  const [row] = rows
  if (!row) throw new Error('the helmet has a price')
  const special = { price: row.special, from: null, to: null, since: new Date(row.since) }
  const base = { country: null, currency: 'GBP', price: row.price, special } as const
  const sku = `${helmet}-M-INK`
  const market = { site: { id: 'de' }, country: germany } as const
  const quoted = (
    await quoteOffers(testCtx(db, { now: on(day) }), [{ sku, prices: [base] }], market)
  ).get(sku)
  return [quoted?.price.amount, quoted?.was?.amount ?? null]
}

test('a price of the last thirty days is struck abroad only where it was charged', async () => {
  await loadRate(1.1, '2026-07-01')
  await importCatalogue(db, undefined, on('2026-07-01'))
  await priceAt(999_01, null, '2026-07-02')
  await priceAt(999_01, 950_01, '2026-08-15')
  expect(await germanPrice('2026-08-16'), 'one rule from the first').toEqual([104_501, 109_891])
  await priceAt(999_01, null, '2026-08-20')

  await loadRate(1.2, '2026-10-01')
  await priceAt(999_01, 950_01, '2026-10-02')
  expect(await germanPrice('2026-10-03'), '1,198.81 € was never charged').toEqual([114_001, null])
  await priceAt(999_01, null, '2026-10-04')

  await priceAt(999_01, 940_01, '2026-11-05')
  await loadRate(1.2, '2026-11-06')
  expect(await germanPrice('2026-11-07'), 'the same rule again').toEqual([112_801, 119_881])
  await loadRate(1.25, '2026-11-08')
  expect(await germanPrice('2026-11-09'), 'changed meanwhile').toEqual([117_501, null])
})

test('a country that lost its rule does not strike what it was never charged', async () => {
  await importPriceRules(db, {}, on('2026-11-10'))
  expect(await germanPrice('2026-11-11')).toEqual([940_01, null])
})
