/**
 * Measures one listing without any cache: it is filtered, counted for every value of every filter, sorted
 * and cut to a page. The budget is 1 ms at 10,000 products and 5 ms at 100,000. A category's own counts are
 * cached between requests; a search result is new each time, so it is measured as well. The baseline asks
 * every product in turn.
 */
import { colourFamilies, conditions } from '#/catalogue/model/attributes.ts'
import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { defaultCountry } from '#/country/country.ts'
import { facetValues } from '#/lister/index/facet-values.ts'
import { valueFilters } from '#/lister/listing/filters.ts'
import { createListerIndex } from '#/lister/index/lister-index.ts'
import { listProducts } from '#/lister/index/list-products.ts'
import { listerFromUrl } from '#/lister/listing/lister.ts'
import { anEntry, anOffer } from '#/lister/index/sample-entries.ts'
import { createMarketCatalogue, type MarketCatalogue } from '#/lister/index/market-catalogue.ts'
import { homeRule } from '#/pricing/price-rule.ts'
import { median } from './shop-process.ts'
import { verdict } from './verdict.ts'

const now = new Date('2026-11-16T09:00:00Z')
const category = { id: 7, rule: null }
const rounds = 40

const aSearch = 'a search, filtered'
const questions = {
  everything: '',
  'one filter': 'material=titanium',
  'four filters': 'colour=red,blue&material=carbon,titanium&by_size=M,L&discipline=gravel',
  'price and sort': 'price=500_2500&sort=price&shifting=wireless',
  'far down': 'sort=price-desc&show=240',
  [aSearch]: 'price=500_2500&sort=price&shifting=wireless',
}

/** The same numbers every time. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function generate(count: number): CatalogueEntry[] {
  const below = numbers(1)
  const pick = <Value>(values: readonly Value[]) => values[below(values.length)] as Value
  const named = (word: string, many: number) => `${word}-${below(many)}`
  return Array.from({ length: count }, (_, i) => {
    const sizes = ['XS', 'S', 'M', 'L', 'XL'].filter(() => below(3) > 0)
    return anEntry({
      id: i + 1,
      sku: `BIKE${i}`,
      position: i,
      material: pick(['carbon', 'titanium', 'aluminium', 'steel-725']),
      discipline: pick(['gravel', 'aero', 'endurance', 'commute', 'all-road']),
      shifting: pick(['mechanical', 'electronic', 'wireless'] as const),
      condition: pick(conditions),
      collection: named('range', 40),
      family: named('family', 200),
      filterCategory: named('kind', 40),
      maker: { code: named('maker', 30), name: 'Maker' },
      grams: 6_000 + below(9_000),
      sizes: sizes.map((code) => ({ code, name: code })),
      colours: [
        {
          code: 'moss',
          name: { en: 'Moss', de: 'Moos' },
          families: [pick(colourFamilies)],
          swatch: [],
        },
      ],
      offers: sizes.map((size) =>
        anOffer({
          sku: `BIKE${i}-${size}`,
          size,
          pence: (100 + below(9_000)) * 100,
          pieces: below(4),
          leadTimeDays: 10,
        }),
      ),
    })
  })
}

type Cost = { median: number; best: number }

/** Processor time, so that a busy machine does not count; in the middle of several batches, and at best. */
function processorMs(times: number, work: () => unknown): Cost {
  const batches = Array.from({ length: 9 }, () => {
    const before = process.cpuUsage()
    for (let i = 0; i < times; i += 1) work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000 / times
  })
  return { median: median(batches), best: Math.min(...batches) }
}

/** Total and counts by looking at every product, with its values worked out beforehand. */
function bruteForce(
  { index }: MarketCatalogue,
  facets: ReturnType<typeof facetValues>[],
  query: string,
): number {
  const { filters } = listerFromUrl(new URLSearchParams(query))
  const counts = new Map<string, number>()
  let total = 0
  for (let position = 0; position < index.size; position += 1) {
    const own = facets[position]
    if (!own) continue
    const misses = valueFilters.filter(
      (name) => filters[name] && !filters[name].some((value) => own[name].includes(value)),
    )
    if (misses.length === 0) total += 1
    if (misses.length > 1) continue
    for (const name of misses.length === 0 ? valueFilters : misses)
      for (const value of own[name])
        counts.set(`${name} ${value}`, (counts.get(`${name} ${value}`) ?? 0) + 1)
  }
  return total
}

for (const [count, budget] of [
  [1_000, 1],
  [10_000, 1],
  [100_000, 5],
] as const) {
  const entries = generate(count)
  const building = performance.now()
  const index = createListerIndex(entries)
  const built = performance.now() - building
  const shelving = performance.now()
  const catalogue = createMarketCatalogue(index, {
    priors: new Map(),
    book: { ruleFor: () => homeRule },
    country: defaultCountry,
    now,
  })
  for (const sort of ['position', 'price', 'price-desc'] as const) catalogue.order(sort)
  const shelved = performance.now() - shelving
  console.log(
    `\n${count.toLocaleString('en')} products: index ${built.toFixed(0)} ms, a country's prices and orders ${shelved.toFixed(0)} ms`,
  )
  const within = index.positionsIn(category, now)
  const facets = index.entries.map((entry) => facetValues(entry))
  for (const [name, query] of Object.entries(questions)) {
    const list = () =>
      listProducts(catalogue, {
        within: name === aSearch ? within.slice() : within,
        lister: listerFromUrl(new URLSearchParams(query)),
      })
    const own = processorMs(rounds, list)
    const brute = processorMs(1, () => bruteForce(catalogue, facets, query))
    console.log(
      `  ${name.padEnd(18)} ${own.median.toFixed(3)} ms, at best ${own.best.toFixed(3)} ms, ` +
        `${(brute.median / own.median).toFixed(0)} times as fast as looking at each; ` +
        verdict(own.median, { most: budget }, ' ms'),
    )
  }
}
