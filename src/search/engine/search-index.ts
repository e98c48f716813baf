import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { type Locale, locales } from '#/i18n/locale.ts'
import { obtainable } from '#/lister/index/facet-values.ts'
import { atOnce, type Steps } from '#/platform/server-cache/steps.ts'
import { type LanguageIndex, languageSteps } from './language-index.ts'
import { type ProductNames, productNamesSteps } from '#/search/query/product-names.ts'
import { type SearchSource, searchTexts } from '#/search/query/search-entry.ts'

/** Everything a process needs to find products by words. */
export type SearchIndex = {
  ids: Uint32Array
  /** Models are shown by their builds, unless somebody asks for the model by name. */
  isModel: Uint8Array
  /** What is no accessory. */
  isBike: Uint8Array
  /** What a product's own standing adds to how well it fits. */
  standing: Float32Array
  names: ProductNames
  languages: Record<Locale, LanguageIndex>
}

/** Builds the index in small steps, so that a large catalogue does not hold up the shop. */
export function* searchIndexSteps(source: SearchSource): Steps<SearchIndex> {
  const entries = source.entries.toSorted((a, b) => a.position - b.position || a.id - b.id)
  yield
  const en = yield* languageSteps('en', entries, source)
  const de = yield* languageSteps('de', entries, source)
  const names = yield* productNamesSteps(entries)
  return {
    ids: Uint32Array.from(entries, ({ id }) => id),
    isModel: Uint8Array.from(entries, ({ kind }) => (kind === 'parent-bike' ? 1 : 0)),
    isBike: Uint8Array.from(entries, ({ kind }) => (kind === 'accessory' ? 0 : 1)),
    standing: Float32Array.from(entries, (entry, place) =>
      standingOf(entry, place / entries.length),
    ),
    names,
    languages: { en, de },
  }
}

/** The same at once. */
export const createSearchIndex = (source: SearchSource): SearchIndex =>
  atOnce(searchIndexSteps(source))

/**
 * The same index when some products can be had otherwise or cost otherwise; null when that changes what
 * they say about themselves, as a reduction may.
 */
export function withNewStandings(
  index: SearchIndex,
  source: SearchSource,
  changed: readonly CatalogueEntry[],
): SearchIndex | null {
  const before = new Map(source.entries.map((entry) => [entry.id, entry]))
  const saysTheSame = (entry: CatalogueEntry) => {
    const old = before.get(entry.id)
    const said = (each: CatalogueEntry) =>
      JSON.stringify(locales.map((locale) => searchTexts(each, locale, source)))
    return old !== undefined && said(old) === said(entry)
  }
  if (!changed.every(saysTheSame)) return null
  const standing = index.standing.slice()
  for (const entry of changed) {
    const place = index.ids.indexOf(entry.id)
    standing[place] = standingOf(entry, place / index.ids.length)
  }
  return { ...index, standing }
}

/** The shop's own order settles ties; what cannot be had steps back behind what can. */
const standingOf = (entry: CatalogueEntry, rank: number): number =>
  (obtainable(entry).length > 0 ? 1 : 0.6) *
  (entry.kind === 'accessory' ? 1 : 1.1) *
  (entry.condition === 'new' ? 1 : 0.95) *
  (1.1 - 0.1 * rank)
