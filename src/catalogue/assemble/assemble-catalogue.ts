import { assembleAccessories } from './assemble-accessories.ts'
import { assembleBikes } from './assemble-bikes.ts'
import { assembleComponents } from './assemble-components.ts'
import { assembleShop } from './assemble-shop.ts'
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
  return draft
}

/** Checks SKUs file by file, so that a duplicate is reported for the later file. */
function createSkuCheck(draft: ImportDraft) {
  const known = { products: new Set<string>(), variants: new Set<string>() }
  return (source: Source, assemble: () => void): void => {
    const { products, variants } = draft.rows
    const [productsBefore, variantsBefore] = [products.length, variants.length]
    assemble()
    const notes = notesOn(draft, source)
    for (const { sku } of products.slice(productsBefore)) {
      if (known.products.has(sku))
        notes.error([], `uses the SKU "${sku}", which another product has already`)
      known.products.add(sku)
    }
    for (const { sku } of variants.slice(variantsBefore)) {
      if (known.variants.has(sku))
        notes.error([], `leads to the SKU "${sku}", which another variant has already`)
      known.variants.add(sku)
    }
  }
}

function checkSheet(draft: ImportDraft, sheet: readonly Located<VariantRow>[]): void {
  const products = new Set(draft.rows.products.map(({ sku }) => sku))
  const combinations = new Set(
    draft.rows.variants.map(({ productSku, size, colour }) => `${productSku} ${size} ${colour}`),
  )
  for (const { value, source } of sheet) {
    const { product, size, colour } = value
    if (!products.has(product))
      notesOn(draft, source).error(['product'], `names "${product}", which is not in this import`)
    else if (
      size !== undefined &&
      colour !== undefined &&
      !combinations.has(`${product} ${size} ${colour}`)
    )
      notesOn(draft, source).error(
        [],
        `names ${product} in ${size} and ${colour}, which is not offered`,
      )
  }
}

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
