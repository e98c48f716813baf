import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { allForIndex } from '#/catalogue/read/catalogue.server.ts'
import { listComponents } from '#/catalogue/read/components.server.ts'
import { exportFolder } from '#/catalogue/export/export.server.ts'
import { importFolder } from '#/catalogue/import/import.server.ts'
import { sentenceOf } from '#/catalogue/import/import-problem.ts'

const demo = resolve('demo/catalogue')
const now = new Date('2026-11-16T09:00:00Z')

const { db } = await testDatabase()
const report = await importFolder(db, demo, { now })
const entries = await allForIndex(db)
const builds = entries.filter(({ kind }) => kind === 'child-bike')
const accessories = entries.filter(({ kind }) => kind === 'accessory')

test('the demo catalogue imports without errors or warnings', () => {
  expect([...report.errors, ...report.warnings].map(sentenceOf)).toEqual([])
})

test('the demo catalogue is large enough: models, builds, accessories and parts', async () => {
  const sections = await listComponents(testCtx(db))
  expect(entries.filter(({ kind }) => kind === 'parent-bike').length).toBeGreaterThanOrEqual(14)
  expect(builds.length).toBeGreaterThanOrEqual(60)
  expect(builds.filter(({ buildVersion }) => buildVersion === 2).length).toBeGreaterThanOrEqual(45)
  expect(accessories.length).toBeGreaterThanOrEqual(220)
  expect(
    new Set(accessories.map(({ filterCategory }) => filterCategory)).size,
  ).toBeGreaterThanOrEqual(14)
  expect(accessories.flatMap(({ offers }) => offers).length).toBeGreaterThanOrEqual(500)
  expect(sections.flatMap(({ components }) => components).length).toBeGreaterThanOrEqual(250)
})

test('every product has a price and a category', () => {
  const lost = entries.filter(
    ({ offers, breadcrumbs }) =>
      breadcrumbs.length === 0 ||
      offers.length === 0 ||
      offers.some(({ prices }) => prices.length === 0),
  )
  expect(lost.map(({ sku }) => sku)).toEqual([])
})

test('importing it reimported changes nothing, nor does importing its export', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'))
  await exportFolder(db, folder)
  const reimported = await importFolder(db, demo, { now: new Date('2026-11-17T09:00:00Z') })
  const exported = await importFolder(db, folder, { now: new Date('2026-11-18T09:00:00Z') })
  await rm(folder, { recursive: true })
  expect(reimported).toMatchObject({ created: 0, updated: 0, changedTags: [] })
  expect(exported.errors.map(sentenceOf)).toEqual([])
  expect(exported).toMatchObject({ created: 0, updated: 0, changedTags: [] })
}, 30_000)
