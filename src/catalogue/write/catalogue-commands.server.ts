import * as v from 'valibot'
import { findCountry } from '#/country/country.ts'
import {
  type CommandInput,
  confirmChange,
  parseCommand,
  yesOption,
} from '#/platform/terminal/command.server.ts'
import { priceRowOf } from '#/catalogue/assemble/assemble-products.ts'
import type { CatalogueRows, PriceRowOut } from '#/catalogue/assemble/catalogue-rows.ts'
import { exportFolder } from '#/catalogue/export/export.server.ts'
import { generatedRows } from '#/catalogue/demo-data/generate-catalogue.ts'
import { problemLines } from '#/catalogue/import/import-problem.ts'
import { type ImportOptions, importFolder } from '#/catalogue/import/import.server.ts'
import { priceRow } from '#/catalogue/import/import-shop.ts'
import { plainReason } from '#/catalogue/import/plain-issue.ts'
import {
  findPriceChanges,
  type PriceChange,
  setPrice,
} from '#/catalogue/prices/set-price.server.ts'
import { setStock } from '#/catalogue/stock/set-stock.server.ts'
import { findStockLevel } from '#/catalogue/stock/stock.store.server.ts'
import { keysOf } from '#/platform/types/typed-keys.ts'
import { writeCatalogue } from './write-catalogue.server.ts'

const text = { type: 'string' } as const

/** `import FILE|FOLDER [--yes]` */
export async function runImport(
  input: CommandInput & Required<Pick<ImportOptions, 'redirectFault'>>,
): Promise<void> {
  const { db, args, print, redirectFault } = input
  const {
    words: [path = ''],
    values,
  } = parseCommand(args, {
    words: ['FILE-OR-FOLDER'],
    options: yesOption,
    usage: 'For example: npm run shop -- import demo/catalogue',
  })
  const report = await importFolder(db, path, {
    now: new Date(),
    drawsAhead: true,
    redirectFault,
    beforeWriting: async (rows, warnings) => {
      for (const line of problemLines(warnings)) print(`Note: ${line}`)
      const changes = await findPriceChanges(db, rows.prices)
      await confirmChange(input, values, importLines(rows, changes))
    },
  })
  if (report.errors.length > 0) {
    for (const line of problemLines(report.errors)) print(line)
    throw new Error(
      `Nothing was imported: put right what is listed above (${report.errors.length}) and try again.`,
    )
  }
  print(`${report.created} created, ${report.updated} updated, ${report.unchanged} unchanged.`)
}

/** Prices that an import prints before it asks: enough to see a slip of the decimal point. */
const pricesShown = 20

function importLines(rows: CatalogueRows, changes: readonly PriceChange[]): string[] {
  const parts = keysOf(rows).filter((part) => rows[part].length > 0)
  const furthest = changes.toSorted((a, b) => distance(b) - distance(a)).slice(0, pricesShown)
  const title = furthest.length < changes.length ? 'The furthest apart are:' : 'They are:'
  return [
    `This imports ${parts.map((part) => `${rows[part].length} ${partNames[part]}`).join(', ')}.`,
    ...(changes.length > 0 ? [`${changes.length} prices change. ${title}`] : []),
    ...furthest.map(({ words }) => `  ${words}`),
  ]
}

const distance = ({ factor }: PriceChange) => Math.abs(Math.log(Math.max(factor, 1e-6)))

const partNames: Record<keyof CatalogueRows, string> = {
  makers: 'makers',
  places: 'places',
  attributeValues: 'names of attributes',
  categories: 'categories',
  sections: 'sections of the configurator',
  products: 'products',
  variants: 'variants',
  prices: 'prices',
  history: 'former prices',
  stock: 'stock counts',
  redirects: 'redirects',
}

/** `export FOLDER` */
export async function runExport({ db, args, print }: CommandInput): Promise<void> {
  const {
    words: [folder = ''],
  } = parseCommand(args, {
    words: ['FOLDER'],
    options: {},
    usage: 'For example: npm run shop -- export backup',
  })
  const files = await exportFolder(db, folder)
  print(`${files.length} files written to ${folder}.`)
}

