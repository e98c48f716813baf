import type { CatalogueEntry } from '#/catalogue/catalogue-entry.ts'
import type { Locale } from '#/i18n/locale.ts'
import { obtainable } from '#/lister/facet-values.ts'
import { type Analyser, createAnalyser, vocabularyOf, type WeighedTerm } from './analyser.ts'
import { type CategoryIndex, createCategoryIndex } from './category-index.ts'
import { createProductNames, type ProductNames } from './product-names.ts'
import {
  fieldWeights,
  type SearchField,
  searchFields,
  type SearchSource,
  searchTexts,
} from './search-entry.ts'
import { collectTerms, type SearchTerm } from './search-terms.ts'
import { createTextIndexBuilder } from './text-index.ts'
import { listOf, tradeWords } from './trade-words.ts'
import type { Language } from './understand-query.ts'
import { createVocabulary, type KnownWord } from './vocabulary.ts'
import { folded, plain, wordsOf } from './words.ts'

/** Everything a process needs to find products by words. */
export type SearchIndex = {
  ids: Uint32Array
  /** Models are shown by their builds, unless somebody asks for the model by name. */
  isModel: Uint8Array
  /** What a product's own standing adds to how well it fits. */
  standing: Float32Array
  names: ProductNames
  languages: Record<Locale, Language & { categories: CategoryIndex; terms: readonly SearchTerm[] }>
}

/** Products added before the process may turn to a request. */
const stride = 200

/** Builds the index in small steps, so that a large catalogue does not hold up the shop. */
export function* searchIndexSteps(source: SearchSource): Generator<undefined, SearchIndex> {
  const entries = source.entries.toSorted((a, b) => a.position - b.position || a.id - b.id)
  const [en, de] = [
    yield* languageSteps('en', entries, source),
    yield* languageSteps('de', entries, source),
  ]
  return {
    ids: Uint32Array.from(entries, ({ id }) => id),
    isModel: Uint8Array.from(entries, ({ kind }) => (kind === 'parent-bike' ? 1 : 0)),
    standing: Float32Array.from(entries, (entry, place) =>
      standingOf(entry, place / entries.length),
    ),
    names: createProductNames(entries),
    languages: { en, de },
  }
}

/** The same at once. */
export function createSearchIndex(source: SearchSource): SearchIndex {
  const steps = searchIndexSteps(source)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Other languages, names of paints and running text make poor corrections and odd compounds. */
const notOfTheTrade: ReadonlySet<SearchField> = new Set(['otherLanguage', 'options', 'summary'])

/** The shop's own order settles ties; what cannot be had steps back behind what can. */
const standingOf = (entry: CatalogueEntry, rank: number): number =>
  (obtainable(entry).length > 0 ? 1 : 0.6) *
  (entry.kind === 'accessory' ? 1 : 1.1) *
  (entry.condition === 'new' ? 1 : 0.95) *
  (1.1 - 0.1 * rank)

function* languageSteps(
  locale: Locale,
  entries: readonly CatalogueEntry[],
  source: SearchSource,
): Generator<undefined, SearchIndex['languages'][Locale]> {
  const texts: ReturnType<typeof searchTexts>[] = []
  const catalogue = new Set<string>()
  const shown = new Map<string, Map<string, number>>()
  const seen = new Set<string>()
  for (const [place, entry] of entries.entries()) {
    const own = searchTexts(entry, locale, source)
    texts.push(own)
    for (const field of searchFields) {
      const text = own[field]
      if (notOfTheTrade.has(field) || seen.has(text)) continue
      seen.add(text)
      for (const word of vocabularyOf(text)) catalogue.add(word)
      noteSpellings(shown, text)
    }
    if (place % stride === 0) yield
  }
  const analyser = createAnalyser(locale, {
    words: catalogue,
    names: properNames(locale, entries, source),
  })
  const builder = createTextIndexBuilder()
  // builds of one model share most of their texts
  const known = new Map<string, WeighedTerm[]>()
  for (const [place, own] of texts.entries()) {
    for (const field of searchFields) {
      const terms = known.get(own[field]) ?? analyser.termsOf(own[field])
      known.set(own[field], terms)
      if (terms.length > 0) builder.add(place, terms, fieldWeights[field])
    }
    if (place % stride === 0) yield
  }
  const index = builder.finish(entries.length)
  const words = [...knownWords(locale, shown, analyser.termOf)].filter(({ term }) =>
    index.has(term),
  )
  return {
    analyser,
    texts: index,
    vocabulary: createVocabulary(words),
    accessoryTerms: accessoryTerms(texts, entries, analyser),
    categories: createCategoryIndex(source.categories, locale, { analyser }),
    terms: collectTerms(entries, locale, source.valueName(locale)),
  }
}

function accessoryTerms(
  texts: readonly Pick<ReturnType<typeof searchTexts>, 'shelf'>[],
  entries: readonly CatalogueEntry[],
  { termsOf, termOf }: Analyser,
): Set<string> {
  const shelves = new Set(
    texts.flatMap(({ shelf }, place) => (entries[place]?.kind === 'accessory' ? [shelf] : [])),
  )
  const terms = new Set([...shelves].flatMap((shelf) => termsOf(shelf).map(({ term }) => term)))
  // the shelf of power for e-bikes says "bike" as well
  for (const word of ['bike', 'fahrrad', 'ebike']) terms.delete(termOf(word))
  return terms
}

/** Ranges and makers: a Helmwind is no kind of helmet. */
function properNames(
  locale: Locale,
  entries: readonly CatalogueEntry[],
  { valueName }: SearchSource,
): Set<string> {
  const names = new Set<string>()
  for (const { maker, collection } of entries)
    for (const name of [maker.name, valueName(locale)('collection', collection ?? '') ?? ''])
      for (const word of vocabularyOf(name)) names.add(word)
  return names
}

/** How people write a word: with capitals and marks, as most texts have it. */
function noteSpellings(shown: Map<string, Map<string, number>>, text: string): void {
  for (const [written] of text.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)) {
    const word = folded(plain(written).replaceAll('-', ''))
    if (word.length < 2) continue
    const spellings = shown.get(word) ?? new Map<string, number>()
    spellings.set(written, (spellings.get(written) ?? 0) + 1)
    shown.set(word, spellings)
  }
}

function* knownWords(
  locale: Locale,
  shown: ReadonlyMap<string, ReadonlyMap<string, number>>,
  termOf: (word: string) => string,
): Generator<KnownWord> {
  for (const [word, spellings] of shown) {
    const [best] = [...spellings].toSorted((a, b) => b[1] - a[1])
    const count = [...spellings.values()].reduce((sum, each) => sum + each, 0)
    const written = best?.[0] ?? word
    yield { word, term: termOf(plain(written).replaceAll('-', '')), count, shown: written }
  }
  // shoppers know more words for things than the catalogue uses
  const { same, means, parts } = tradeWords[locale]
  for (const line of [...same, ...Object.keys(means), ...listOf(parts)])
    for (const written of line.split(',').map((each) => each.trim())) {
      const [only, ...rest] = wordsOf(written)
      if (!only || rest.length > 0 || shown.has(folded(only.text))) continue
      yield { word: folded(only.text), term: termOf(only.text), count: 1, shown: written }
    }
}
