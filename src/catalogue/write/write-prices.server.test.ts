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
