import { findCountry } from '#/country/country.ts'
import { isSoldTo, priceRowOf } from './assemble-products.ts'
import { namedAttributes } from '#/catalogue/model/attributes.ts'
import type { CategoryRow, StockCount } from './catalogue-rows.ts'
import { type ImportDraft, type Notes, notesOn } from '#/catalogue/import/import-draft.ts'
import type { Located } from '#/catalogue/import/import-problem.ts'
import type { ImportRecords } from '#/catalogue/import/import-reading.ts'
import type {
  CategoryRecord,
  PriceRow,
  RedirectRecord,
  StockRow,
} from '#/catalogue/import/import-shop.ts'
import { normalPath } from '#/catalogue/urls/normal-path.ts'

/** Adds everything but products and their variants. */
export function assembleShop(draft: ImportDraft, records: ImportRecords): void {
  const { rows } = draft
  for (const { value } of records.makers)
    rows.makers.push({ code: value.code, name: value.name, record: value })
  for (const [position, { value, source }] of records.places.entries()) {
    const isWarehouse = value.kind === 'warehouse'
    if (value.serves && !isWarehouse)
      notesOn(draft, source).error(['serves'], 'is for warehouses: nothing is sent from a store')
    const serves = value.serves ?? (isWarehouse ? { [value.country]: 1 } : {})
    rows.places.push({ position, ...value, serves })
  }
  for (const { value } of records.attributes)
    for (const attribute of namedAttributes)
      for (const [position, each] of (value[attribute] ?? []).entries())
        rows.attributeValues.push({ attribute, position, ...each })
  for (const [index, record] of records.categories.entries())
    assembleCategories(draft, record, index)
  for (const { value, source } of records.stock) {
    const notes = notesOn(draft, source)
    notes.refer('variant', value.sku, ['sku'])
    notes.refer('place', value.place, ['place'])
    rows.stock.push(stockCount(value))
  }
  for (const price of records.prices) assemblePrice(draft, price)
  for (const { value, source } of records.history) {
    notesOn(draft, source).refer('priced', value.sku, ['sku'])
    rows.history.push(value)
  }
  assembleRedirects(draft, records.redirects)
}

const stockCount = ({ sku, place, onHand, available }: StockRow): StockCount =>
  onHand === undefined
    ? { sku, place, quantity: available ?? 0, figure: 'available' }
    : { sku, place, quantity: onHand, figure: 'onHand' }

/** A path is looked up as the shop stores it and without a query, so two spellings of one path are the same. */
function assembleRedirects(draft: ImportDraft, records: readonly Located<RedirectRecord>[]): void {
  const known = new Set<string>()
  for (const { value, source } of records) {
    const notes = notesOn(draft, source)
    const path = normalPath(value.from)
    if (/[?#]/.test(value.from))
      notes.error(['from'], 'must be a path without a query, which the shop does not compare')
    else if (!path) notes.error(['from'], 'is not a valid path')
    else if (known.has(path))
      notes.error(['from'], `leads away from "/${path}/", as another redirect does already`)
    else {
      known.add(path)
      draft.rows.redirects.push({ path, target: value.to, status: value.status })
    }
  }
}

function assembleCategories(
  draft: ImportDraft,
  { value, source }: Located<CategoryRecord>,
  index: number,
): void {
  const notes = notesOn(draft, source)
  const add = (
    record: CategoryRecord,
    parent: CategoryRow | null,
    order: number,
    at: readonly (string | number)[],
  ) => {
    const { slug, name, children, position, ...rest } = record
    const path = parent ? `${parent.path}/${slug}` : slug
    const row = {
      path,
      parentPath: parent?.path ?? null,
      level: (parent?.level ?? 0) + 1,
      position: position ?? order,
      name,
      record: rest,
    }
    draft.rows.categories.push(row)
    notes.claim(path, [...at, 'slug'])
    referToRule(notes, record, at)
    for (const [childIndex, child] of children.entries())
      add(child, row, childIndex, [...at, 'children', childIndex])
  }
  add(value, null, index, [])
}

function referToRule(
  notes: Notes,
  { rule }: CategoryRecord,
  at: readonly (string | number)[],
): void {
  for (const attribute of ['discipline', 'material', 'collection', 'filterCategory'] as const)
    for (const [index, value] of (rule?.[attribute] ?? []).entries())
      notes.refer('attribute', `${attribute}=${value}`, [...at, 'rule', attribute, index])
}

function assemblePrice(draft: ImportDraft, { value, source }: Located<PriceRow>): void {
  const notes = notesOn(draft, source)
  notes.refer('priced', value.sku, ['sku'])
  const code = value.country
  if (code !== undefined && !isSoldTo(code)) {
    notes.error(['country'], `names "${code}", a country this shop does not sell to`)
    return
  }
  const currency = code === undefined ? 'GBP' : (findCountry(code)?.currency ?? 'GBP')
  const row = priceRowOf(value, currency)
  if ('reason' in row) notes.error([row.field], row.reason)
  else draft.rows.prices.push(row)
}
