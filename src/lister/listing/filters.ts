/** The catalogue's filter categories, in the order a listing shows them; the names are the address's (specification section 3). */
export const filterNames = [
  'filter_category',
  'discipline',
  'by_size',
  'price',
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

/** Beside the filters, what else of an address a listing looks at; the last two are a form's without scripts. */
export const listerParameters = ['sort', 'dir', 'show', 'page', 'price_from', 'price_to'] as const

/** All but the price are chosen from a list of values. */
export type ValueFilter = Exclude<FilterName, 'price'>
export const valueFilters = filterNames.filter((name) => name !== 'price')

/** The only value of a filter that is either on or off. */
export const yes = 'yes'

/** The same thing for each of them. */
export const forEachFilter = <Value>(
  make: (name: ValueFilter) => Value,
): Record<ValueFilter, Value> =>
  Object.fromEntries(valueFilters.map((name) => [name, make(name)])) as Record<ValueFilter, Value>
