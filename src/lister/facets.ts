import type { NamedAttribute } from '#/catalogue/attributes.ts'
import type { CatalogueEntry } from '#/catalogue/catalogue-entry.ts'
import type { Locale } from '#/i18n/locale.ts'
import { type ValueFilter, valueFilters, yes } from './filters.ts'
import type { Listed } from './list-products.ts'
import type { ListerIndex } from './lister-index.ts'
import type { Lister } from './lister.ts'

export type FacetValue = { value: string; label: string; count: number }
export type Facet = { name: ValueFilter; values: FacetValue[] }

type Named = { attribute: NamedAttribute; value: string; name: Record<Locale, string> }

/** Where a filter's values have their names. */
const attributeOf: Partial<Record<ValueFilter, NamedAttribute>> = {
  filter_category: 'filterCategory',
  discipline: 'discipline',
  colour: 'colour',
  material: 'material',
  shifting: 'shifting',
  bike_collection: 'collection',
  product_family: 'family',
  condition: 'condition',
}

/** Sizes of everything at once, gloves beside tyres, help nobody. */
const mostSizes = 24

export type FacetWords = {
  /** In the order filters show them. */
  named: readonly Named[]
  locale: Locale
  /** What a filter with one value says. */
  yes: string
}

/** The filters worth showing: those that leave a choice, and those chosen already. */
export function facetsOf(
  index: ListerIndex,
  { counts, total }: Listed,
  { filters }: Lister,
  words: FacetWords,
): Facet[] {
  return valueFilters.flatMap((name) => {
    const chosen = (filters[name] ?? []).filter((value) => index.columns[name].byValue.has(value))
    const found = new Map(counts[name].map(({ value, count }) => [value, count]))
    for (const value of chosen) if (!found.has(value)) found.set(value, 0)
    const values = namedValues(index, name, found, words)
    const isChoice =
      name === 'fast_delivery'
        ? values.some(({ count }) => count > 0 && count < total)
        : values.length > 1 && (name !== 'by_size' || values.length <= mostSizes)
    return isChoice || chosen.length > 0 ? [{ name, values }] : []
  })
}

function namedValues(
  index: ListerIndex,
  name: ValueFilter,
  counts: ReadonlyMap<string, number>,
  { named, locale, yes: yesWord }: FacetWords,
): FacetValue[] {
  const attribute = attributeOf[name]
  const known = named.filter((each) => each.attribute === attribute)
  const order = new Map(known.map(({ value }, i) => [value, i]))
  const labels = new Map(known.map((each) => [each.value, each.name[locale]]))
  const labelOf = (value: string) =>
    labels.get(value) ?? ownLabel(index, name, value) ?? (value === yes ? yesWord : value)
  return [...counts]
    .map(([value, count]) => ({ value, count, label: labelOf(value) }))
    .toSorted(
      name === 'by_size'
        ? (a, b) => compareSizes(a.label, b.label)
        : (a, b) =>
            (order.get(a.value) ?? Infinity) - (order.get(b.value) ?? Infinity) ||
            a.label.localeCompare(b.label, locale),
    )
}

/** Makers and sizes are named by the products themselves. */
function ownLabel(index: ListerIndex, name: ValueFilter, value: string): string | null {
  if (name !== 'manufacturer' && name !== 'by_size') return null
  const place = index.columns[name].byValue.get(value)?.places[0]
  const entry: CatalogueEntry | undefined = place === undefined ? undefined : index.entries[place]
  if (!entry) return null
  return name === 'manufacturer'
    ? entry.maker.name
    : (entry.sizes.find(({ code }) => code === value)?.name ?? null)
}

const letters = ['XXS', '2XS', 'XS', 'S', 'S/M', 'M', 'M/L', 'L', 'L/XL', 'XL', 'XXL', '2XL', '3XL']

/** From small to large: letters as tailors have them, then figures as they count. */
export function compareSizes(a: string, b: string): number {
  const rank = (size: string) => {
    const at = letters.indexOf(size)
    return at < 0 ? letters.length : at
  }
  return rank(a) - rank(b) || a.localeCompare(b, 'en', { numeric: true })
}
