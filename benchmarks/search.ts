/**
 * The quality and the speed of search: NDCG@10 of the judged queries in `demo/search/`, whole names and
 * SKUs in first place, and the time of a query in catalogues of growing size. Beside it MiniSearch with
 * the same fields and weights, asked the same.
 */
import { resolve } from 'node:path'
import MiniSearch from 'minisearch'
import { allForIndex } from '#/catalogue/read/catalogue.server.ts'
import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { namesForIndex } from '#/catalogue/read/categories.server.ts'
import { importFolder } from '#/catalogue/import/import.server.ts'
import { openDatabase } from '#/db/client.server.ts'
import { migrateDatabase } from '#/db/migrate.server.ts'
import { type Locale, locales } from '#/i18n/locale.ts'
import { findProducts } from '#/search/engine/find-products.ts'
import {
  fieldWeights,
  searchFields,
  type SearchSource,
  searchTexts,
  valueNames,
} from '#/search/query/search-entry.ts'
import {
  createSearchIndex,
  type SearchIndex,
  searchIndexSteps,
} from '#/search/engine/search-index.ts'
import { judgedQueries, ndcgAt10 } from '../src/search/engine/judged-queries.server.ts'
import { startOwnPostgres } from './own-postgres.ts'
import { quantile } from './shop-process.ts'

const now = new Date('2026-11-16T09:00:00Z')

async function demoSource(): Promise<SearchSource> {
  const postgres = await startOwnPostgres({ durable: false })
  await migrateDatabase(postgres.url, resolve('migrations'))
  const { db, close } = openDatabase({ url: postgres.url, onError: () => {} })
  await importFolder(db, resolve('demo/catalogue'), { now })
  const [entries, { categories, values }] = await Promise.all([allForIndex(db), namesForIndex(db)])
  await close()
  await postgres.remove()
  return { entries, categories, valueName: valueNames(values), now }
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

function relevance({ entries }: SearchSource, index: SearchIndex): void {
  const skuOf = new Map(entries.map(({ id, sku }) => [id, sku]))
  const all = [...skuOf.values()]
  for (const locale of locales) {
    const scores = judgedQueries(locale).map((judged) => {
      const found = findProducts(index, judged.query, { locale }).ids.map(
        (id) => skuOf.get(id) ?? '',
      )
      return { kind: judged.kind, score: ndcgAt10(judged, found, all) }
    })
    const kinds = Map.groupBy(scores, ({ kind }) => kind)
    const byKind = [...kinds].map(
      ([kind, list]) => `${kind} ${mean(list.map(({ score }) => score)).toFixed(2)}`,
    )
    console.log(
      `${locale}: NDCG@10 ${mean(scores.map(({ score }) => score)).toFixed(3)} over ${scores.length} queries (${byKind.join(', ')})`,
    )
    const share = (queryOf: (entry: CatalogueEntry) => string) =>
      mean(
        entries.map((entry) =>
          findProducts(index, queryOf(entry), { locale }).ids[0] === entry.id ? 100 : 0,
        ),
      )
    console.log(
      `${locale}: in first place by whole name ${share(({ name }) => name[locale])} %, by SKU ${share(({ sku }) => sku)} %`,
    )
  }
}

/** More of the same shop: each copy of a product has words of its own, as other products would. */
function grown({ entries }: SearchSource, count: number): CatalogueEntry[] {
  return Array.from({ length: count }, (_, i) => {
    const entry = entries[i % entries.length] as CatalogueEntry
    const copy = Math.floor(i / entries.length)
    if (copy === 0) return entry
    const own = `${(copy * 7919).toString(36)}${(i % 97).toString(36)}o`
    const named = (text: string) => `${text} ${own}`
    return {
      ...entry,
      id: 1_000_000 + i,
      sku: `${entry.sku}-${copy}`,
      slug: `${entry.slug}-${copy}`,
      name: { en: named(entry.name.en), de: named(entry.name.de) },
      summary: { en: `${entry.summary.en} ${own}`, de: `${entry.summary.de} ${own}` },
      offers: entry.offers.map((offer) => ({ ...offer, sku: `${offer.sku}-${copy}` })),
    }
  })
}

const timed = (work: () => unknown): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}

function timesOf(find: (query: string, locale: Locale) => unknown, rounds: number): number[] {
  const queries = locales.flatMap((locale) =>
    judgedQueries(locale).map(({ query }) => ({ query, locale })),
  )
  return Array.from({ length: rounds }, () => queries)
    .flat()
    .map(({ query, locale }) => timed(() => find(query, locale)))
}

function miniSearchOf(source: SearchSource): (query: string, locale: Locale) => unknown {
  const made = locales.map((locale) => {
    const search = new MiniSearch({ fields: searchFields })
    search.addAll(
      source.entries.map((entry) => ({ id: entry.id, ...searchTexts(entry, locale, source) })),
    )
    return [locale, search] as const
  })
  const boost = Object.fromEntries(searchFields.map((field) => [field, fieldWeights[field].weight]))
  const options = { boost, combineWith: 'AND', prefix: true, fuzzy: 0.2 } as const
  const indexes = Object.fromEntries(made)
  return (query, locale) => indexes[locale]?.search(query, options)
}

/** The index made a step at a time, and the longest step: between two of them requests get their turn. */
function buildInSteps(source: SearchSource): { index: SearchIndex; longest: number } {
  const steps = searchIndexSteps(source)
  let longest = 0
  for (;;) {
    const before = process.cpuUsage()
    const step = steps.next()
    const { user, system } = process.cpuUsage(before)
    longest = Math.max(longest, (user + system) / 1_000)
    if (step.done) return { index: step.value, longest }
  }
}

/** Counts all threads, because compiling and garbage collection run beside. */
function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

const report = (name: string, built: number, times: readonly number[]) =>
  console.log(
    `  ${name.padEnd(10)} index ${built.toFixed(0)} ms of processor time, query p50 ${quantile(times, 0.5).toFixed(2)} ms, p95 ${quantile(times, 0.95).toFixed(2)} ms`,
  )

const demo = await demoSource()
relevance(demo, createSearchIndex(demo))
for (const [count, rounds] of [
  [demo.entries.length, 5],
  [10_000, 2],
  [100_000, 1],
] as const) {
  const source = { ...demo, entries: grown(demo, count) }
  console.log(`\n${count.toLocaleString('en')} products, both languages`)
  const start = processorMs()
  const { index, longest } = buildInSteps(source)
  const built = processorMs() - start
  const find = (query: string, locale: Locale) => findProducts(index, query, { locale })
  timesOf(find, 1)
  const own = timesOf(find, rounds)
  report('Calder', built, own)
  console.log(`  longest step ${longest.toFixed(0)} ms`)
  // At a hundred thousand it would take minutes to say what ten thousand say already.
  if (count > 10_000) continue
  const miniStart = processorMs()
  const findWithMini = miniSearchOf(source)
  const miniBuilt = processorMs() - miniStart
  const mini = timesOf(findWithMini, 1)
  report('MiniSearch', miniBuilt, mini)
  console.log(
    `  ${(quantile(mini, 0.5) / quantile(own, 0.5)).toFixed(1)} times as fast in the middle, ${(quantile(mini, 0.95) / quantile(own, 0.95)).toFixed(1)} times at p95`,
  )
}
