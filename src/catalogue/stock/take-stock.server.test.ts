import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { importFiles } from '#/catalogue/import/import.server.ts'
import { sampleFiles } from '#/catalogue/demo-data/sample-files.ts'
import { setStock } from './set-stock.server.ts'
import { fewPieces } from './few-pieces.ts'
import { takeStock } from './take-stock.server.ts'

const { db, url } = await testDatabase()
await importFiles(db, sampleFiles(), { now: new Date('2026-11-15T10:00:00Z') })

/** The tags that an order of one set of wheels purges. */
async function tagsPurgedByOrder(pieces: number): Promise<string[]> {
  await setStock(db, [{ sku: 'WHL-C40', place: 'halifax', quantity: pieces, figure: 'available' }])
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  const received: string[] = []
  client.on('notification', ({ payload }) => received.push(...(payload ?? '').split(' ')))
  await client.query('listen purge')
  const request = { sku: 'WHL-C40', pieces: 1, fromStore: 0, canWait: false }
  await db.transaction((tx) => takeStock(tx, [request], { store: null, warehouses: ['halifax'] }))
  await client.query('select 1')
  return received
}

test('an order of the last wheels shows in the configurator', async () => {
  expect(await tagsPurgedByOrder(1)).toContain('components')
})

test('an order that leaves few wheels shows how many', async () => {
  expect(await tagsPurgedByOrder(fewPieces + 1)).toContain('components')
  expect(await tagsPurgedByOrder(fewPieces + 2)).toEqual([])
})

test('an order that leaves plenty of wheels purges nothing', async () => {
  expect(await tagsPurgedByOrder(fewPieces + 5)).toEqual([])
})
