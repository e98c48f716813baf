import { expect, test } from 'vitest'
import { defaultCountry } from '#/country/country.ts'
import type { Locale } from '#/i18n/locale.ts'
import { createListerIndex } from '#/lister/index/lister-index.ts'
import { anEntry, anOffer } from '#/lister/index/sample-entries.ts'
import { createMarketCatalogue } from '#/lister/index/market-catalogue.ts'
import { homeRule } from '#/pricing/price-rule.ts'
import { answerQuery } from './answer-query.ts'
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
  anEntry({ id: 5, sku: 'CUT', ...named('Wold Endurance'), offers: [reduced] }),
]
const index = createSearchIndex({ entries, categories: [], valueName: () => () => null, now })
const catalogue = createMarketCatalogue(createListerIndex(entries), {
  priors: new Map(),
  book: { ruleFor: () => homeRule },
  country: defaultCountry,
  now,
})
const skuOf = new Map(entries.map(({ id, sku }) => [id, sku]))
const find = (query: string, locale: Locale = 'en') =>
  answerQuery(index, catalogue, { query, locale, now }).ids.map((id) => skuOf.get(id))

test.each([
  ['en', 'new in'],
  ['en', 'new'],
  ['de', 'neu'],
  ['de', 'Neuheiten'],
] as const)('in %s “%s” is what came into the shop lately, the newest first', (locale, query) => {
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

test('new wheels are wheels, whenever they came', () => {
  expect(find('new wheels')).toEqual(['YEARS'])
})
