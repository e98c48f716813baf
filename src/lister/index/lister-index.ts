import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { type Category, isListedIn } from '#/catalogue/model/category.ts'
import { dayOf } from '#/catalogue/calendar/bank-holidays.ts'
import { atOnce, type Steps } from '#/platform/server-cache/steps.ts'
import { addBit, type Bitset, bitsetWhere, emptyBitset } from './bitset.ts'
import { facetValues, obtainable } from './facet-values.ts'
import { forEachFilter, type ValueFilter, valueFilters } from '#/lister/listing/filters.ts'
import { createPriceGroupsBuilder, type PriceGroups, withPrices } from './price-groups.ts'
import { createColumnBuilder, type ValueColumn, withValues } from './value-column.ts'

export type ListerIndex = {
  /** In the shop's own order; a product's place here is its name in every set. */
  entries: readonly CatalogueEntry[]
  size: number
  bikes: Bitset
  /** 1 where nothing of a product can be had any more. */
  isGone: Uint8Array
  columns: Record<ValueFilter, ValueColumn>
  priceGroups: PriceGroups
  positionOfId: ReadonlyMap<number, number>
  /** By the SKU of a product, or of any of its variants. */
  positionOfSku: ReadonlyMap<string, number>
  /** What a category lists: builds and accessories. A model has its own page, which shows its builds. */
  positionsIn(category: Pick<Category, 'id' | 'rule'>, now: Date): Bitset
}

/** Products looked at before the process may turn to a request. */
const stride = 250

/** Builds the index in small steps, so that a large catalogue does not hold up the shop. */
export function* listerIndexSteps(found: readonly CatalogueEntry[]): Steps<ListerIndex> {
  const entries = found.toSorted((a, b) => a.position - b.position || a.id - b.id)
  const size = entries.length
  const columns = forEachFilter(() => createColumnBuilder(size))
  const priceGroups = createPriceGroupsBuilder(size)
  const bikes = emptyBitset(size)
  const isGone = new Uint8Array(size)
  const positionOfId = new Map<number, number>()
  for (const [place, entry] of entries.entries()) {
    if (place % stride === 0) yield
    const held = obtainable(entry)
    // a model stands in no listing, so it is in no count either
    const values = entry.kind === 'parent-bike' ? null : facetValues(entry, held)
    for (const name of valueFilters) columns[name].add(place, values?.[name] ?? [])
    priceGroups.add(place, held.length > 0 ? held : entry.offers)
    if (entry.kind !== 'accessory') addBit(bikes, place)
    isGone[place] = held.length > 0 ? 0 : 1
    positionOfId.set(entry.id, place)
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
    positionsIn: rememberCategories(entries),
  }
}

/** The same at once. */
export const createListerIndex = (found: readonly CatalogueEntry[]): ListerIndex =>
  atOnce(listerIndexSteps(found))

function collectSkus(entries: readonly CatalogueEntry[]): Map<string, number> {
  const places = new Map<string, number>()
  for (const [place, { kind, offers }] of entries.entries())
    if (kind !== 'parent-bike') for (const { sku } of offers) places.set(sku, place)
  for (const [place, { sku }] of entries.entries()) places.set(sku, place)
  return places
}

/**
 * The same index when some products can be had otherwise or cost otherwise: what an order or a new price
 * changes, far quicker than making all of it anew. Everything else about them must be as it was.
 */
export function withNewOffers(index: ListerIndex, changed: readonly CatalogueEntry[]): ListerIndex {
  const entries = [...index.entries]
  const isGone = index.isGone.slice()
  const columns = { ...index.columns }
  let { priceGroups } = index
  for (const entry of changed) {
    const place = index.positionOfId.get(entry.id)
    if (place === undefined) continue
    const held = obtainable(entry)
    entries[place] = entry
    isGone[place] = held.length > 0 ? 0 : 1
    priceGroups = withPrices(priceGroups, place, held.length > 0 ? held : entry.offers)
    if (entry.kind === 'parent-bike') continue
    const values = facetValues(entry, held)
    for (const name of valueFilters) columns[name] = withValues(columns[name], place, values[name])
  }
  return {
    ...index,
    entries,
    isGone,
    columns,
    priceGroups,
    positionsIn: rememberCategories(entries),
  }
}

/** A rule may ask what is reduced today, so a category is looked through once a day. */
function rememberCategories(entries: readonly CatalogueEntry[]): ListerIndex['positionsIn'] {
  const known = new Map<string, { day: string; bits: Bitset }>()
  return (category, now) => {
    const day = dayOf(now)
    const key = `${category.id} ${category.rule ? JSON.stringify(category.rule) : ''}`
    const held = known.get(key)
    if (held?.day === day) return held.bits
    const bits = bitsetWhere(entries.length, (place) => {
      const entry = entries[place]
      return entry !== undefined && entry.kind !== 'parent-bike' && isListedIn(category, entry, now)
    })
    known.set(key, { day, bits })
    return bits
  }
}
