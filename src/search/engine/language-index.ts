import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Steps } from '#/platform/server-cache/steps.ts'
import { type Analyser, createAnalyser, vocabularyOf } from '#/search/language/analyser.ts'
import { type CategoryIndex, createCategoryIndex } from '#/search/query/category-index.ts'
import { createTermReader } from './term-reader.ts'
import {
  fieldWeights,
  type SearchField,
  searchFields,
  type SearchSource,
  searchTexts,
  type ValueNames,
} from '#/search/query/search-entry.ts'
import { collectTerms, type SearchTerm } from '#/search/query/search-terms.ts'
import { createWordMemory } from './segments.ts'
import { knownWords, noteSpellings, type Spellings } from '#/search/language/spellings.ts'
import { createTextIndexBuilder } from './text-index.ts'
import type { Language } from '#/search/query/understand-query.ts'
import { createVocabulary, type KnownWord } from './vocabulary.ts'

export type LanguageIndex = Language & {
  categories: CategoryIndex
  terms: readonly SearchTerm[]
}

type Texts = ReturnType<typeof searchTexts>

/** Products indexed before the process may serve a request. */
const stride = 50

/** Other languages, names of paints and running text make poor corrections and odd compounds. */
const notOfTheTrade: ReadonlySet<SearchField> = new Set(['otherLanguages', 'options', 'summary'])
const ofTheTrade = searchFields.filter((field) => !notOfTheTrade.has(field))

/** Bikes of one model share the texts of these fields, so they are analysed once. */
const shared: ReadonlySet<SearchField> = new Set([
  'category',
  'subtitle',
  'keywords',
  'facts',
  'options',
])

/** Indexes the words of the catalogue in one language, in small steps. */
export function* languageSteps(
  locale: Locale,
  entries: readonly CatalogueEntry[],
  source: SearchSource,
): Steps<LanguageIndex> {
  const texts: Texts[] = []
  for (const [position, entry] of entries.entries()) {
    texts.push(searchTexts(entry, locale, source))
    if (position % stride === 0) yield
  }
  const { words, shown } = yield* tradeWordSteps(texts)
  const names = properNames(locale, entries, source)
  yield
  const analyser = createAnalyser(locale, { words, names })
  const builder = createTextIndexBuilder()
  const termsOf = createTermReader(analyser, builder)
  for (const [position, own] of texts.entries()) {
    for (const field of searchFields) {
      const terms = termsOf(own[field], shared.has(field))
      if (terms.length > 0) builder.add(position, terms, fieldWeights[field])
    }
    if (position % stride === 0) yield
  }
  const index = yield* builder.finish(entries.length)
  const known: KnownWord[] = []
  for (const word of knownWords(locale, shown, analyser.termOf)) {
    if (index.has(word.term)) known.push(word)
    if (known.length % stride === 0) yield
  }
  const vocabulary = createVocabulary(known)
  yield
  const accessory = accessoryTerms(texts, entries, analyser)
  yield
  const bike = bikeTerms(texts, entries, { analyser, named: source.valueName(locale) })
  yield
  const terms = yield* collectTerms(entries, locale, source.valueName(locale))
  return {
    analyser,
    texts: index,
    vocabulary,
    accessoryTerms: accessory,
    kindTerms: new Set([...accessory, ...bike]),
    nameTerms: new Set([...names].map(analyser.termOf)),
    categories: createCategoryIndex(source.categories, locale, { analyser }),
    terms,
  }
}

/** The words that name and describe products, and their spellings. */
function* tradeWordSteps(texts: readonly Texts[]): Steps<{ words: Set<string>; shown: Spellings }> {
  const segments: { text: string; times: number }[] = []
  const segmentsIn = createWordMemory((text) => {
    const segment = { text, times: 0 }
    segments.push(segment)
    return segment
  })
  const seen = new Set<string>()
  for (const [position, own] of texts.entries()) {
    for (const field of ofTheTrade) {
      if (seen.has(own[field])) continue
      seen.add(own[field])
      for (const segment of segmentsIn(own[field])) segment.times += 1
    }
    if (position % stride === 0) yield
  }
  const words = new Set<string>()
  const shown: Spellings = new Map()
  for (const [at, { text, times }] of segments.entries()) {
    for (const word of vocabularyOf(text)) words.add(word)
    noteSpellings(shown, text, times)
    if (at % stride === 0) yield
  }
  return { words, shown }
}

type CategoryText = Pick<Texts, 'category'>

function accessoryTerms(
  texts: readonly CategoryText[],
  entries: readonly CatalogueEntry[],
  analyser: Analyser,
): Set<string> {
  const terms = categoryTerms(
    texts,
    analyser,
    (position) => entries[position]?.kind === 'accessory',
  )
  // The category of e-bike power supplies says "bike" as well.
  for (const word of ['bike', 'fahrrad', 'ebike']) terms.delete(analyser.termOf(word))
  return terms
}

/** Some bike categories are named by material, which is not a kind of bike. */
function bikeTerms(
  texts: readonly CategoryText[],
  entries: readonly CatalogueEntry[],
  { analyser, named }: { analyser: Analyser; named: ValueNames },
): Set<string> {
  const terms = categoryTerms(
    texts,
    analyser,
    (position) => entries[position]?.kind !== 'accessory',
  )
  for (const material of new Set(entries.map((entry) => entry.material ?? '')))
    for (const { term } of analyser.termsOf(named('material', material) ?? '')) terms.delete(term)
  return terms
}

function categoryTerms(
  texts: readonly CategoryText[],
  { termsOf }: Analyser,
  isIncluded: (position: number) => boolean,
): Set<string> {
  const categories = new Set(
    texts.flatMap(({ category }, position) => (isIncluded(position) ? [category] : [])),
  )
  return new Set([...categories].flatMap((category) => termsOf(category).map(({ term }) => term)))
}

/** Names of ranges and makers: a Helmwind is not a kind of helmet. */
function properNames(
  locale: Locale,
  entries: readonly CatalogueEntry[],
  { valueName }: SearchSource,
): Set<string> {
  const names = new Set<string>()
  for (const { maker, collection } of entries)
    names.add(maker.name).add(valueName(locale)('collection', collection ?? '') ?? '')
  return new Set([...names].flatMap(vocabularyOf))
}
