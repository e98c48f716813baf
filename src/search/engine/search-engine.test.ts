import { describe, expect, test } from 'vitest'
import type { Category } from '#/catalogue/model/category.ts'
import { defaultCountry } from '#/country/country.ts'
import { type Locale, locales } from '#/i18n/locale.ts'
import { createListerIndex } from '#/lister/index/lister-index.ts'
import { anEntry, anOffer } from '#/lister/index/sample-entries.ts'
import { createMarketCatalogue } from '#/lister/index/market-catalogue.ts'
import { homeRule } from '#/pricing/price-rule.ts'
import { createSearchEngine } from './search-engine.ts'
import { createSearchIndex } from './search-index.ts'

const now = new Date('2026-11-16T09:00:00Z')
const named = (name: string) => ({ name: { en: name, de: name }, categoryIds: [] })
const reduced = anOffer({
  prices: [
    {
      country: null,
      currency: 'GBP',
      price: 250_000,
      special: { price: 200_000, from: null, to: null, since: new Date('2026-11-01T00:00:00Z') },
    },
  ],
})
const entries = [
  anEntry({ id: 1, sku: 'YEARS', ...named('Keld Wheels'), released: '2025-01-01' }),
  anEntry({ id: 2, sku: 'RECENT', ...named('Wold Race'), released: '2026-09-01' }),
  anEntry({ id: 3, sku: 'FRESH', ...named('Keld Race'), released: '2026-11-10' }),
  anEntry({ id: 4, sku: 'SOON', ...named('Keld Next'), released: '2026-12-01' }),
  anEntry({ id: 5, sku: 'CUT', slug: 'wold', ...named('Wold Endurance'), offers: [reduced] }),
  anEntry({ id: 6, sku: 'MODEL', kind: 'parent-bike', ...named('Keld'), offers: [] }),
]
const categories: Category[] = [
  {
    id: 7,
    path: 'endurance',
    parentId: null,
    level: 1,
    position: 1,
    name: { en: 'Endurance bikes', de: 'Endurance' },
    title: { en: 'Endurance bikes', de: 'Endurance' },
    intro: null,
    text: null,
    scene: null,
    rule: null,
  },
]
const catalogue = createMarketCatalogue(createListerIndex(entries), {
  priors: new Map(),
  book: { ruleFor: () => homeRule },
  country: defaultCountry,
  now,
})
const source = { entries, categories, valueName: () => () => null, now }
const skuOf = new Map(entries.map(({ id, sku }) => [id, sku]))

/** Another engine is one more row, and has to pass the same tests. */
const engines = [['the index in memory', createSearchEngine(createSearchIndex(source))]] as const

describe.each(engines)('%s', (_, engine) => {
  const search = (query: string, locale: Locale = 'en') =>
    engine.search({ query, locale, now }, catalogue)
  const find = (query: string, locale?: Locale) =>
    search(query, locale).ids.map((id) => skuOf.get(id))

  test('a name finds its product first', () => {
    expect(find('Wold Race')[0]).toBe('RECENT')
  })

  test('a typing error is corrected, and the correction is stated', () => {
    expect(search('Endurence')).toEqual({
      ids: [5],
      notes: [{ kind: 'corrected', from: 'Endurence', to: 'Endurance' }],
    })
  })

  test('for a word that finds nothing, the one that looks most like it is offered', () => {
    expect(find('Enduranzies')).toEqual([])
    expect(engine.guess('Enduranzies', 'en')).toBe('Endurance')
    expect(engine.guess('xylophone', 'en')).toBeNull()
    const word = 'Enduranzies'
    expect(engine.guess(`${word} ${word} ${word} ${word}`, 'en')).toBeNull()
  })

  test('nothing is found for words that the catalogue does not know', () => {
    expect(find('xylophone')).toEqual([])
  })

  test('lists all products but models, in the shop’s own order', () => {
    expect(engine.listAll()).toEqual([1, 2, 3, 4, 5])
  })

  test('completes typed words', () => {
    expect(engine.complete('cal', { locale: 'en', most: 3 })).toEqual(['Calder'])
  })

  test('finds a category by its name, in both languages', () => {
    for (const locale of locales)
      expect(engine.findCategories('endurance', { locale, isTyping: false })).toMatchObject([
        { path: 'endurance' },
      ])
  })

  test('reads the price words of a query', () => {
    const query = 'wold under 2000'
    expect(engine.readPrice({ query, currency: 'GBP' })).toEqual({
      words: 'wold',
      price: { from: null, to: 2000 },
      foreign: [],
    })
  })

  test('a whole SKU names the page of its product', () => {
    expect([engine.findPageByCode('cut'), engine.findPageByCode('unknown')]).toEqual([
      '/wold/',
      null,
    ])
  })

  test.each([
    ['en', 'new in'],
    ['en', 'new'],
    ['de', 'neu'],
    ['de', 'Neuheiten'],
  ] as const)('in %s “%s” lists recent products, the newest first', (locale, query) => {
    expect(find(query, locale)).toEqual(['FRESH', 'RECENT'])
  })

  test.each([
    ['en', 'sale'],
    ['en', 'reduced'],
    ['de', 'Angebote'],
    ['de', 'reduziert'],
  ] as const)('in %s “%s” finds reduced products and nothing else', (locale, query) => {
    expect(find(query, locale)).toEqual(['CUT'])
  })

  test('“newest” and “reduced” limit the search to new or reduced products', () => {
    expect(find('newest Wold')).toEqual(['RECENT'])
    expect(find('reduced Wold')).toEqual(['CUT'])
  })

  test('when no match is new, the other matches are found', () => {
    expect(find('latest wheels')).toEqual(['YEARS'])
  })

  test('new wheels are wheels, whenever they were released', () => {
    expect(find('new wheels')).toEqual(['YEARS'])
  })
})
