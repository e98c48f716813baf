import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { importFiles } from '#/catalogue/import/import.server.ts'
import { sampleFiles } from '#/catalogue/demo-data/sample-files.ts'
import { runPrice } from '#/catalogue/write/catalogue-commands.server.ts'
import { setPrice } from './set-price.server.ts'

const { db } = await testDatabase()
await importFiles(db, sampleFiles(), { now: new Date('2026-08-01T10:00:00Z') })

const sku = 'HLM-CREST'
const reduce = (special: { price: number; to?: string }, today: string) =>
  setPrice(db, { sku, country: null, price: 100_00, special }, new Date(`${today}T10:00:00Z`))

async function reducedSince(): Promise<string | undefined> {
  const result = await db.execute<{ day: string }>(
    sql`select reduced_since::date::text as day from prices where sku = ${sku} and country = ''`,
  )
  return result.rows[0]?.day
}

test('a reduction that is extended on its last day goes on since its first', async () => {
  await reduce({ price: 80_00, to: '2026-09-30' }, '2026-09-01')
  await reduce({ price: 80_00, to: '2026-10-15' }, '2026-09-30')
  expect(await reducedSince()).toBe('2026-09-01')
})

test('a reduction to the same price as one that has ended is a new one', async () => {
  await reduce({ price: 80_00, to: '2026-10-15' }, '2026-09-30')
  await reduce({ price: 80_00, to: '2026-12-31' }, '2026-10-16')
  expect(await reducedSince()).toBe('2026-10-16')
})

const typed = (...args: string[]) => runPrice({ db, args, print: () => {} })

test.each([
  [
    'a day that is not written year first',
    ['--special', '70', '--from', '05/11/2026'],
    /not a date/,
  ],
  ['a reduction that is dearer', ['--special', '101'], /must be below the list price/],
  [
    'a reduction that ends before it begins',
    ['--special', '70', '--from', '2026-11-05', '--to', '2026-11-04'],
    /ends on 2026-11-04, before it begins/,
  ],
])('the price command refuses %s', async (_, options, words) => {
  await expect(typed(sku, '100', ...options)).rejects.toThrow(words)
})

test('the price command refuses half a yen', async () => {
  await expect(typed(sku, '1999.50', '--country', 'jp')).rejects.toThrow(/more decimals than JPY/)
})
