import type { CatalogueEntry } from '#/catalogue/catalogue-entry.ts'
import { type Category, isListedIn } from '#/catalogue/category.ts'
import { dayOf } from '#/catalogue/bank-holidays.ts'
import {
  addAll,
  addBit,
  type Bitset,
  bitsetWhere,
  countCommon,
  emptyBitset,
  hasBit,
} from './bitset.ts'
import { facetValues } from './facet-values.ts'
import { forEachFilter, type ValueFilter, valueFilters } from './filters.ts'

/** The products that have one value. Few are a list, many a bitset: whichever is counted faster. */
export type ValuePlaces = { value: string; places: Uint32Array; bits: Bitset | null }

export type ListerIndex = {
  /** In the shop's own order; a product's place here is its name in every set. */
  entries: readonly CatalogueEntry[]
  size: number
  bikes: Bitset
  values: Record<ValueFilter, ReadonlyMap<string, ValuePlaces>>
  placeOfId: ReadonlyMap<number, number>
  /** By the SKU of a product, or of any of its variants. */
  placeOfSku: ReadonlyMap<string, number>
  /** What a category lists: builds and accessories. A model has its own page, which shows its builds. */
  placesIn(category: Pick<Category, 'id' | 'rule'>, now: Date): Bitset
}

export function createListerIndex(found: readonly CatalogueEntry[]): ListerIndex {
  const entries = found.toSorted((a, b) => a.position - b.position || a.id - b.id)
  const size = entries.length
  return {
    entries,
    size,
    bikes: bitsetWhere(size, (place) => entries[place]?.kind !== 'accessory'),
    values: collectValues(entries),
    placeOfId: new Map(entries.map(({ id }, place) => [id, place])),
    placeOfSku: collectSkus(entries),
    placesIn: rememberCategories(entries),
  }
}

function collectValues(entries: readonly CatalogueEntry[]): ListerIndex['values'] {
  const collected = forEachFilter(() => new Map<string, number[]>())
  for (const [place, entry] of entries.entries()) {
    // a model stands in no listing, so it is in no count either
    if (entry.kind === 'parent-bike') continue
    const values = facetValues(entry)
    for (const name of valueFilters)
      for (const value of values[name]) {
        const places = collected[name].get(value)
        if (places) places.push(place)
        else collected[name].set(value, [place])
      }
  }
  return forEachFilter(
    (name) =>
      new Map(
        [...collected[name]].map(([value, places]) => [
          value,
          valuePlaces(value, places, entries.length),
        ]),
      ),
  )
}

function valuePlaces(value: string, list: readonly number[], size: number): ValuePlaces {
  const places = Uint32Array.from(list)
  const words = (size + 31) >>> 5
  if (places.length < words) return { value, places, bits: null }
  const bits = emptyBitset(size)
  for (const place of places) addBit(bits, place)
  return { value, places, bits }
}

export const countIn = ({ places, bits }: ValuePlaces, within: Bitset): number =>
  bits ? countCommon(bits, within) : countPlaces(places, within)

function countPlaces(places: Uint32Array, within: Bitset): number {
  let count = 0
  for (let i = 0; i < places.length; i += 1) if (hasBit(within, places[i] ?? 0)) count += 1
  return count
}

/** Products with any of these values. */
export function placesOfAny(
  index: ListerIndex,
  name: ValueFilter,
  values: readonly string[],
): Bitset {
  const union = emptyBitset(index.size)
  for (const value of values) {
    const found = index.values[name].get(value)
    if (found?.bits) addAll(union, found.bits)
    else for (const place of found?.places ?? []) addBit(union, place)
  }
  return union
}

function collectSkus(entries: readonly CatalogueEntry[]): Map<string, number> {
  const places = new Map<string, number>()
  for (const [place, { kind, offers }] of entries.entries())
    if (kind !== 'parent-bike') for (const { sku } of offers) places.set(sku, place)
  for (const [place, { sku }] of entries.entries()) places.set(sku, place)
  return places
}

/** A rule may ask what is reduced today, so a category is looked through once a day. */
function rememberCategories(entries: readonly CatalogueEntry[]): ListerIndex['placesIn'] {
  const known = new Map<string, { day: string; bits: Bitset }>()
  return (category, now) => {
    const day = dayOf(now)
    const key = `${category.id} ${category.rule ? 'by rule' : ''}`
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
