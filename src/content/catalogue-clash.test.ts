import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { importFiles } from '#/catalogue/import/import.server.ts'
import { sentenceOf } from '#/catalogue/import/import-problem.ts'
import { jsonFile, sampleFiles } from '#/catalogue/demo-data/sample-files.ts'
import { sampleAccessories } from '#/catalogue/demo-data/sample-records.ts'
import { testDatabase } from '../../tests/helpers/database.ts'
import { publish, savePages } from './edit-content.server.ts'
import { importContentFolder } from './files/import-content.server.ts'
import type { PageDocument } from './page-document.ts'

const now = new Date('2026-11-17T10:00:00Z')
const edit = { author: 'Ada', now }
const document: PageDocument = {
  template: 'page',
  texts: { en: { title: 'Moor', description: 'The moor.', blocks: [] } },
}

const { db } = await testDatabase()
await importFiles(db, sampleFiles(), { now })

const save = (path: string) => savePages(db, [{ key: 'thief', path, document }], edit)

test.each([
  ['moor-ti', '"/moor-ti/" belongs to a bike already'],
  ['crest-helmet', '"/crest-helmet/" belongs to an accessory already'],
  ['bikes/gravel', '"/bikes/gravel/" belongs to a category already'],
  ['stores/leeds', '"/stores/leeds/" belongs to the shop\'s own pages under "/stores/"'],
  ['blog/a-story', '"/blog/a-story/" belongs to the shop\'s own pages under "/blog/"'],
  ['checkout', '"/checkout/" belongs to the shop\'s own pages under "/checkout/"'],
])('a content page may not have the path %s', async (path, reason) => {
  await expect(save(path)).rejects.toThrow(reason)
  const pages = await db.execute(sql`select key from content_pages where key = 'thief'`)
  expect(pages.rows).toEqual([])
})

test('a help article may not have the path of another', async () => {
  const path = 'help-centre/delivery/costs'
  await savePages(db, [{ key: 'costs', path, document }], edit)
  await expect(save(path)).rejects.toThrow(`"/${path}/" belongs to a content page already`)
})

test('a product may not take the path of a content page, published or not', async () => {
  await savePages(db, [{ key: 'peak', path: 'peak-helmet', document }], edit)
  const [crest] = sampleAccessories.products
  const peak = {
    ...sampleAccessories,
    products: [{ ...crest, slug: 'peak-helmet', sku: 'HLM-PEAK' }],
  }
  const report = await importFiles(db, [jsonFile('accessories', 'accessories/peak.json', peak)], {
    now,
  })
  expect(report.errors.map(sentenceOf)).toEqual([
    'accessories/peak.json, line 13: products[1].slug is "/peak-helmet/", which belongs to a content page already.',
  ])
})

test('a page whose path the shop has reserved since then is not published', async () => {
  await savePages(db, [{ key: 'older', path: 'older', document }], edit)
  await db.execute(sql`update content_pages set path = 'compare/older' where key = 'older'`)
  await expect(publish(db, { key: 'older', version: 1 }, edit)).rejects.toThrow(
    '"/compare/older/" belongs to the shop\'s own pages',
  )
})

test.each([
  ['products\ntitle: Bikes\nskus:\n  - NONE', 9, '"NONE" is not the SKU of a product'],
  ['products\ntitle: Bikes\ncategory: /none/', 8, '"/none/" is not the path of a category'],
  ['categories\ntitle: All\ncategories: [/bikes/, /moor-ti/]', 8, '"/moor-ti/" is not the path of'],
  ['drawing\nsku: NONE\ncaption: A bike', 7, '"NONE" is not the SKU of a product'],
  ['size-finder\nbike: none', 7, '"none" is not the slug of a bike'],
])('an unknown name in ":::%s" is refused with file and line', async (block, line, reason) => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  await mkdir(join(folder, 'wrong'))
  await writeFile(join(folder, 'wrong/page.yaml'), 'path: /wrong/\n')
  const head = '---\ntitle: Wrong\ndescription: Not right.\n---\n'
  await writeFile(join(folder, 'wrong/en.md'), `${head}\n:::${block}\n:::\n`)
  await expect(importContentFolder(db, folder, edit)).rejects.toThrow(
    `wrong/en.md:${line}: ${reason}`,
  )
})
