import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { type Locale, locales } from '#/i18n/locale.ts'
import { obtainable } from '#/lister/index/facet-values.ts'
import { atOnce, type Steps } from '#/platform/server-cache/steps.ts'
import { type LanguageIndex, languageSteps } from './language-index.ts'
import { type ProductNames, productNamesSteps } from '#/search/query/product-names.ts'
import { type SearchSource, searchTexts } from '#/search/query/search-entry.ts'

export type SearchIndex = {
  ids: Uint32Array
  /** A model is found through its bikes, unless the query is the model's name. */
  isModel: Uint8Array
  /** 1 for everything but accessories. */
  isBike: Uint8Array
  /** A factor for the product itself, multiplied with how well it matches. */
  standing: Float32Array
  names: ProductNames
  languages: Record<Locale, LanguageIndex>
}

/** Builds the index in small steps, so that a large catalogue does not block requests. */
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
    standing: Float32Array.from(entries, (entry, position) =>
      standingOf(entry, position / entries.length),
    ),
    names,
    languages: { en, de },
  }
}

/** Makes the whole search index in one go. A process that serves requests takes the steps one by one instead. */
export const createSearchIndex = (source: SearchSource): SearchIndex =>
  atOnce(searchIndexSteps(source))

/**
 * Updates the index after a change of stock or prices; null when that changes the texts, as a reduction may.
 */
export function withNewStandings(
  index: SearchIndex,
  source: SearchSource,
  changed: readonly CatalogueEntry[],
): SearchIndex | null {
  const before = new Map(source.entries.map((entry) => [entry.id, entry]))
  const hasSameTexts = (entry: CatalogueEntry) => {
    const old = before.get(entry.id)
    const textsOf = (each: CatalogueEntry) =>
      JSON.stringify(locales.map((locale) => searchTexts(each, locale, source)))
    return old !== undefined && textsOf(old) === textsOf(entry)
  }
  if (!changed.every(hasSameTexts)) return null
  const standing = index.standing.slice()
  for (const entry of changed) {
    const position = index.ids.indexOf(entry.id)
    standing[position] = standingOf(entry, position / index.ids.length)
  }
  return { ...index, standing }
}

/** The shop's own order breaks ties; unavailable products come after available ones. */
const standingOf = (entry: CatalogueEntry, rank: number): number =>
  (obtainable(entry).length > 0 ? 1 : 0.6) *
  (entry.kind === 'accessory' ? 1 : 1.1) *
  (entry.condition === 'new' ? 1 : 0.95) *
  (1.1 - 0.1 * rank)
