import { findCountry } from '#/country/country.ts'
import type { CommandInput } from '#/platform/terminal/command.server.ts'
import { type Currency, minorDigits } from '#/money/currency.ts'
import { exportFolder } from '#/catalogue/export/export.server.ts'
import { generatedRows } from '#/catalogue/demo-data/generate-catalogue.ts'
import { sentenceOf } from '#/catalogue/import/import-problem.ts'
import { type ImportOptions, importFolder } from '#/catalogue/import/import.server.ts'
import { toMinorUnits } from '#/catalogue/import/import-values.ts'
import { setPrice } from '#/catalogue/prices/set-price.server.ts'
import { setStock } from '#/catalogue/stock/set-stock.server.ts'
import { writeCatalogue } from './write-catalogue.server.ts'

/** `import FILE|FOLDER` */
export async function runImport({
  db,
  args: [path],
  print,
  redirectFault,
}: CommandInput & Required<Pick<ImportOptions, 'redirectFault'>>): Promise<void> {
  if (!path)
    throw new Error('Give a file or folder, for example: npm run shop -- import demo/catalogue')
  const report = await importFolder(db, path, { now: new Date(), drawsAhead: true, redirectFault })
  for (const warning of report.warnings) print(`Note: ${sentenceOf(warning)}`)
  for (const problem of report.errors) print(sentenceOf(problem))
  if (report.errors.length > 0)
    throw new Error(
      `Nothing was imported: put right what is listed above (${report.errors.length}) and try again.`,
    )
  print(`${report.created} created, ${report.updated} updated, ${report.unchanged} unchanged.`)
}

/** `export FOLDER` */
export async function runExport({ db, args: [folder], print }: CommandInput): Promise<void> {
  if (!folder) throw new Error('Give a folder, for example: npm run shop -- export backup')
  const files = await exportFolder(db, folder)
  print(`${files.length} files written to ${folder}.`)
}

/** `price SKU AMOUNT [--special AMOUNT] [--from DAY] [--to DAY] [--country CODE]` */
export async function runPrice({ db, args, print }: CommandInput): Promise<void> {
  const [sku, amount] = args
  if (!sku || !amount)
    throw new Error(
      'Which price? npm run shop -- price KELDTI-GRX820 3299 --special 2999 --from 2026-11-20',
    )
  const country = option(args, '--country')
  const currency = country ? currencyOf(country) : 'GBP'
  const special = option(args, '--special')
  const from = option(args, '--from')
  const to = option(args, '--to')
  const isKnown = await setPrice(
    db,
    {
      sku,
      country,
      price: minorUnits(amount, currency),
      special: special
        ? { price: minorUnits(special, currency), ...(from && { from }), ...(to && { to }) }
        : null,
    },
    new Date(),
  )
  if (!isKnown) throw new Error(`No product has the SKU ${sku}.`)
  print(`${sku} now costs ${amount}${special ? `, reduced to ${special}` : ''}.`)
}

/** `stock SKU PLACE QUANTITY` */
export async function runStock({
  db,
  args: [sku, place, quantity],
  print,
}: CommandInput): Promise<void> {
  if (!sku || !place || !quantity || !/^\d+$/.test(quantity))
    throw new Error(
      'Give SKU, location and quantity, for example: npm run shop -- stock KELDTI-GRX820-M-RAW halifax 4',
    )
  const { unknown } = await setStock(db, [{ sku, place, quantity: Number(quantity) }])
  if (unknown.length > 0) throw new Error(`The shop does not know ${unknown.join(' or ')}.`)
  print(`${quantity} × ${sku} in ${place}.`)
}

/** `generate --products N`: for measurements, never for a shop that sells. */
export async function runGenerate({ db, args, print }: CommandInput): Promise<void> {
  const count = Number(option(args, '--products'))
  if (!Number.isInteger(count) || count < 1)
    throw new Error('Give a number, for example: npm run shop -- generate --products 100000')
  await writeCatalogue(db, generatedRows(count), { now: new Date() })
  print(`${count} products generated.`)
}

const option = (args: readonly string[], name: string): string | null =>
  args.includes(name) ? (args[args.indexOf(name) + 1] ?? null) : null

function currencyOf(code: string) {
  const country = findCountry(code)
  if (!country) throw new Error(`"${code}" is not a country the shop sells to.`)
  return country.currency
}

function minorUnits(amount: string, currency: Currency): number {
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(amount))
    throw new Error(`"${amount}" is not an amount such as 2499 or 12.95.`)
  const digits = minorDigits[currency]
  if ((amount.split('.')[1]?.length ?? 0) > digits)
    throw new Error(`"${amount}" has more decimals than ${currency} knows.`)
  return toMinorUnits(amount, digits)
}
