import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { locales } from '#/i18n/locale.ts'
import type { Steps } from '#/platform/server-cache/steps.ts'
import { lowerBound } from '#/search/engine/lower-bound.ts'
import { createWordMemory } from '#/search/engine/segments.ts'
import { folded, joined, nameKey, skuKey } from '#/search/language/words.ts'

/** Finds products by exact name or code; no ranking may put anything before them. */
export type ProductNames = {
  /** By name in any language, with or without its maker; by SKU or barcode of a product or variant. */
  exactly(query: string): number[]
  /** The page of the product that has exactly this SKU or barcode. */
  pageOf(query: string): string | null
  /** By the prefix of a SKU. */
  bySku(query: string): number[]
}

const shortestSku = 4

/** Products indexed before the process may serve a request. */
const stride = 100

/** @returns positions in the given list of products */
export function* productNamesSteps(entries: readonly CatalogueEntry[]): Steps<ProductNames> {
  const names = new Map<string, number[]>()
  const skus = new Map<string, number[]>()
  const joinedWords = createWordMemory(joined)
  const spelt = (name: string) => joinedWords(name).join('')
  for (const [position, entry] of entries.entries()) {
    if (position % stride === 0) yield
    const maker = spelt(entry.maker.name)
    for (const locale of locales) {
      const name = spelt(entry.name[locale])
      note(names, folded(name), position)
      note(names, folded(maker + name), position)
    }
    note(skus, skuKey(entry.sku), position)
    // A model's offers are those of its bikes, which are found themselves.
    if (entry.kind !== 'parent-bike')
      for (const { sku, gtin } of entry.offers) {
        note(skus, skuKey(sku), position)
        if (gtin) note(skus, gtin, position)
      }
  }
  const slugs = entries.map(({ slug }) => slug)
  const beginnings = yield* beginningsOf(skus.keys())
  return {
    exactly: (query) => [
      ...new Set([...(skus.get(skuKey(query)) ?? []), ...(names.get(nameKey(query)) ?? [])]),
    ],
    pageOf(query) {
      const [position] = skus.get(skuKey(query)) ?? []
      const slug = position === undefined ? undefined : slugs[position]
      return slug === undefined ? null : `/${slug}/`
    },
    bySku(query) {
      const key = skuKey(query)
      const sorted = beginnings(key)
      const found = new Set<number>()
      for (const sku of sorted.slice(lowerBound(sorted, key), lowerBound(sorted, `${key}~`)))
        for (const position of skus.get(sku) ?? []) found.add(position)
      return [...found].toSorted((a, b) => a - b)
    },
  }
}

function note(map: Map<string, number[]>, key: string, position: number): void {
  const positions = map.get(key)
  if (!positions) map.set(key, [position])
  else if (positions.at(-1) !== position) positions.push(position)
}

/** Groups keys by their first letters; a group is sorted on first use. */
function* beginningsOf(keys: Iterable<string>): Steps<(key: string) => readonly string[]> {
  const groups = new Map<string, string[]>()
  let count = 0
  for (const key of keys) {
    const start = key.slice(0, shortestSku)
    const group = groups.get(start)
    if (group) group.push(key)
    else groups.set(start, [key])
    if ((count += 1) % 1_000 === 0) yield
  }
  const sorted = new Map<string, readonly string[]>()
  return (key) => {
    if (key.length < shortestSku) return []
    const start = key.slice(0, shortestSku)
    const ready = sorted.get(start) ?? (groups.get(start) ?? []).toSorted()
    if (groups.has(start)) sorted.set(start, ready)
    return ready
  }
}
