import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { jsonFile, sampleFiles } from '#/catalogue/demo-data/sample-files.ts'
import { sampleModel } from '#/catalogue/demo-data/sample-model.ts'
import { samplePrices } from '#/catalogue/demo-data/sample-records.ts'
import { importFiles } from '#/catalogue/import/import.server.ts'
import { sentenceOf } from '#/catalogue/import/import-problem.ts'

const { db } = await testDatabase()
await importFiles(
  db,
  [
    ...sampleFiles().filter(({ part }) => part !== 'history'),
    jsonFile('history', 'history.json', [
      { sku: 'MOORTI-FORCE', price: 4199, from: '2026-01-01' },
      { sku: 'MOORTI-FORCE', price: 4299, from: '2026-07-01' },
    ]),
  ],
  { now: new Date('2026-11-15T10:00:00Z') },
)

async function historyOf(sku: string): Promise<string[]> {
  const result = await db.execute<{ from: string; country: string; price: number }>(sql`
    select to_char("from" at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as "from", country, price
    from price_history where sku = ${sku} and site = 'uk' order by country, "from"`)
  return result.rows.map(({ from, country, price }) => `${from} ${country || 'base'} ${price}`)
}

test('a price from before the shop ran begins at midnight in Britain, in winter and in summer', async () => {
  expect((await historyOf('MOORTI-FORCE-M-RAW')).slice(0, 2)).toEqual([
    '2026-01-01 00:00 base 419900',
    '2026-06-30 23:00 base 429900',
  ])
})

test('a new size has every price of its bike on record, though one of them is new', async () => {
  const [small, medium] = sampleModel.sizes
  const model = { ...sampleModel, sizes: [small, medium, { ...medium, size: 'L' }] }
  const prices = samplePrices.map((row) => (row.country ? { ...row, price: '4099.00' } : row))
  const report = await importFiles(
    db,
    [jsonFile('models', 'models/moor-ti.json', model), jsonFile('prices', 'prices.json', prices)],
    { now: new Date('2026-11-20T10:00:00Z') },
  )
  expect(report.errors.map(sentenceOf)).toEqual([])
  expect(await historyOf('MOORTI-RIVAL-L-RAW')).toEqual([
    '2026-11-20 10:00 base 349900',
    '2026-11-20 10:00 de 409900',
  ])
})

const prices = (...lines: string[]) =>
  importFiles(db, [{ part: 'prices', file: 'prices.csv', text: lines.join('\n') }], {
    now: new Date('2026-11-21T10:00:00Z'),
  })
const helmet = async () => {
  const { rows } = await db.execute(sql`
    select price, special, special_to::text as until from prices where sku = 'HLM-CREST' and country = ''`)
  return rows[0]
}

test('a file of prices ends a reduction only by an empty cell in the column for it', async () => {
  const reduced = ['sku,price,special,to', 'HLM-CREST,90,79.99,2026-12-24']
  expect((await prices(...reduced)).errors).toEqual([])
  await prices('sku,price', 'HLM-CREST,88.01')
  expect(await helmet()).toEqual({ price: 88_01, special: 79_99, until: '2026-12-24' })
  await prices('sku,price,special', 'HLM-CREST,88.01,')
  expect(await helmet()).toEqual({ price: 88_01, special: null, until: null })
})

test('steps planned for a reduction go when it is changed, for a product and for its variants', async () => {
  const planned = (sku: string) =>
    historyOf(sku).then((steps) => steps.filter((step) => step > '2026-11-22'))
  await prices('sku,price,special,from', 'HLM-CREST,90,70,2026-12-01')
  expect(await planned('HLM-CREST-M-INK')).toEqual(['2026-12-01 00:00 base 7000'])
  expect(await planned('HLM-CREST-M-MOSS'), 'it has a price of its own').toEqual([])
  await prices('sku,price,special,from', 'HLM-CREST-M-INK,90,60,2026-12-02')
  expect(await planned('HLM-CREST-M-INK')).toEqual(['2026-12-02 00:00 base 6000'])
  expect(await planned('HLM-CREST-S-INK')).toEqual(['2026-12-01 00:00 base 7000'])
})

test.each([
  ['HLM-CREST,0,,,', 'price is 0: write "free" if it is given away'],
  ['HLM-CREST,-5,,,', 'price must be an amount'],
  ['HLM-CREST,1000000000,,,', 'price must be an amount'],
  ['HLM-CREST,5.999,,,', 'price must be an amount'],
  ['HLM-CREST,99.50,jp,,', 'price has more decimals than JPY knows'],
  ['HLM-CREST,99,,90,2026-11-31', 'from must be a date'],
  ['HLM-CREST,99,,,2026-12-01', 'from is a day of a reduction, but no reduced price'],
  ['HLM-CREST,99,,0,', 'special is 0'],
])('a row %s is refused in words', async (row, words) => {
  const { errors } = await prices('sku,price,country,special,from', row)
  expect(errors.map(sentenceOf).join()).toContain(`prices.csv, line 2: ${words}`)
})
