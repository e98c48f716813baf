import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { importPriceRules } from '#/pricing/pricing.server.ts'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { importShippingRates, readShippingBook } from './shipping.server.ts'

const { db } = await testDatabase()
const rate = { parcel: 8, freeFrom: null, bike: 49, days: [3, 6] }
const rules = JSON.parse(await readFile('demo/pricing/price-rules.json', 'utf8')) as unknown

test('a rate of a country without a price rule is refused, and nothing changes', async () => {
  await importShippingRates(db, { gb: rate })
  await expect(importShippingRates(db, { gb: { ...rate, parcel: 4 }, de: rate })).rejects.toThrow(
    'There is a shipping rate but no price rule for Germany (EUR): the rate would be charged in pounds.',
  )
  const book = await readShippingBook(db)
  expect(book.rateFor('de')).toBeNull()
  expect(book.rateFor('gb')?.parcel).toBe(8)
})

test('with its price rule the rate is taken', async () => {
  await importPriceRules(db, rules)
  await importShippingRates(db, { gb: rate, de: rate })
  expect((await readShippingBook(db)).rateFor('de')?.bike).toBe(49)
})
