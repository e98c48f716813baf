import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeQuote } from './make-quote.server.ts'
import { isCoveredByEveryScheme, isCyclingItem } from './cycling-items.ts'
import { cartDatabase, helmet, lastBell } from '../../../tests/helpers/cart-shop.ts'
import { anItem, quoteBuyer } from '../../../tests/helpers/order-shop.ts'

const { db } = await cartDatabase()

test.each([
  ['871200', true],
  [null, true],
  ['490700', false],
  ['4907', false],
])('customs code %s is for cycling: %s', (hsCode, expected) => {
  expect(isCyclingItem({ hsCode })).toBe(expected)
})

test.each([
  ['a bike', 'bike', '871200', true],
  ['an e-bike without a code', 'bike', null, true],
  ['a part of a build', 'part', '871495', true],
  ['a helmet', 'accessory', '650610', true],
  ['a cap', 'accessory', '650500', false],
  ['a lock', 'accessory', '830140', true],
  ['a jersey', 'accessory', '611030', false],
  ['a computer', 'accessory', '901480', false],
  ['a thing without a code', 'accessory', null, false],
] as const)('%s is covered by every scheme or not', (_name, kind, hsCode, expected) => {
  expect(isCoveredByEveryScheme({ kind, hsCode })).toBe(expected)
})

test('a gift card beside a helmet is refused by name', async () => {
  await db.execute(sql`update products
    set record = jsonb_set(record::jsonb, '{hsCode}', '"490700"') where sku = ${lastBell}`)
  const ada = await quoteBuyer(db, [anItem(helmet), anItem(lastBell)])
  await expect(makeQuote(ada.ctx, ada.request)).rejects.toMatchObject({
    code: 'quote-not-cycling',
    details: { values: { name: 'Brass bell' } },
  })
})
