import {
  type Accessory,
  type AccessoryOption,
  accessoryOptions,
} from '#/catalogue/model/accessory.ts'
import { basePrice, checkSpecial, referToCommon } from './assemble-products.ts'
import type {
  AccessoryFile,
  AccessoryRecord,
  AccessoryVariant,
  VariantRow,
} from '#/catalogue/import/import-accessory.ts'
import { type ImportDraft, type Notes, notesOn } from '#/catalogue/import/import-draft.ts'
import type { Located } from '#/catalogue/import/import-problem.ts'

const defaultPosition = 1000

/** Adds the products of one kind with their variants; spreadsheet rows count like variants in the file. */
export function assembleAccessories(
  draft: ImportDraft,
  { value, source }: Located<AccessoryFile>,
  sheet: ReadonlyMap<string, readonly VariantRow[]>,
): void {
  const notes = notesOn(draft, source)
  const { products, ...defaults } = value
  referToCommon(notes, defaults, [])
  for (const [index, product] of products.entries()) {
    const rows = (sheet.get(product.sku) ?? []).map(({ product: _product, ...stated }) => stated)
    assembleAccessory(draft, notes, {
      defaults,
      product,
      index,
      stated: [...product.variants, ...rows],
    })
  }
}

type AccessoryInput = {
  defaults: Omit<AccessoryFile, 'products'>
  product: AccessoryRecord
  index: number
  stated: readonly AccessoryVariant[]
}

function assembleAccessory(draft: ImportDraft, notes: Notes, input: AccessoryInput): void {
  const { defaults, product, index, stated } = input
  const { price, special, position, variants: _variants, ...own } = product
  const accessory: Accessory = { ...defaults, ...own }
  const at = ['products', index] as const
  referTo(notes, accessory, product, at)
  checkSpecial(notes, [...at, 'special'], price, special)
  checkStated(notes, product, at)
  checkSizeChart(notes, accessory, [...at, product.sizeChart ? 'sizeChart' : 'sizes'])
  const options = accessoryOptions(product, stated)
  if (options.length === 0) notes.error([...at, 'variants'], 'leave nothing to sell')
  draft.rows.products.push({
    kind: 'accessory',
    sku: product.sku,
    slug: product.slug,
    parentSku: null,
    section: null,
    maker: accessory.maker,
    position: position ?? defaultPosition + index,
    isActive: !(accessory.isDiscontinued ?? false),
    record: accessory,
    categories: accessory.categories,
  })
  notes.claim(product.slug, [...at, 'slug'])
  draft.rows.prices.push(basePrice(product.sku, price, special), ...optionPrices(product, options))
  draft.rows.variants.push(...options.map((option, order) => variantOf(accessory, option, order)))
}

const optionPrices = (product: AccessoryRecord, options: readonly AccessoryOption[]) =>
  options.flatMap(({ sku, stated }) =>
    stated?.price === undefined && stated?.special === undefined
      ? []
      : [basePrice(sku, stated.price ?? product.price, stated.special)],
  )

const variantOf = (
  accessory: Accessory,
  { size, colour, sku, stated }: AccessoryOption,
  position: number,
) => ({
  sku,
  productSku: accessory.sku,
  size,
  colour,
  position,
  gtin: stated?.gtin ?? null,
  grams: stated?.weight ?? accessory.weight,
  leadTimeDays: accessory.leadTimeDays ?? null,
})

function referTo(
  notes: Notes,
  accessory: Accessory,
  product: AccessoryRecord,
  at: readonly (string | number)[],
): void {
  referToCommon(notes, product, at)
  const isOwn = product.categories !== undefined
  for (const [index, path] of accessory.categories.entries())
    notes.refer('category', path, isOwn ? [...at, 'categories', index] : ['categories', index])
  for (const attribute of ['filterCategory', 'collection', 'family', 'material'] as const) {
    const value = accessory[attribute]
    if (value !== undefined) notes.refer('attribute', `${attribute}=${value}`, [...at, attribute])
  }
}

function checkStated(
  notes: Notes,
  product: AccessoryRecord,
  at: readonly (string | number)[],
): void {
  for (const [index, variant] of product.variants.entries()) {
    const where = [...at, 'variants', index]
    if (variant.size !== undefined && !product.sizes.some(({ code }) => code === variant.size))
      notes.error(
        [...where, 'size'],
        `names "${variant.size}", which is not a size of this product`,
      )
    if (
      variant.colour !== undefined &&
      !product.colours.some(({ code }) => code === variant.colour)
    )
      notes.error(
        [...where, 'colour'],
        `names "${variant.colour}", which is not a colour of this product`,
      )
    checkSpecial(notes, [...where, 'special'], variant.price ?? product.price, variant.special)
  }
}

/** A chart that lacks a size would leave the shopper who wears it without an answer. */
function checkSizeChart(
  notes: Notes,
  { sizeChart, sizes }: Pick<Accessory, 'sizeChart' | 'sizes'>,
  at: readonly (string | number)[],
): void {
  if (!sizeChart) return
  const measured = new Set(sizeChart.rows.map(({ size }) => size))
  for (const { code } of sizes)
    if (!measured.has(code)) notes.error(at, `has no row for size "${code}" in the size chart`)
}
