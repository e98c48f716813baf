import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { importFiles } from '#/catalogue/import/import.server.ts'
import { sampleFiles } from '#/catalogue/demo-data/sample-files.ts'
import { runPrice } from '#/catalogue/write/catalogue-commands.server.ts'
import { setPrice } from '../../../tests/catalogue/set-price.ts'

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

const printed: string[] = []
const typed = (...args: string[]) =>
  runPrice({ db, args: [...args, '--yes'], print: (line) => printed.push(line) })
const inForce = async (of: string, country = '') => {
  const { rows } = await db.execute(sql`
    select price, special, special_to::text as until, currency from prices
    where sku = ${of} and country = ${country}`)
  return rows[0]
}

test.each([
  [
    'a day that is not written year first',
    ['--special', '70', '--from', '05/11/2026'],
    /--from must be a date/,
  ],
  ['a reduction that is dearer', ['--special', '101'], /must be below the list price/],
  ['a day that no month has', ['--special', '70', '--from', '2026-11-31'], /must be a date/],
  ['days without a reduction', ['--from', '2026-12-01'], /--from is a day of a reduction, but no/],
  ['an option that it does not know', ['--contry', 'de'], /Unknown option '--contry'/],
  ['a country the shop does not sell to', ['--country', 'xx'], /"xx" is not a country/],
  ['a word too many', ['70'], /"70" is one word too many/],
  [
    'a reduction that ends before it begins',
    ['--special', '70', '--from', '2026-11-05', '--to', '2026-11-04'],
    /ends on 2026-11-04, before it begins/,
  ],
])('the price command refuses %s', async (_, options, words) => {
  await expect(typed(sku, '100', ...options)).rejects.toThrow(words)
})

test.each([
  ['0', /is 0: write "free"/],
  ['0.00', /is 0: write "free"/],
  ['1e9', /must be an amount/],
  ['12,95', /must be an amount/],
  ['12.955', /must be an amount/],
  ['99999999.99', /more than the shop can charge/],
])('the price command refuses %s', async (amount, words) => {
  await expect(typed(sku, amount)).rejects.toThrow(words)
})

test('a new price leaves the reduction that runs, and says what becomes of it', async () => {
  await typed(sku, '100', '--special', '80.05', '--to', '2099-12-31')
  printed.length = 0
  await typed(sku, '90.01')
  expect(await inForce(sku)).toMatchObject({ price: 90_01, special: 80_05, until: '2099-12-31' })
  await typed(sku, '80.05')
  expect(await inForce(sku)).toMatchObject({ price: 80_05, special: null })
  expect(printed.filter((line) => line.startsWith(sku))).toEqual([
    `${sku}: 100.00 GBP, reduced to 80.05 GBP until 2099-12-31 → 90.01 GBP, reduced to 80.05 GBP until 2099-12-31`,
    `${sku}: 90.01 GBP, reduced to 80.05 GBP until 2099-12-31 → 80.05 GBP, its reduction ends`,
  ])
})

test('a variant that gets a price of its own keeps the reduction of its product', async () => {
  await typed(sku, '100', '--special', '80')
  await typed('HLM-CREST-M-INK', '95')
  expect(await inForce('HLM-CREST-M-INK')).toMatchObject({ price: 95_00, special: 80_00 })
  await typed('HLM-CREST-M-INK', '96', '--special', 'none')
  expect(await inForce('HLM-CREST-M-INK')).toMatchObject({ price: 96_00, special: null })
})

test('what is given away says so, and a price in yen has its own amount', async () => {
  await typed(sku, 'free')
  expect(await inForce(sku)).toMatchObject({ price: 0 })
  await typed(sku, '15000', '--country', 'jp')
  expect(await inForce(sku, 'jp')).toMatchObject({ price: 15_000, currency: 'JPY' })
})

test('the price command changes nothing where nobody can be asked', async () => {
  const before = await inForce(sku)
  const scripted = { db, args: [sku, '60'], print: () => {} }
  await expect(runPrice(scripted)).rejects.toThrow(/^Nothing was changed/)
  expect(await inForce(sku)).toEqual(before)
})

test('the price command refuses half a yen', async () => {
  await expect(typed(sku, '1999.50', '--country', 'jp')).rejects.toThrow(/more decimals than JPY/)
})
