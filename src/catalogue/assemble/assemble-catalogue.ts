import { assembleAccessories } from './assemble-accessories.ts'
import { assembleBikes } from './assemble-bikes.ts'
import { assembleComponents } from './assemble-components.ts'
import { assembleShop } from './assemble-shop.ts'
import type { PriceRowOut, ProductRow } from './catalogue-rows.ts'
import type { VariantRow } from '#/catalogue/import/import-accessory.ts'
import { type ImportDraft, newDraft, notesOn } from '#/catalogue/import/import-draft.ts'
import type { Located, Source } from '#/catalogue/import/import-problem.ts'
import type { ImportRecords } from '#/catalogue/import/import-reading.ts'
import { reservedReason } from '#/catalogue/urls/reserved-paths.ts'

/** Turns all records into rows and notes what is wrong between them. */
export function assembleCatalogue(records: ImportRecords): ImportDraft {
  const draft = newDraft()
  const withSkuCheck = createSkuCheck(draft)
  assembleShop(draft, records)
  const listed = draft.rows.prices.length
  for (const file of records.components)
    withSkuCheck(file.source, () => assembleComponents(draft, file))
  for (const file of records.models) withSkuCheck(file.source, () => assembleBikes(draft, file))
  const sheet = Map.groupBy(
    records.variants.map(({ value }) => value),
    ({ product }) => product,
  )
  for (const file of records.accessories)
    withSkuCheck(file.source, () => assembleAccessories(draft, file, sheet))
  checkSheet(draft, records.variants)
  checkPaths(draft)
  checkStockTwice(draft, records)
  checkPricesTwice(draft, records, draft.rows.prices.slice(listed))
  return draft
}

/** Checks SKUs file by file, so that a duplicate is reported for the later file. */
function createSkuCheck(draft: ImportDraft) {
  const known = { products: new Map<string, ProductRow>(), variants: new Map<string, string>() }
  return (source: Source, assemble: () => void): void => {
    const { products, variants } = draft.rows
    const [productsBefore, variantsBefore] = [products.length, variants.length]
    assemble()
    const notes = notesOn(draft, source)
    for (const product of products.slice(productsBefore)) {
      const { sku, kind } = product
      if (known.products.has(sku))
        notes.error([], `uses the SKU "${sku}", which another product has already`)
      if ((known.variants.get(sku) ?? sku) !== sku)
        notes.error([], `uses the SKU "${sku}", which a variant of another product has already`)
      known.products.set(sku, product)
      draft.skus.push({ sku, productSku: sku, kind, source })
    }
    for (const { sku, productSku } of variants.slice(variantsBefore)) {
      if (known.variants.has(sku))
        notes.error([], `leads to the SKU "${sku}", which another variant has already`)
      if (sku !== productSku && known.products.has(sku))
        notes.error([], `leads to the SKU "${sku}", which another product has already`)
      known.variants.set(sku, productSku)
      const kind = known.products.get(productSku)?.kind
      if (kind && sku !== productSku) draft.skus.push({ sku, productSku, kind, source })
    }
  }
}

/** Every row of the spreadsheet must describe a variant that an accessory of this import has. */
function checkSheet(draft: ImportDraft, sheet: readonly Located<VariantRow>[]): void {
  const kinds = new Map(draft.rows.products.map(({ sku, kind }) => [sku, kind]))
  const offered = Map.groupBy(draft.rows.variants, ({ productSku }) => productSku)
  for (const { value, source } of sheet) {
    const { product, size, colour } = value
    const notes = notesOn(draft, source)
    const kind = kinds.get(product)
    const isOffered = offered
      .get(product)
      ?.some(
        (each) =>
          (size === undefined || each.size === size) &&
          (colour === undefined || each.colour === colour),
      )
    if (!kind) notes.error(['product'], `names "${product}", which is not in this import`)
    else if (kind !== 'accessory')
      notes.error(['product'], `names "${product}", which is not an accessory`)
    else if (!isOffered)
      notes.error([], `names ${product} in ${inWords(size, colour)}, which is not offered`)
  }
}

const inWords = (...choices: readonly (string | undefined)[]) =>
  choices.filter((choice) => choice !== undefined).join(' and ') || 'any size and colour'

function checkPaths(draft: ImportDraft): void {
  const claimed = new Map<string, string>()
  for (const { path, source, field } of draft.claims) {
    const notes = notesOn(draft, source)
    const reason = reservedReason(path)
    if (reason) notes.error(field, reason)
    const other = claimed.get(path)
    if (other !== undefined)
      notes.error(field, `asks for the address "/${path}/", which ${other} has already`)
    else claimed.set(path, source.file)
  }
  for (const { path, target } of draft.rows.redirects.filter((each) => claimed.has(each.path))) {
    const reason = `the redirect from "/${path}/" to "${target}" is left out, because a page lives there`
    draft.warnings.push({ file: 'redirects', line: null, field: '', reason })
  }
  draft.rows.redirects = draft.rows.redirects.filter((each) => !claimed.has(each.path))
}

function checkStockTwice(draft: ImportDraft, records: ImportRecords): void {
  const counted = new Set<string>()
  for (const { value, source } of records.stock) {
    const key = `${value.sku} ${value.place}`
    if (counted.has(key))
      notesOn(draft, source).error(['sku'], `"${value.sku}" at ${value.place} is counted twice`)
    counted.add(key)
  }
}

/** One of two prices would be lost: of two rows, or of a row and the file of its product. */
function checkPricesTwice(
  draft: ImportDraft,
  records: ImportRecords,
  byProducts: readonly PriceRowOut[],
): void {
  const stated = new Set(byProducts.map(({ sku, country }) => `${sku} ${country}`))
  const listed = new Set<string>()
  for (const { value, source } of records.prices) {
    const key = `${value.sku} ${value.country ?? ''}`
    const notes = notesOn(draft, source)
    if (stated.has(key))
      notes.error(['sku'], `"${value.sku}" has this price in the file of its product already`)
    else if (listed.has(key)) notes.error(['sku'], `"${value.sku}" is priced twice`)
    listed.add(key)
  }
}
