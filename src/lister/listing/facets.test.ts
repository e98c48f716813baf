import { expect, test } from 'vitest'
import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { defaultCountry } from '#/country/country.ts'
import { homeRule } from '#/pricing/price-rule.ts'
import { facetsOf } from './facets.ts'
import { listProducts } from '#/lister/index/list-products.ts'
import { type Lister, wholeList, withValue } from './lister.ts'
import { createListerIndex } from '#/lister/index/lister-index.ts'
import { anEntry, anOffer } from '#/lister/index/sample-entries.ts'
import { createMarketCatalogue } from '#/lister/index/market-catalogue.ts'

const now = new Date('2026-11-16T09:00:00Z')
const words = {
  named: [
    { attribute: 'material', value: 'titanium', name: { en: 'Titanium', de: 'Titan' } },
    { attribute: 'material', value: 'carbon', name: { en: 'Carbon', de: 'Carbon' } },
  ] as const,
  locale: 'de' as const,
  yes: 'Schnell',
  bikes: 'Räder',
}

function facets(entries: CatalogueEntry[], lister: Lister = wholeList) {
  const index = createListerIndex(entries)
  const book = { ruleFor: () => homeRule }
  const catalogue = createMarketCatalogue(index, {
    priors: new Map(),
    book,
    country: defaultCountry,
    now,
  })
  const within = index.positionsIn({ id: 7, rule: null }, now)
  return facetsOf({ index, within }, listProducts(catalogue, { within, lister }), lister, words)
}

const two = [anEntry({ id: 1, material: 'carbon' }), anEntry({ id: 2, material: 'titanium' })]

test('values have the catalogue’s names and order', () => {
  expect(facets(two)).toEqual([
    {
      name: 'material',
      values: [
        { value: 'titanium', label: 'Titan', count: 1 },
        { value: 'carbon', label: 'Carbon', count: 1 },
      ],
    },
  ])
})

test('among accessories, the bikes are the first type', () => {
  const shop = [
    anEntry({ id: 1, kind: 'accessory', filterCategory: 'helmets' }),
    anEntry({ id: 2, kind: 'accessory', filterCategory: 'bells' }),
    anEntry({ id: 3 }),
    anEntry({ id: 4 }),
  ]
  expect(facets(shop).find(({ name }) => name === 'filter_category')?.values).toEqual([
    { value: 'bikes', label: 'Räder', count: 2 },
    { value: 'bells', label: 'bells', count: 1 },
    { value: 'helmets', label: 'helmets', count: 1 },
  ])
})

test('hides a filter without a choice', () => {
  expect(facets([anEntry()])).toEqual([])
})

test('shows an active filter, so that it can be removed', () => {
  const chosen = facets([anEntry()], withValue(wholeList, 'shifting', 'wireless'))
  expect(chosen.map(({ name }) => name)).toEqual(['shifting'])
})

test('names a size as the products of the listing do', () => {
  const sized = (id: number, code: string, name: string, category: number) =>
    anEntry({
      id,
      categoryIds: [category],
      sizes: [{ code, name }],
      offers: [anOffer({ size: code })],
    })
  const shop = [sized(1, '152', '152 mm', 8), sized(2, '152', '152', 7), sized(3, '140', '140', 7)]
  const labels = facets(shop).find(({ name }) => name === 'by_size')?.values
  expect(labels?.map(({ label }) => label)).toEqual(['140', '152'])
})

test('offers many sizes only while they are of one kind', () => {
  const sized = (id: number, filterCategory: string) =>
    anEntry({
      id,
      kind: 'accessory',
      filterCategory,
      sizes: [{ code: `s${id}`, name: `${id} mm` }],
      offers: [anOffer({ size: `s${id}` })],
    })
  const tyres = Array.from({ length: 12 }, (_, at) => sized(at + 1, 'tyres'))
  const names = (entries: CatalogueEntry[], lister = wholeList) =>
    facets(entries, lister).map(({ name }) => name)
  expect(names([...tyres, sized(13, 'tyres')])).toContain('by_size')
  expect(names([...tyres.slice(1), sized(13, 'valves')])).toContain('by_size')
  const mixed = [...tyres, sized(13, 'valves')]
  expect(names(mixed)).not.toContain('by_size')
  expect(names(mixed, withValue(wholeList, 'filter_category', 'tyres'))).toContain('by_size')
})
