import { listerSettings } from '#/platform/config/settings.ts'
import { type FilterName, type ValueFilter, valueFilters } from './filters.ts'
import { typedPrice } from './typed-price.ts'

export const sortNames = [
  'position',
  'price',
  'price-desc',
  'monthly',
  'newest',
  'weight',
  'saving',
] as const
export type SortName = (typeof sortNames)[number]

/** In whole units of the visitor's currency; null for an open end. */
export type PriceRange = { from: number | null; to: number | null }

/** The state of a listing: filters, order and window. */
export type Lister = {
  filters: Partial<Record<ValueFilter, readonly string[]>>
  price: PriceRange | null
  /** The most a month in whole pounds; ignored where no credit is offered. */
  monthly: number | null
  /** The search text; null in a category. */
  search: string | null
  sort: SortName
  /** The number of products, from the first of the page on. */
  show: number
  /** Only a listing longer than one page can show has a second one. */
  page: number
}

const { initialLimit, incrementLimit, maxItems, defaultSort } = listerSettings

export const wholeList: Lister = {
  filters: {},
  price: null,
  monthly: null,
  search: null,
  sort: defaultSort,
  show: initialLimit,
  page: 1,
}

/** More than anyone ticks by hand; a limit, so that a crafted URL cannot be expensive. */
const mostValues = 40
const longestValue = 64

/** The URL is the lister's only state, so that back, reload and a shared link show the same bikes. */
export function listerFromUrl(query: URLSearchParams): Lister {
  // A query has few names and there are many filters, each of which would search the whole query.
  const names = new Set(query.keys())
  const filters = Object.fromEntries(
    valueFilters
      .filter((name) => names.has(name))
      .map((name) => [name, valuesFrom(query.getAll(name))] as const)
      .filter(([, values]) => values.length > 0),
  )
  const { page, show } = windowFrom(query)
  return {
    filters,
    price: priceFrom(query),
    monthly: monthlyFrom(query),
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

/** The page cache's key cuts longer values. What is cut may be half of an emoji, which no URL can hold. */
const longestSearch = 80

/** More than anybody types. Each word that the catalogue does not know is compared with all that it knows. */
const mostWords = 12

const searchFrom = (query: URLSearchParams): string | null => {
  const words = query.get('q')?.trim().split(/\s+/, mostWords) ?? []
  return words.join(' ').slice(0, longestSearch).toWellFormed().trim() || null
}

/** `500_1500` with either end optional, or the two fields of the form without scripts. */
function priceFrom(query: URLSearchParams): PriceRange | null {
  const [from = '', to = ''] = query.get('price')?.split('_') ?? [
    query.get('price_from') ?? '',
    query.get('price_to') ?? '',
  ]
  return priceRange(typedPrice(from), typedPrice(to))
}

/** Also null for the empty value that the form sends without scripts. */
function monthlyFrom(query: URLSearchParams): number | null {
  const text = query.get('monthly') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null
}

/** Swaps the ends of a range that is the wrong way round. */
export function priceRange(from: number | null, to: number | null): PriceRange | null {
  if (from === null && to === null) return null
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
}

function sortFrom(query: URLSearchParams): SortName {
  const name = query.get('sort') ?? ''
  const requested = query.get('dir')?.toLowerCase() === 'desc' ? `${name}-desc` : name
  return (
    sortNames.find((sort) => sort === requested) ??
    sortNames.find((sort) => sort === name) ??
    defaultSort
  )
}

/** Rounded up to a whole number of steps, so that the same products have the same URL. */
function windowFrom(query: URLSearchParams): Pick<Lister, 'show' | 'page'> {
  const requested = Number(query.get('show') ?? initialLimit) || initialLimit
  const steps = Math.ceil(Math.max(0, requested - initialLimit) / incrementLimit)
  return {
    show: Math.min(maxItems, initialLimit + steps * incrementLimit),
    page: pageFrom(query.getAll('page').join()),
  }
}

/** One spelling for each page: search engines would treat `02` and `2.0` as other pages. */
const pageFrom = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1)

/** The page cache's key cuts longer values, so a longer list becomes two parameters. */
const longestParameter = 80

/** The query of a listing, sorted by name and without defaults. */
export const listerQuery = (lister: Lister): string =>
  listerPairs(lister)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&')

export function listerPairs({ filters, price, monthly, search, sort, show, page }: Lister) {
  const pairs = Object.entries(filters).flatMap(([name, values]) =>
    joined(values).map((value): [string, string] => [name, value]),
  )
  if (price) pairs.push(['price', `${price.from ?? ''}_${price.to ?? ''}`])
  if (monthly !== null) pairs.push(['monthly', String(monthly)])
  if (search !== null) pairs.push(['q', search])
  if (sort !== defaultSort) pairs.push(['sort', sort])
  if (page > 1) pairs.push(['page', String(page)])
  if (show !== initialLimit) pairs.push(['show', String(show)])
  return pairs.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
}

function joined(values: readonly string[]): string[] {
  const parts: string[] = []
  for (const value of values) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + value.length < longestParameter)
      parts[parts.length - 1] = `${last},${value}`
    else parts.push(value)
  }
  return parts
}

/** Drops values that no product has, since they are ignored. */
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

/** A change of filters or order starts at the first product again. */
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

export const toggled = (lister: Lister, name: ValueFilter, value: string): Lister =>
  hasValue(lister, name, value) ? withoutValue(lister, name, value) : withValue(lister, name, value)

export function withoutFilter(lister: Lister, name: FilterName): Lister {
  if (name === 'price') return withPrice(lister, null)
  if (name === 'monthly') return withMonthly(lister, null)
  const { [name]: _gone, ...others } = lister.filters
  return { ...lister, ...fromTheTop, filters: others }
}

export const withPrice = (lister: Lister, price: PriceRange | null): Lister => ({
  ...lister,
  ...fromTheTop,
  price,
})

export const withMonthly = (lister: Lister, monthly: number | null): Lister => ({
  ...lister,
  ...fromTheTop,
  monthly,
})

/** The same list where no credit is offered: there are no monthly prices to choose or sort by. */
export const withoutMonthly = (lister: Lister): Lister => ({
  ...lister,
  monthly: null,
  sort: lister.sort === 'monthly' ? defaultSort : lister.sort,
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

/** A page beyond the end: an invented number, or a link from when the list was longer. */
export const isPastTheEnd = ({ page }: Lister, total: number): boolean =>
  page > Math.max(1, Math.ceil(total / maxItems))

export const hasValue = ({ filters }: Lister, name: ValueFilter, value: string): boolean =>
  filters[name]?.includes(value) ?? false

type Choices = Pick<Lister, 'filters' | 'price'> & Partial<Pick<Lister, 'monthly'>>

/** The number of active filter values. */
export const choicesIn = ({ filters, price, monthly = null }: Choices): number =>
  Object.values(filters).reduce(
    (sum, values) => sum + values.length,
    (price ? 1 : 0) + (monthly === null ? 0 : 1),
  )
