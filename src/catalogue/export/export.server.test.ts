import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { exportFiles, exportFolder } from './export.server.ts'
import { importFiles, importFolder } from '#/catalogue/import/import.server.ts'
import { sentenceOf } from '#/catalogue/import/import-problem.ts'
import { sampleFiles } from '#/catalogue/demo-data/sample-files.ts'
import { setPrice } from '#/catalogue/prices/set-price.server.ts'

const now = new Date('2026-11-15T10:00:00Z')

async function exported() {
  const { db } = await testDatabase()
  await importFiles(db, sampleFiles(), { now })
  await setPrice(db, { sku: 'MOORTI-RIVAL-S-MOSS', country: null, price: 349_999 }, now)
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await exportFolder(db, folder)
  return { db, folder }
}

test('importing an export changes nothing', async () => {
  const { db, folder } = await exported()
  const report = await importFolder(db, folder, { now: new Date('2026-12-01T10:00:00Z') })
  expect(report.errors.map(sentenceOf)).toEqual([])
  expect(report).toMatchObject({ created: 0, updated: 0, changedTags: [] })
})

test('an export recreates the catalogue in another database', async () => {
  const { db, folder } = await exported()
  const other = await testDatabase()
  await importFolder(other.db, folder, { now })
  expect(await exportFiles(other.db)).toEqual(await exportFiles(db))
})
