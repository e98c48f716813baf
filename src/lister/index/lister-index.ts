import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { type Category, isListedIn } from '#/catalogue/model/category.ts'
import { shopDay } from '#/catalogue/calendar/shop-day.ts'
import { atOnce, type Steps } from '#/platform/server-cache/steps.ts'
import { addBit, type Bitset, bitsetWhere, emptyBitset } from './bitset.ts'
import { facetValues, obtainable } from './facet-values.ts'
import { forEachFilter, type ValueFilter, valueFilters } from '#/lister/listing/filters.ts'
import { createPriceGroupsBuilder, type PriceGroups, withPrices } from './price-groups.ts'
import { createColumnBuilder, type ValueColumn, withValues } from './value-column.ts'

export type ListerIndex = {
  /** In the shop's own order; a product's position here identifies it in every set. */
  entries: readonly CatalogueEntry[]
  size: number
  bikes: Bitset
  /** 1 where nothing of a product is available any more. */
  isGone: Uint8Array
  columns: Record<ValueFilter, ValueColumn>
  priceGroups: PriceGroups
  positionOfId: ReadonlyMap<number, number>
  /** By the SKU of a product, or of any of its variants. */
  positionOfSku: ReadonlyMap<string, number>
  /** The products of a category: bikes and accessories. A model has a page of its own that shows its bikes. */
  positionsIn(category: Pick<Category, 'id' | 'rule'>, now: Date): Bitset
}

/** Products indexed before the process may serve a request. */
const stride = 250

/** Builds the index in small steps, so that a large catalogue does not block requests. */
export function* listerIndexSteps(found: readonly CatalogueEntry[]): Steps<ListerIndex> {
  const entries = found.toSorted((a, b) => a.position - b.position || a.id - b.id)
  const size = entries.length
  const columns = forEachFilter(() => createColumnBuilder(size))
  const priceGroups = createPriceGroupsBuilder(size)
  const bikes = emptyBitset(size)
  const isGone = new Uint8Array(size)
  const positionOfId = new Map<number, number>()
  for (const [position, entry] of entries.entries()) {
    if (position % stride === 0) yield
    const held = obtainable(entry)
    // Models are in no listing, so they are not counted either.
    const values = entry.kind === 'parent-bike' ? null : facetValues(entry, held)
    for (const name of valueFilters) columns[name].add(position, values?.[name] ?? [])
    priceGroups.add(position, held.length > 0 ? held : entry.offers)
    if (entry.kind !== 'accessory') addBit(bikes, position)
    isGone[position] = held.length > 0 ? 0 : 1
    positionOfId.set(entry.id, position)
  }
  yield
  const finished = forEachFilter((name) => columns[name].finish())
  yield
  return {
    entries,
    size,
    bikes,
    isGone,
    columns: finished,
    priceGroups: priceGroups.finish(),
    positionOfId,
    positionOfSku: collectSkus(entries),
    positionsIn: cachedCategories(entries),
  }
}

/** Makes the listing index at once, without giving way to other work between its steps. */
export const createListerIndex = (found: readonly CatalogueEntry[]): ListerIndex =>
  atOnce(listerIndexSteps(found))

function collectSkus(entries: readonly CatalogueEntry[]): Map<string, number> {
  const positions = new Map<string, number>()
  for (const [position, { kind, offers }] of entries.entries())
    if (kind !== 'parent-bike') for (const { sku } of offers) positions.set(sku, position)
  for (const [position, { sku }] of entries.entries()) positions.set(sku, position)
  return positions
}

/**
 * Updates the index after an order or a price change, far faster than rebuilding it. Only the offers of the
 * changed entries may differ.
 */
export function withNewOffers(index: ListerIndex, changed: readonly CatalogueEntry[]): ListerIndex {
  const entries = [...index.entries]
  const isGone = index.isGone.slice()
  const columns = { ...index.columns }
  let { priceGroups } = index
  for (const entry of changed) {
    const position = index.positionOfId.get(entry.id)
    if (position === undefined) continue
    const held = obtainable(entry)
    entries[position] = entry
    isGone[position] = held.length > 0 ? 0 : 1
    priceGroups = withPrices(priceGroups, position, held.length > 0 ? held : entry.offers)
    if (entry.kind === 'parent-bike') continue
    const values = facetValues(entry, held)
    for (const name of valueFilters)
      columns[name] = withValues(columns[name], position, values[name])
  }
  return {
    ...index,
    entries,
    isGone,
    columns,
    priceGroups,
    positionsIn: cachedCategories(entries),
  }
}

/** A rule may depend on today's reductions, so a category is evaluated once a day. */
function cachedCategories(entries: readonly CatalogueEntry[]): ListerIndex['positionsIn'] {
  const cache = new Map<string, { day: string; bits: Bitset }>()
  return (category, now) => {
    const day = shopDay(now)
    const key = `${category.id} ${category.rule ? JSON.stringify(category.rule) : ''}`
    const held = cache.get(key)
    if (held?.day === day) return held.bits
    const bits = bitsetWhere(entries.length, (position) => {
      const entry = entries[position]
      return entry !== undefined && entry.kind !== 'parent-bike' && isListedIn(category, entry, now)
    })
    cache.set(key, { day, bits })
    return bits
  }
}
