import { accessoryOptions, type Accessory } from '#/catalogue/model/accessory.ts'
import type { PriceRowOut } from '#/catalogue/assemble/catalogue-rows.ts'
import { formatCsv } from '#/catalogue/import/csv.ts'
import { hoist, inOrder, typedAmount, typedKilograms, withPlainTexts } from './export-values.ts'
import type { AccessoryVariant } from '#/catalogue/import/import-accessory.ts'
import type { BoxRecord } from '#/catalogue/import/import-model.ts'
import type {
  CatalogueSnapshot,
  ExportedProduct,
  ExportedVariant,
} from '#/catalogue/assemble/catalogue-snapshot.ts'
import type { ImportPart } from '#/catalogue/import/import-format.ts'
import { knownFields } from '#/catalogue/import/known-fields.ts'
import { joinSku } from '#/catalogue/model/sku.ts'

export type ExportedFile = { file: string; text: string }

const required = ['maker', 'hsCode', 'origin']
const common = [
  'condition',
  'released',
  'leadTimeDays',
  'notSoldTo',
  'soldOnlyTo',
  'warnings',
  'keywords',
  'goesWith',
]

/** The files that recreate this catalogue when they are imported. */
export function exportCatalogue(all: CatalogueSnapshot): ExportedFile[] {
  const prices = new Map(
    all.prices.flatMap((row) => (row.country === '' ? [[row.sku, row] as const] : [])),
  )
  const variants = Map.groupBy(all.variants, ({ productSku }) => productSku)
  return [
    json('makers', 'makers.json', all.makers),
    json(
      'places',
      'places.json',
      all.places.map(({ serves, ...place }, index) =>
        withPosition(
          place.kind === 'warehouse' ? { ...place, serves } : place,
          place.position,
          index,
        ),
      ),
    ),
    json('attributes', 'attributes.json', attributes(all)),
    json('categories', 'categories.json', categories(all)),
    ...componentFiles(all, prices),
    ...modelFiles(all, prices),
    ...accessoryFiles(all, prices, variants),
    csv('prices.csv', ['sku', 'country', 'price', 'special', 'from', 'to'], ownPrices(all)),
    csv(
      'history.csv',
      ['sku', 'price', 'from'],
      all.history.map((row) => ({ ...row, price: typedAmount(row.price, 'GBP') })),
    ),
    csv('stock.csv', ['sku', 'place', 'onHand'], all.stock),
    json(
      'redirects',
      'redirects.json',
      all.redirects.map(({ path, target, status }) => ({
        from: `/${encoded(path)}/`,
        to: target,
        status,
      })),
    ),
  ]
}

const json = (part: ImportPart, file: string, value: unknown): ExportedFile => ({
  file,
  text: `${JSON.stringify(inOrder(withPlainTexts(value), knownFields(part)), null, 2)}\n`,
})

const csv = (
  file: string,
  columns: string[],
  rows: readonly Record<string, string | number | undefined>[],
): ExportedFile => ({
  file,
  text: formatCsv(columns, rows),
})

