import { recordOf } from '#/platform/types/typed-keys.ts'

/** The filters in display order; the names are the URL's parameters. */
export const filterNames = [
  'filter_category',
  'discipline',
  'by_size',
  'price',
  'monthly',
  'colour',
  'material',
  'shifting',
  'fast_delivery',
  'bike_collection',
  'product_family',
  'manufacturer',
  'condition',
] as const
export type FilterName = (typeof filterNames)[number]

/** The other parameters of a listing's URL; the last two come from the price form without scripts. */
export const listerParameters = ['sort', 'dir', 'show', 'page', 'price_from', 'price_to'] as const

/** Every filter but the prices has a list of values. */
export type ValueFilter = Exclude<FilterName, 'price' | 'monthly'>
export const valueFilters = filterNames.filter((name) => name !== 'price' && name !== 'monthly')

/** The only value of an on/off filter. */
export const yes = 'yes'

/** The type of every bike, so that a list of bikes and accessories offers the bikes first. */
export const bikes = 'bikes'

/** Filters that are on or off. They are shown where they would leave something out. */
export const onOffFilters: ReadonlySet<ValueFilter> = new Set(['fast_delivery'])

export const forEachFilter = <Value>(
  make: (name: ValueFilter) => Value,
): Record<ValueFilter, Value> => recordOf(valueFilters, make)
