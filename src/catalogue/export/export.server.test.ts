import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { exportFiles, exportFolder } from './export.server.ts'
import { importFiles, importFolder } from '#/catalogue/import/import.server.ts'
import { sentenceOf } from '#/catalogue/import/import-problem.ts'
import type { Db } from '#/db/client.server.ts'
import { jsonFile, sampleFiles } from '#/catalogue/demo-data/sample-files.ts'
import { sampleModel } from '#/catalogue/demo-data/sample-model.ts'
import { setStock } from '#/catalogue/stock/set-stock.server.ts'
import { setPrice } from '../../../tests/catalogue/set-price.ts'

const now = new Date('2026-11-15T10:00:00Z')

async function exported(change: (db: Db) => Promise<unknown> = () => Promise.resolve()) {
  const { db } = await testDatabase()
  await importFiles(db, sampleFiles(), { now })
  await setPrice(db, { sku: 'MOORTI-RIVAL-S-MOSS', country: null, price: 349_999 }, now)
  await change(db)
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await exportFolder(db, folder)
  return { db, folder }
}

async function retireLastBuild(db: Db) {
  await setStock(db, [{ sku: 'MOORTI-FORCEEXDEMO-M-RAW', place: 'halifax', quantity: 1 }])
  const fewer = { ...sampleModel, builds: sampleModel.builds.slice(0, 2) }
  await importFiles(db, [jsonFile('models', 'models/moor-ti.json', fewer)], { now })
}

test('a model that is discontinued is exported with its builds', async () => {
  const { folder } = await exported((db) => {
    const model = { ...sampleModel, isDiscontinued: true }
    return importFiles(db, [jsonFile('models', 'models/moor-ti.json', model)], { now })
  })
  const other = await testDatabase()
  const { errors } = await importFolder(other.db, folder, { now })
  expect(errors.map(sentenceOf)).toEqual([])
})

test.each(['the model', 'the build'])(
  'a build that was retired stays so when %s is discontinued, in an export and after it',
  async (which) => {
    const discontinued = { isDiscontinued: true }
    const [first, second, last] = sampleModel.builds
    const listing = async (db: Db, builds: object[], isWhole = true) => {
      const model = {
        ...sampleModel,
        ...(isWhole && which === 'the model' && discontinued),
        builds,
      }
      return importFiles(db, [jsonFile('models', 'models/moor-ti.json', model)], { now })
    }
    const { db, folder } = await exported(async (all) => {
      if (!first || !second || !last) throw new Error('the sample has three builds')
      // The build is discontinued while it is listed, then its file names it no longer.
      await listing(all, [first, second, { ...last, ...discontinued }], false)
      await listing(all, [first, second])
    })
    expect(JSON.stringify(await exportFiles(db))).not.toContain('ex-demo')
    const report = await importFolder(db, folder, { now })
    expect(report.errors.map(sentenceOf)).toEqual([])
    expect(report).toMatchObject({ created: 0, updated: 0, changedTags: [] })
    const { rows } = await db.execute(
      sql`select is_active, is_listed from products where sku = 'MOORTI-FORCEEXDEMO'`,
    )
    expect(rows).toEqual([{ is_active: false, is_listed: false }])
    const other = await testDatabase()
    await importFolder(other.db, folder, { now })
    expect(await exportFiles(other.db)).toEqual(await exportFiles(db))
  },
)

test('an import by the release before, which knew only what is on sale, decides what is exported', async () => {
  const { db } = await exported(retireLastBuild)
  const after = async (isActive: boolean, isListed: boolean) => {
    await db.execute(sql`
      update products set is_active = ${isActive}, is_listed = ${isListed}
      where sku = 'MOORTI-FORCEEXDEMO'`)
    return JSON.stringify(await exportFiles(db)).includes('MOORTI-FORCEEXDEMO')
  }
  expect(await after(true, false)).toBe(true)
  expect(await after(false, true)).toBe(false)
})

test('a retired build that its file lists again is exported again', async () => {
  const { db } = await exported(retireLastBuild)
  await importFiles(db, [jsonFile('models', 'models/moor-ti.json', sampleModel)], { now })
  expect(JSON.stringify(await exportFiles(db))).toContain('MOORTI-FORCEEXDEMO')
})

test('importing an export changes nothing', async () => {
  const { db, folder } = await exported()
  const report = await importFolder(db, folder, { now: new Date('2026-12-01T10:00:00Z') })
  expect(report.errors.map(sentenceOf)).toEqual([])
  expect(report).toMatchObject({ created: 0, updated: 0, changedTags: [] })
})

test('an export recreates the catalogue in another database, without a build that was retired', async () => {
  const { db, folder } = await exported(retireLastBuild)
  expect(JSON.stringify(await exportFiles(db))).not.toContain('MOORTI-FORCEEXDEMO')
  const other = await testDatabase()
  const { errors } = await importFolder(other.db, folder, { now })
  expect(errors.map(sentenceOf)).toEqual([])
  expect(await exportFiles(other.db)).toEqual(await exportFiles(db))
})
