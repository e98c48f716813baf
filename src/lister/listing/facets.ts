import type { NamedAttribute } from '#/catalogue/model/attributes.ts'
import type { Locale } from '#/i18n/locale.ts'
import { findWithValue, hasValue, type ProductSet } from '#/lister/index/product-set.ts'
import { type NamedValue, namesOf } from '#/lister/index/attribute-names.ts'
import { bikes, onOffFilters, type ValueFilter, valueFilters, yes } from './filters.ts'
import type { Listed } from '#/lister/index/list-products.ts'
import type { ListerIndex } from '#/lister/index/lister-index.ts'
import type { Lister } from './lister.ts'
import { compareSizes } from '#/lister/index/compare-sizes.ts'

export type FacetValue = { value: string; label: string; count: number }
export type Facet = { name: ValueFilter; values: FacetValue[] }

/** The attribute under which a filter's values are named; null where they need no translation. */
export const attributeOf: Record<ValueFilter, NamedAttribute | null> = {
  filter_category: 'filterCategory',
  discipline: 'discipline',
  colour: 'colour',
  material: 'material',
  shifting: 'shifting',
  bike_collection: 'collection',
  product_family: 'family',
  condition: 'condition',
  by_size: null,
  fast_delivery: null,
  manufacturer: null,
}

/**
 * A list with more sizes, or with as many of several kinds (widths of tyres beside lengths of valves), would have all
 * their dimensions before the price, so sizes are offered once a kind is chosen.
 */
const mostSizes = 24
const mostMixedSizes = 12

export type FacetWords = {
  /** In display order. */
  named: readonly NamedValue[]
  locale: Locale
  /** The label of the only value of `fast_delivery`. */
  yes: string
  /** The label of the type that all bikes are of. */
  bikes: string
}

type FacetSource = {
  index: ListerIndex
  /** The products of the listing before filters. */
  within: ProductSet
}

/** The filters worth showing: those that leave a choice, and those in use. */
export function facetsOf(
  source: FacetSource,
  { counts, total }: Listed,
  { filters }: Lister,
  words: FacetWords,
): Facet[] {
  const { index } = source
  const kinds = filters.filter_category ?? counts.filter_category.filter(({ count }) => count > 0)
  const most = kinds.length > 1 ? mostMixedSizes : mostSizes
  return valueFilters.flatMap((name) => {
    const chosen = (filters[name] ?? []).filter((value) => hasValue(index, name, value))
    const found = new Map(counts[name].map(({ value, count }) => [value, count]))
    for (const value of chosen) if (!found.has(value)) found.set(value, 0)
    const isShown = chosen.length > 0 || isChoice(name, found, { total, most })
    return isShown ? [{ name, values: namedValues(source, name, found, words) }] : []
  })
}

function isChoice(
  name: ValueFilter,
  found: ReadonlyMap<string, number>,
  { total, most }: { total: number; most: number },
): boolean {
  if (onOffFilters.has(name)) return [...found.values()].some((count) => count > 0 && count < total)
  return found.size > 1 && (name !== 'by_size' || found.size <= most)
}

function namedValues(
  source: FacetSource,
  name: ValueFilter,
  counts: ReadonlyMap<string, number>,
  { named, locale, yes: yesWord, bikes: bikesWord }: FacetWords,
): FacetValue[] {
  const known = namesOf(named, attributeOf[name])
  const labelOf = (value: string) =>
    known.get(value)?.name[locale] ??
    ownLabel(source, name, value) ??
    (value === yes ? yesWord : value === bikes ? bikesWord : value)
  return [...counts]
    .map(([value, count]) => ({ value, count, label: labelOf(value) }))
    .toSorted(
      name === 'by_size'
        ? (a, b) => compareSizes(a.label, b.label)
        : (a, b) =>
            placeOf(known, a.value) - placeOf(known, b.value) ||
            collators[locale].compare(a.label, b.label),
    )
}

/** Bikes come before all accessories, and values without a name last. */
const placeOf = (known: ReturnType<typeof namesOf>, value: string) =>
  value === bikes ? -1 : (known.get(value)?.at ?? Number.MAX_SAFE_INTEGER)

/** A collator costs as much as hundreds of comparisons, and `localeCompare` may create one for each. */
const collators: Record<Locale, Intl.Collator> = {
  en: new Intl.Collator('en'),
  de: new Intl.Collator('de'),
}

/**
 * The products themselves name makers and sizes. Products of the listing come first, since 152 is a child's
 * height on a jersey and millimetres on a saddle.
 */
function ownLabel({ index, within }: FacetSource, name: ValueFilter, value: string): string | null {
  if (name !== 'manufacturer' && name !== 'by_size') return null
  const entry = findWithValue(index, { name, value, within })
  if (!entry) return null
  return name === 'manufacturer'
    ? entry.maker.name
    : (entry.sizes.find(({ code }) => code === value)?.name ?? null)
}