const priceUsage = [
  'price SKU AMOUNT [--country CODE] [--special AMOUNT [--from DAY] [--to DAY]] [--yes]',
  '',
  'For example: npm run shop -- price KELDTI-GRX820 3299 --special 2999 --from 2026-11-20',
  'A reduction that runs goes on unless --special says otherwise; --special none ends it.',
  'What is given away costs "free".',
].join('\n')

/** Sets a base price, or the fixed price of a country, with or without its reduction. */
export async function runPrice(input: CommandInput): Promise<void> {
  const { db, args, print } = input
  const {
    words: [sku = '', price = ''],
    values: { yes, special, ...values },
  } = parseCommand(args, {
    words: ['SKU', 'AMOUNT'],
    options: { country: text, special: text, from: text, to: text, ...yesOption },
    usage: priceUsage,
  })
  const row = typedRow({
    ...values,
    sku,
    price,
    ...(special !== undefined && { special: special === 'none' ? null : special }),
  })
  const changes = await findPriceChanges(db, [row])
  await confirmChange(
    input,
    { yes: yes || changes.length === 0 },
    changes.map(({ words }) => words),
  )
  if (!(await setPrice(db, row, new Date()))) throw new Error(`No product has the SKU ${sku}.`)
  print(changes.length === 0 ? `${sku} has this price already.` : 'Pages show it at once.')
}

/** Refuses what a row of `prices.csv` may not say either. */
function typedRow(typed: object): PriceRowOut {
  const result = v.safeParse(priceRow, typed)
  if (!result.success) {
    const [issue] = result.issues
    const field = v.getDotPath(issue) ?? 'it'
    throw new Error(`${argumentOf(field)} ${plainReason(issue, [])}.`)
  }
  const { country } = result.output
  const currency = country === undefined ? 'GBP' : findCountry(country)?.currency
  if (!currency) throw new Error(`"${country}" is not a country the shop sells to.`)
  const row = priceRowOf(result.output, currency)
  if ('reason' in row) throw new Error(`${argumentOf(row.field)} ${row.reason}.`)
  return row
}

const argumentOf = (field: string): string =>
  field === 'sku' || field === 'price' ? `The ${field}` : `--${field}`

const stockUsage = [
  'stock SKU PLACE QUANTITY [--available]',
  '',
  'For example: npm run shop -- stock KELDTI-GRX820-M-RAW halifax 4',
  'The quantity is what is on hand: the pieces on the shelf, those of unshipped orders included. With --available it',
  'is the pieces that can be sold.',
].join('\n')

/** Sets the stock of an SKU in one place; docs/behaviour.md#stock. */
export async function runStock({ db, args, print }: CommandInput): Promise<void> {
  const {
    words: [sku = '', place = '', quantity = ''],
    values,
  } = parseCommand(args, {
    words: ['SKU', 'PLACE', 'QUANTITY'],
    options: { available: { type: 'boolean' } },
    usage: stockUsage,
  })
  if (!/^\d{1,9}$/.test(quantity)) throw new Error(`"${quantity}" is no quantity.\n\n${stockUsage}`)
  const figure = values.available ? 'available' : 'onHand'
  const { unknown } = await setStock(db, [{ sku, place, quantity: Number(quantity), figure }])
  if (unknown.length > 0) throw new Error(`The shop does not know ${unknown.join(' or ')}.`)
  const { onHand, reserved, available } = await findStockLevel(db, sku, place)
  print(`${sku} in ${place}: ${onHand} on hand, ${reserved} reserved, ${available} available.`)
}

/** `generate --products N`: for measurements, never for a shop that sells. */
export async function runGenerate(input: CommandInput): Promise<void> {
  const { db, args, print } = input
  const usage = 'For example: npm run shop -- generate --products 100000'
  const { values } = parseCommand(args, { options: { products: text, ...yesOption }, usage })
  const count = Number(values.products)
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--products must be a number.\n\n${usage}`)
  await confirmChange(input, values, [
    `This adds ${count} made-up products for measurements, which nothing takes away again.`,
  ])
  await writeCatalogue(db, generatedRows(count), { now: new Date() })
  print(`${count} products generated.`)
}
