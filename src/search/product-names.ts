import type { CatalogueEntry } from '#/catalogue/catalogue-entry.ts'
import { locales } from '#/i18n/locale.ts'
import { firstFrom } from './first-from.ts'
import { nameKey, skuKey } from './words.ts'

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

/** @returns places in the given list of products */
export function createProductNames(entries: readonly CatalogueEntry[]): ProductNames {
  const names = new Map<string, number[]>()
  const skus = new Map<string, number[]>()
  const note = (map: Map<string, number[]>, key: string, place: number) => {
    const held = map.get(key)
    if (!held) map.set(key, [place])
    else if (!held.includes(place)) held.push(place)
  }
  for (const [place, entry] of entries.entries()) {
    for (const locale of locales) {
      note(names, nameKey(entry.name[locale]), place)
      note(names, nameKey(`${entry.maker.name} ${entry.name[locale]}`), place)
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
  const sorted = [...skus.keys()].toSorted()
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
      if (key.length < shortestSku) return []
      const found = new Set<number>()
      for (const sku of sorted.slice(firstFrom(sorted, key), firstFrom(sorted, `${key}~`)))
        for (const place of skus.get(sku) ?? []) found.add(place)
      return [...found].toSorted((a, b) => a - b)
    },
  }
}