/** In a stored path these are characters of a name, and in a typed one they would end the path. */
const encoded = (path: string) => path.replaceAll(/[%?#]/g, encodeURIComponent)

/** A position is written only where the order of the file does not imply it. */
function withPosition<Value extends object>(record: Value, position: number, given: number) {
  const { position: _position, ...rest } = { position: 0, ...record }
  return position === given ? rest : { ...rest, position }
}

function attributes({ attributeValues }: CatalogueSnapshot) {
  const byName = Map.groupBy(attributeValues, ({ attribute }) => attribute)
  return Object.fromEntries(
    [...byName].map(([attribute, values]) => [
      attribute,
      values.map(({ value, name, position }, index) =>
        withPosition({ value, name }, position, index),
      ),
    ]),
  )
}

function categories({ categories: all }: CatalogueSnapshot) {
  const below = (parent: string | null, level: number): object[] =>
    all
      .filter(
        (each) => each.level === level && (parent === null || each.path.startsWith(`${parent}/`)),
      )
      .map(({ path, name, record, position }, index) => {
        const children = below(path, level + 1)
        const node = {
          slug: path.split('/').at(-1),
          name,
          ...record,
          ...(children.length > 0 && { children }),
        }
        return withPosition(node, position, index)
      })
  return below(null, 1)
}

type Prices = ReadonlyMap<string, PriceRowOut>

/** A product's base price as its file states it. */
function priced(sku: string, prices: Prices) {
  const row = prices.get(sku)
  if (!row) return {}
  const { price, special, specialFrom: from, specialTo: to } = row
  return {
    price: typedAmount(price, 'GBP'),
    ...(special !== null && {
      special: {
        price: typedAmount(special, 'GBP'),
        ...(from !== null && { from }),
        ...(to !== null && { to }),
      },
    }),
  }
}

const boxed = (box: BoxRecord | undefined) =>
  box ? { box: { ...box, weight: typedKilograms(box.weight) } } : {}

const of = <Kind extends ExportedProduct['kind']>(all: CatalogueSnapshot, kind: Kind) =>
  all.products.filter(
    (product): product is Extract<ExportedProduct, { kind: Kind }> => product.kind === kind,
  )

function modelFiles(all: CatalogueSnapshot, prices: Prices): ExportedFile[] {
  const builds = Map.groupBy(of(all, 'child-bike'), ({ parentSku }) => parentSku)
  return of(all, 'parent-bike').map(({ sku, position, record }) => {
    const own = (builds.get(sku) ?? []).map((build, index) => ({
      ...withPosition(build.record, build.position, index),
      ...(build.record.weight !== undefined && { weight: typedKilograms(build.record.weight) }),
      ...boxed(build.record.box),
      ...priced(build.sku, prices),
    }))
    const model = {
      ...withPosition(record, position, defaultPosition),
      ...boxed(record.box),
      builds: own,
    }
    return json('models', `models/${record.slug}.json`, model)
  })
}

const defaultPosition = 1000

function accessoryFiles(
  all: CatalogueSnapshot,
  prices: Prices,
  variants: ReadonlyMap<string, ExportedVariant[]>,
): ExportedFile[] {
  const byKind = Map.groupBy(of(all, 'accessory'), ({ record }) => record.kind)
  return [...byKind].map(([kind, products]) => {
    const records = products.map(({ sku, record, position }, index) => ({
      ...withPosition(record, position, defaultPosition + index),
      weight: typedKilograms(record.weight),
      ...priced(sku, prices),
      variants: statedVariants(record, variants.get(sku) ?? []),
    }))
    const { top, rest } = hoist(
      records,
      [...required, 'kind', 'filterCategory', 'categories'],
      [...common, 'sizeName', 'sizeChart'],
    )
    return json('accessories', `accessories/${kind}.json`, { ...top, products: rest })
  })
}

/** Only variants that differ from what the product's sizes and colours imply. */
function statedVariants(
  record: Accessory,
  variants: readonly ExportedVariant[],
): AccessoryVariant[] {
  return accessoryOptions(record, []).flatMap((option): AccessoryVariant[] => {
    const { size, colour } = option
    const where = { ...(size !== null && { size }), ...(colour !== null && { colour }) }
    const match = variants.find((variant) => variant.size === size && variant.colour === colour)
    if (!match) return [{ ...where, isOffered: false }]
    const stated = {
      ...(match.sku !== joinSku(record.sku, size, colour) && { sku: match.sku }),
      ...(match.gtin !== null && { gtin: match.gtin }),
      ...(match.grams !== null &&
        match.grams !== record.weight && { weight: typedKilograms(match.grams) }),
    }
    return Object.keys(stated).length > 0 ? [{ ...where, ...stated }] : []
  })
}

function componentFiles(all: CatalogueSnapshot, prices: Prices): ExportedFile[] {
  const bySection = Map.groupBy(of(all, 'component'), ({ section }) => section)
  return all.sections.map((section) => {
    const records = (bySection.get(section.key) ?? []).map(({ sku, record, position }, index) => ({
      ...withPosition(record, position, index),
      ...priced(sku, prices),
    }))
    const { top, rest } = hoist(records, [...required, 'kind'], common)
    return json('components', `components/${section.key}.json`, { section, ...top, options: rest })
  })
}

/** Prices that no product file states: those of single variants and of countries. */
function ownPrices({ prices, products, variants }: CatalogueSnapshot) {
  const stated = new Set(products.map(({ sku }) => sku))
  const sold = new Set([...stated, ...variants.map(({ sku }) => sku)])
  return prices
    .filter(({ sku, country }) => sold.has(sku) && (country !== '' || !stated.has(sku)))
    .map(({ sku, country, currency, price, special, specialFrom, specialTo }) => ({
      sku,
      country,
      price: typedAmount(price, currency),
      ...(special !== null && { special: typedAmount(special, currency) }),
      ...(specialFrom !== null && { from: specialFrom }),
      ...(specialTo !== null && { to: specialTo }),
    }))
}
