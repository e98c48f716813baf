import { settings } from '#/platform/config/settings.ts'
import { type ValueFilter, valueFilters } from './filters.ts'
import { typedPrice } from './typed-price.ts'

export const sortNames = ['position', 'price', 'price-desc', 'newest', 'weight', 'saving'] as const
export type SortName = (typeof sortNames)[number]

/** In whole units of the visitor's currency; null for no end. */
export type PriceRange = { from: number | null; to: number | null }

/** What a listing was asked to show. */
export type Lister = {
  filters: Partial<Record<ValueFilter, readonly string[]>>
  price: PriceRange | null
  /** What was searched for; null in a category. */
  search: string | null
  sort: SortName
  /** How many products, from the first of the page on. */
  show: number
  /** Only listings longer than the most one page shows have a second one. */
  page: number
}

const { initialLimit, incrementLimit, maxItems, defaultSort } = settings.lister

export const wholeList: Lister = {
  filters: {},
  price: null,
  search: null,
  sort: defaultSort,
  show: initialLimit,
  page: 1,
}

/** More than anyone ticks by hand; a stranger's list must not cost us more than a shopper's. */
const mostValues = 40
const longestValue = 64

/** The address bar is the lister's only state, so that back, reload and a shared link show the same bikes. */
export function listerFromUrl(query: URLSearchParams): Lister {
  const filters = Object.fromEntries(
    valueFilters.flatMap((name) => {
      const values = valuesFrom(query.getAll(name))
      return values.length > 0 ? [[name, values] as const] : []
    }),
  )
  const { page, show } = windowFrom(query)
  return {
    filters,
    price: priceFrom(query),
    search: searchFrom(query),
    sort: sortFrom(query),
    show,
    page,
  }
}

/** `red,blue` and a form's `colour=red&colour=blue` are the same. */
const valuesFrom = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => text.split(',')).map((text) => text.trim()))]
    .filter((value) => value !== '' && value.length <= longestValue)
    .toSorted()
    .slice(0, mostValues)

/** What a page is stored by is no longer than this (see the page cache's key). */
const longestSearch = 80

const searchFrom = (query: URLSearchParams): string | null =>
  query.get('q')?.trim().replaceAll(/\s+/g, ' ').slice(0, longestSearch).trim() || null

/** `500_1500`, either end left out; or the two fields of a form sent without scripts. */
function priceFrom(query: URLSearchParams): PriceRange | null {
  const [from = '', to = ''] = query.get('price')?.split('_') ?? [
    query.get('price_from') ?? '',
    query.get('price_to') ?? '',
  ]
  return priceRange(typedPrice(from), typedPrice(to))
}

/** A range typed the wrong way round is meant the right way round. */
export function priceRange(from: number | null, to: number | null): PriceRange | null {
  if (from === null && to === null) return null
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
}

function sortFrom(query: URLSearchParams): SortName {
  const name = query.get('sort') ?? ''
  const asked = query.get('dir')?.toLowerCase() === 'desc' ? `${name}-desc` : name
  return (
    sortNames.find((sort) => sort === asked) ??
    sortNames.find((sort) => sort === name) ??
    defaultSort
  )
}

/** Rounded up to a whole number of steps, so that the same products have the same address. */
function windowFrom(query: URLSearchParams): Pick<Lister, 'show' | 'page'> {
  const asked = Number(query.get('show') ?? initialLimit) || initialLimit
  const steps = Math.ceil(Math.max(0, asked - initialLimit) / incrementLimit)
  return {
    show: Math.min(maxItems, initialLimit + steps * incrementLimit),
    page: pageFrom(query.getAll('page').join()),
  }
}

/** One spelling for each page, said once: search engines would take `02` and `2.0` for pages of their own. */
const pageFrom = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1)

/** Pages hold no longer value than this (see the page cache's key); a longer list is said in two. */
const longestParameter = 80

/** The query that shows a listing again: filters by name, values by name, nothing that is usual. */
export function listerQuery({ filters, price, search, sort, show, page }: Lister): string {
  const pairs = Object.entries(filters).flatMap(([name, values]) =>
    joined(values).map((value): [string, string] => [name, value]),
  )
  if (price) pairs.push(['price', `${price.from ?? ''}_${price.to ?? ''}`])
  if (search !== null) pairs.push(['q', search])
  if (sort !== defaultSort) pairs.push(['sort', sort])
  if (page > 1) pairs.push(['page', String(page)])
  if (show !== initialLimit) pairs.push(['show', String(show)])
  return pairs
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&')
}

function joined(values: readonly string[]): string[] {
  const lines: string[] = []
  for (const value of values) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + value.length < longestParameter)
      lines[lines.length - 1] = `${last},${value}`
    else lines.push(value)
  }
  return lines
}

/** The same without values that no product has: they narrow nothing. */
export function withKnownValues(
  lister: Lister,
  isKnown: (name: ValueFilter, value: string) => boolean,
): Lister {
  const filters = Object.fromEntries(
    valueFilters.flatMap((name) => {
      const known = lister.filters[name]?.filter((value) => isKnown(name, value)) ?? []
      return known.length > 0 ? [[name, known] as const] : []
    }),
  )
  return { ...lister, filters }
}

/** A change of what is shown begins at the first product again. */
const fromTheTop = { show: initialLimit, page: 1 }

export function withValue(lister: Lister, name: ValueFilter, value: string): Lister {
  const values = [...new Set([...(lister.filters[name] ?? []), value])].toSorted()
  return { ...lister, ...fromTheTop, filters: { ...lister.filters, [name]: values } }
}

export function withoutValue(lister: Lister, name: ValueFilter, value: string): Lister {
  const { [name]: chosen = [], ...others } = lister.filters
  const left = chosen.filter((each) => each !== value)
  return {
    ...lister,
    ...fromTheTop,
    filters: left.length > 0 ? { ...others, [name]: left } : others,
  }
}

/** Another value of a filter, or one less. */
export const toggled = (lister: Lister, name: ValueFilter, value: string): Lister =>
  hasValue(lister, name, value) ? withoutValue(lister, name, value) : withValue(lister, name, value)

export function withoutFilter(lister: Lister, name: ValueFilter | 'price'): Lister {
  if (name === 'price') return withPrice(lister, null)
  const { [name]: _gone, ...others } = lister.filters
  return { ...lister, ...fromTheTop, filters: others }
}

export const withPrice = (lister: Lister, price: PriceRange | null): Lister => ({
  ...lister,
  ...fromTheTop,
  price,
})

export const withSort = (lister: Lister, sort: SortName): Lister => ({
  ...lister,
  ...fromTheTop,
  sort,
})

export const withoutFilters = (lister: Lister): Lister => ({
  ...wholeList,
  search: lister.search,
  sort: lister.sort,
})

export const withMore = (lister: Lister): Lister => ({
  ...lister,
  show: Math.min(maxItems, lister.show + incrementLimit),
})

/** A page nothing is left for: an invented one, or a link from the days of a longer list. */
export const isPastTheEnd = ({ page }: Lister, total: number): boolean =>
  page > Math.max(1, Math.ceil(total / maxItems))

export const hasValue = ({ filters }: Lister, name: ValueFilter, value: string): boolean =>
  filters[name]?.includes(value) ?? false

/** How many single choices narrow the list. */
export const choicesIn = ({ filters, price }: Lister): number =>
  Object.values(filters).reduce((sum, values) => sum + values.length, price ? 1 : 0)
