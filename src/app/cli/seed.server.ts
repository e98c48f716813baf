import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { importStoryFolder } from '#/blog/files/import-stories.server.ts'
import { importCoupons } from '#/cart/coupon/coupon.server.ts'
import { importShippingRates } from '#/cart/pricing/shipping.server.ts'
import { sentenceOf } from '#/catalogue/import/import-problem.ts'
import { importFolder } from '#/catalogue/import/import.server.ts'
import { importContentFolder } from '#/content/files/import-content.server.ts'
import { importGlobals } from '#/content/globals/globals.server.ts'
import type { Db } from '#/db/client.server.ts'
import { importFinance } from '#/finance/finance.server.ts'
import { importMenu, importSiteMessages } from '#/storefront/header/header.server.ts'
import { importStores } from '#/stores/stores.server.ts'
import { importPriceRules } from '#/pricing/pricing.server.ts'

type Print = (line: string) => void

const demoFolder = resolve('demo')

/**
 * Loads the demo shop into an empty database, all of it or nothing: a process that is stopped meanwhile leaves an empty
 * one to the next. A shop with any products is left alone.
 */
export async function seedWhenEmpty(db: Db, print: Print): Promise<void> {
  if (await isEmpty(db)) await db.transaction((tx) => seed(tx, print))
}

/** Loads the demo shop's data files into the database; running it again changes nothing. */
export async function seed(db: Db, print: Print): Promise<void> {
  print('Loading the demo shop.')
  await importPriceRules(db, await readJson('pricing/price-rules.json'))
  await importFinance(db, await readJson('finance/finance.json'))
  await importMenu(db, await readJson('header/menu.json'))
  await importSiteMessages(db, await readJson('header/site-messages.json'))
  await importShippingRates(db, await readJson('shipping.json'))
  const report = await importFolder(db, resolve(demoFolder, 'catalogue'), { now: new Date() })
  for (const problem of report.errors) print(`  ${sentenceOf(problem)}`)
  if (report.errors.length > 0) throw new Error('The demo shop could not be loaded.')
  // Coupons name categories, so the catalogue comes first.
  await importCoupons(db, await readJson('coupons.json'))
  await importGlobals(db, await readJson('globals.json'))
  // Stories name products, so the catalogue comes first.
  await importStoryFolder(db, resolve(demoFolder, 'stories'))
  await importStores(db, await readJson('stores.json'))
  for (const folder of ['content', 'help'])
    await importContentFolder(db, resolve(demoFolder, folder), {
      author: 'Calder Cycles',
      now: new Date(),
      isPublished: true,
    })
}

const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(resolve(demoFolder, name), 'utf8'))

async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select exists (select from products) as "hasProducts"`)
  return rows[0]?.['hasProducts'] === false
}
