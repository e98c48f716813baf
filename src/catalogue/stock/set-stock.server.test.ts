import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { sampleFiles } from '#/catalogue/demo-data/sample-files.ts'
import { importFiles } from '#/catalogue/import/import.server.ts'
import { setStock } from './set-stock.server.ts'
import { takeStock } from './take-stock.server.ts'

const { db, url } = await testDatabase()
await importFiles(db, sampleFiles(), { now: new Date('2026-11-15T10:00:00Z') })
const skus = Array.from({ length: 1_200 }, (_, at) => `MANY-${String(at).padStart(4, '0')}`)
await db.execute(sql`
  insert into variants (sku, product_id, position, is_active)
  select sku, (select min(id) from products where kind = 'accessory'), 1, true
  from json_array_elements_text(${JSON.stringify(skus)}::json) as many(sku)`)
const countsOf = (quantity: number) => skus.map((sku) => ({ sku, place: 'halifax', quantity }))
await setStock(db, countsOf(1))

const isWaiting = async () => {
  const { rows } = await db.execute(sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rows.length > 0
}

test('an order need not wait until a long file of stock is written', async () => {
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  onTestFinished(() => other.end())
  // Somebody's order holds a piece of the last slice, so the file waits there.
  await other.query('begin')
  await other.query('select 1 from stock where sku = $1 for update', [skus.at(-1)])
  const written = setStock(db, countsOf(5))
  await vi.waitFor(async () => expect(await isWaiting()).toBe(true), 20_000)
  const request = { sku: skus[0] ?? '', pieces: 2, fromStore: 0, canWait: false }
  const { taken } = await db.transaction((tx) =>
    takeStock(tx, [request], { store: null, warehouses: ['halifax'] }),
  )
  expect(taken).toEqual([{ sku: skus[0], place: 'halifax', quantity: 2 }])
  await other.query('commit')
  expect((await written).unknown).toEqual([])
  const { rows } = await db.execute(sql`
    select on_hand, reserved, available, count(*)::int as rows from stock
    where sku like 'MANY-%' group by 1, 2, 3 order by 1, 2`)
  expect(rows).toEqual([
    { on_hand: 5, reserved: 0, available: 5, rows: 1_199 },
    { on_hand: 5, reserved: 2, available: 3, rows: 1 },
  ])
})

test('nothing of a file with an unknown SKU is written, however long it is', async () => {
  const { unknown } = await setStock(db, [
    ...countsOf(7),
    { sku: 'NOBODY', place: 'halifax', quantity: 1 },
  ])
  expect(unknown).toEqual(['NOBODY'])
  const { rows } = await db.execute(sql`select 1 from stock where on_hand = 7`)
  expect(rows).toEqual([])
})

test('files and orders in opposite order neither wait for each other for ever nor fail', async () => {
  const wanted = skus.slice(0, 400)
  const requests = wanted.map((sku) => ({ sku, pieces: 1, fromStore: 0, canWait: true }))
  const ordered = Array.from({ length: 4 }, (_, at) =>
    db.transaction((tx) =>
      takeStock(tx, at % 2 === 0 ? requests : requests.toReversed(), {
        store: null,
        warehouses: ['halifax'],
      }),
    ),
  )
  const files = [countsOf(8).toReversed(), countsOf(9)].map((counts) => setStock(db, counts))
  await expect(Promise.all([...ordered, ...files])).resolves.toHaveLength(6)
  const { rows } = await db.execute(sql`
    select distinct reserved from stock where sku = any (${sql.param(wanted.slice(1))}::text[])`)
  expect(rows).toEqual([{ reserved: 4 }])
})
