import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { locales } from '#/i18n/locale.ts'
import type { Steps } from '#/platform/server-cache/steps.ts'
import { lowerBound } from '#/search/engine/lower-bound.ts'
import { createWordMemory } from '#/search/engine/segments.ts'
import { folded, joined, nameKey, skuKey } from '#/search/language/words.ts'

/** Finds products by what is written on the box, which no ranking may put in second place. */
export type ProductNames = {
  /** By name in any language, with or without its maker; by SKU or barcode of a product or variant. */
  exactly(query: string): number[]
  /** The page of the product that has exactly this SKU or barcode. */
  pageOf(query: string): string | null
  /** By the beginning of an SKU. */
  bySku(query: string): number[]
}

const shortestSku = 4

/** Products looked at before the process may turn to a request. */
const stride = 100

/** @returns places in the given list of products */
export function* productNamesSteps(entries: readonly CatalogueEntry[]): Steps<ProductNames> {
  const names = new Map<string, number[]>()
  const skus = new Map<string, number[]>()
  const joinedWords = createWordMemory(joined)
  const spelt = (name: string) => joinedWords(name).join('')
  for (const [place, entry] of entries.entries()) {
    if (place % stride === 0) yield
    const maker = spelt(entry.maker.name)
    for (const locale of locales) {
      const name = spelt(entry.name[locale])
      note(names, folded(name), place)
      note(names, folded(maker + name), place)
    }
    note(skus, skuKey(entry.sku), place)
    // a model's offers are its builds', which are found themselves
    if (entry.kind !== 'parent-bike')
      for (const { sku, gtin } of entry.offers) {
        note(skus, skuKey(sku), place)
        if (gtin) note(skus, gtin, place)
      }
  }
  const slugs = entries.map(({ slug }) => slug)
  const beginnings = yield* beginningsOf(skus.keys())
  return {
    exactly: (query) => [
      ...new Set([...(skus.get(skuKey(query)) ?? []), ...(names.get(nameKey(query)) ?? [])]),
    ],
    pageOf(query) {
      const [place] = skus.get(skuKey(query)) ?? []
      const slug = place === undefined ? undefined : slugs[place]
      return slug === undefined ? null : `/${slug}/`
    },
    bySku(query) {
      const key = skuKey(query)
      const sorted = beginnings(key)
      const found = new Set<number>()
      for (const sku of sorted.slice(lowerBound(sorted, key), lowerBound(sorted, `${key}~`)))
        for (const place of skus.get(sku) ?? []) found.add(place)
      return [...found].toSorted((a, b) => a - b)
    },
  }
}

function note(map: Map<string, number[]>, key: string, place: number): void {
  const held = map.get(key)
  if (!held) map.set(key, [place])
  else if (held.at(-1) !== place) held.push(place)
}

/** Keys that begin alike lie together, and are sorted when one of them is first asked for. */
function* beginningsOf(keys: Iterable<string>): Steps<(key: string) => readonly string[]> {
  const heaps = new Map<string, string[]>()
  let count = 0
  for (const key of keys) {
    const start = key.slice(0, shortestSku)
    const heap = heaps.get(start)
    if (heap) heap.push(key)
    else heaps.set(start, [key])
    if ((count += 1) % 1_000 === 0) yield
  }
  const sorted = new Map<string, readonly string[]>()
  return (key) => {
    if (key.length < shortestSku) return []
    const start = key.slice(0, shortestSku)
    const ready = sorted.get(start) ?? (heaps.get(start) ?? []).toSorted()
    if (heaps.has(start)) sorted.set(start, ready)
    return ready
  }
}
