/**
 * Measures an import of `prices.csv` in which every price changes, in a shop where every third product has a reduction
 * planned for next month: planned steps of the price history have to be found and replaced.
 */
import { resolve } from 'node:path'
import { importFiles } from '../src/catalogue/import/import.server.ts'
import { generatedRows } from '../src/catalogue/demo-data/generate-catalogue.ts'
import { writeCatalogue } from '../src/catalogue/write/write-catalogue.server.ts'
import { openDatabase } from '../src/db/client.server.ts'
import { migrateDatabase } from '../src/db/migrate.server.ts'
import { startOwnPostgres } from './own-postgres.ts'
import { verdict } from './verdict.ts'

const budgets = [
  { products: 6_000, mostSeconds: 5 },
  { products: 100_000, mostSeconds: 60 },
]
const now = new Date('2026-11-19T10:00:00Z')
const nextMonth = '2026-12-19'

const postgres = await startOwnPostgres()
await migrateDatabase(postgres.url, resolve('migrations'))
const { db, close } = openDatabase({
  url: postgres.url,
  onError: (problem) => console.error(problem.message),
})

for (const { products, mostSeconds } of budgets) {
  const rows = generatedRows(products)
  await writeCatalogue(db, rows, { now })
  const list = rows.prices.map(({ sku, price }) => ({ sku, pounds: price / 100 }))
  const planned = list.flatMap(({ sku, pounds }, index) =>
    index % 3 === 0 ? [`${sku},${pounds.toFixed(2)},${(pounds / 2).toFixed(2)},${nextMonth}`] : [],
  )
  await load(['sku,price,special,from', ...planned])
  const dearer = list.map(({ sku, pounds }) => `${sku},${(pounds + 1).toFixed(2)}`)
  const startedAt = performance.now()
  await load(['sku,price', ...dearer])
  const seconds = (performance.now() - startedAt) / 1000
  console.log(
    `${list.length} prices, ${planned.length} with a planned reduction: ${seconds.toFixed(1)} s, ${verdict(seconds, { most: mostSeconds }, ' s')}`,
  )
}
await close()
await postgres.remove()

async function load(lines: readonly string[]): Promise<void> {
  const file = { part: 'prices', file: 'prices.csv', text: lines.join('\n') } as const
  const { errors, updated } = await importFiles(db, [file], { now })
  if (errors.length > 0 || updated !== lines.length - 1)
    throw new Error(`${updated} of ${lines.length - 1} prices were written: ${errors[0]?.reason}`)
}
