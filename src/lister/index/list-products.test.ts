import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { type Country, defaultCountry, findCountry } from '#/country/country.ts'
import { homeRule } from '#/pricing/price-rule.ts'
import { anEntry, anOffer } from './sample-entries.ts'
import { facetValues } from './facet-values.ts'
import { type FilterName, filterNames, valueFilters } from '#/lister/listing/filters.ts'
import { listProducts } from './list-products.ts'
import { type Lister, wholeList } from '#/lister/listing/lister.ts'
import { createListerIndex } from './lister-index.ts'
import { createMarketCatalogue } from './market-catalogue.ts'

const now = new Date('2026-11-16T09:00:00Z')

/** Another engine is one more row, and has to pass the same tests. */
const engines = [
  [
    'the index in memory',
    (entries: CatalogueEntry[], country = defaultCountry, rule = homeRule) =>
      createMarketCatalogue(createListerIndex(entries), {
        priors: new Map(),
        book: { ruleFor: () => rule },
        country,
        now,
      }),
  ],
] as const

/** A monthly price that falls at a limit, as one does where a longer loan begins; none below it. */
const monthlyOf = (pence = 0) => {
  if (pence < 40_000) return 0
  return Math.floor(pence / (pence < 100_000 ? 24 : 48))
}

describe.each(engines)('%s', (_, catalogueOf) => {
  const category = { id: 7, rule: null }

  function list(entries: CatalogueEntry[], lister: Partial<Lister> = {}) {
    const catalogue = catalogueOf(entries)
    const within = catalogue.index.positionsIn(category, now)
    const monthly = Int32Array.from(catalogue.prices, (price) => monthlyOf(price?.price.amount))
    const listed = listProducts(catalogue, { within, monthly, lister: { ...wholeList, ...lister } })
    return {
      ...listed,
      ids: listed.positions.map((position) => catalogue.index.entries[position]?.id),
    }
  }

  const pounds = (amount: number) => [anOffer({ pence: amount * 100 })]

  test('values of one filter widen the list, another filter narrows it', () => {
    const entries = [
      anEntry({ id: 1, material: 'carbon', discipline: 'gravel' }),
      anEntry({ id: 2, material: 'titanium', discipline: 'gravel' }),
      anEntry({ id: 3, material: 'titanium', discipline: 'aero' }),
      anEntry({ id: 4, material: 'aluminium', discipline: 'aero' }),
    ]
    expect(list(entries, { filters: { material: ['carbon', 'titanium'] } }).ids).toEqual([1, 2, 3])
    const both = { material: ['carbon', 'titanium'], discipline: ['aero'] }
    expect(list(entries, { filters: both }).ids).toEqual([3])
  })

  test('does not list a model beside its bikes', () => {
    const entries = [anEntry({ id: 1, kind: 'parent-bike' }), anEntry({ id: 2 })]
    expect(list(entries)).toMatchObject({ ids: [2], total: 1 })
  })

  test('does not list a bike that is not sold to the country', () => {
    const entries = [anEntry({ id: 1, notSoldTo: ['gb'] }), anEntry({ id: 2 })]
    expect(list(entries).ids).toEqual([2])
  })

  test('does not count an unavailable size', () => {
    const sizes = ['S', 'M'].map((code) => ({ code, name: code }))
    const offers = [anOffer({ size: 'S', pieces: 0 }), anOffer({ size: 'M' })]
    const entries = [anEntry({ sizes, offers })]
    expect(list(entries).counts.by_size).toEqual([{ value: 'M', count: 1 }])
  })

  test('unavailable products come last in every order', () => {
    const entries = [
      anEntry({ id: 1, offers: [anOffer({ pence: 100, pieces: 0 })] }),
      anEntry({ id: 2, offers: pounds(3_000) }),
    ]
    expect(list(entries, { sort: 'price' }).ids).toEqual([2, 1])
    expect(list(entries).ids).toEqual([2, 1])
  })

  test('lights not approved for the country’s roads come last there', () => {
    const lamp = (id: number, approvals: string[]) =>
      anEntry({ id, position: id, facts: { approvals } })
    const entries = [lamp(1, []), lamp(2, ['stvzo']), lamp(3, []), lamp(4, ['stvzo'])]
    const germany = findCountry('de') ?? defaultCountry
    const positionsIn = (country: Country) => [...catalogueOf(entries, country).order('position')]
    expect(positionsIn(germany)).toEqual([1, 3, 0, 2])
    expect(positionsIn(defaultCountry)).toEqual([0, 1, 2, 3])
  })

  test('bikes without a weight come last by weight', () => {
    const entries = [anEntry({ id: 1, grams: null }), anEntry({ id: 2, grams: 8_000 })]
    expect(list(entries, { sort: 'weight' }).ids).toEqual([2, 1])
  })

  test('a price range includes both ends, pence included', () => {
    const prices = [99_900, 100_000, 150_000, 150_099, 150_100]
    const entries = prices.map((pence, i) =>
      anEntry({ id: i + 1, position: i, offers: [anOffer({ pence })] }),
    )
    expect(list(entries, { price: { from: 1_000, to: 1_500 } }).ids).toEqual([2, 3, 4])
  })

  test('a price range is in whole yen where there is no smaller unit', () => {
    const japan = findCountry('jp') ?? defaultCountry
    const entries = [99_999, 100_000, 100_001].map((yen, i) =>
      anEntry({ id: i + 1, position: i, offers: [anOffer({ pence: yen * 100 })] }),
    )
    const inYen = catalogueOf(entries, japan, {
      ...homeRule,
      currency: 'JPY',
      rounding: { direction: 'nearest', bands: [{ from: 0, step: 1, ending: 0 }] },
    })
    const within = inYen.index.positionsIn(category, now)
    const price = { from: 100_000, to: 100_000 }
    const { positions } = listProducts(inYen, { within, lister: { ...wholeList, price } })
    expect(positions).toEqual([1])
  })

  test('ignores a value that no product has', () => {
    expect(list([anEntry()], { filters: { material: ['bamboo'] } }).total).toBe(1)
  })

  test('an empty list gives the totals without each filter', () => {
    const entries = [
      anEntry({ id: 1, material: 'carbon', discipline: 'gravel' }),
      anEntry({ id: 2, material: 'titanium', discipline: 'aero' }),
      anEntry({ id: 3, material: 'titanium', discipline: 'aero' }),
    ]
    const { without } = list(entries, { filters: { material: ['carbon'], discipline: ['aero'] } })
    expect(without).toEqual([
      { name: 'discipline', total: 1 },
      { name: 'material', total: 2 },
    ])
  })

  const anyOf = <Value>(...values: Value[]) => fc.constantFrom(...values)
  const bikes = fc.array(
    fc.record({
      material: anyOf('carbon', 'titanium', null),
      discipline: anyOf('gravel', 'aero'),
      shifting: anyOf('wireless' as const, 'mechanical' as const, null),
      pence: fc.integer({ min: 100, max: 900_000 }),
      pieces: fc.integer({ min: 0, max: 2 }),
      grams: fc.option(fc.integer({ min: 6_000, max: 9_000 })),
      isListed: fc.boolean(),
    }),
    { maxLength: 80 },
  )
  const listers = fc.record({
    material: fc.subarray(['carbon', 'titanium']),
    discipline: fc.subarray(['gravel', 'aero']),
    shifting: fc.subarray(['wireless', 'mechanical']),
    price: fc.option(fc.record({ from: fc.nat(6_000), to: fc.nat(6_000) })),
    monthly: fc.option(fc.integer({ min: 10, max: 200 })),
    sort: anyOf('position' as const, 'price' as const, 'monthly' as const, 'weight' as const),
    page: anyOf(1, 2),
  })

  /** The same question asked of every product in turn. */
  function bruteForce(entries: readonly CatalogueEntry[], lister: Lister) {
    const inCategory = entries.filter(({ categoryIds }) => categoryIds.includes(7))
    const amount = (entry: CatalogueEntry) => entry.offers[0]?.prices[0]?.price ?? 0
    const fits = (entry: CatalogueEntry, name: FilterName): boolean => {
      if (name === 'price') {
        const { from, to } = lister.price ?? { from: null, to: null }
        return amount(entry) >= (from ?? 0) * 100 && amount(entry) < ((to ?? 1e6) + 1) * 100
      }
      if (name === 'monthly') {
        const monthly = monthlyOf(amount(entry))
        return lister.monthly === null || (monthly > 0 && monthly <= lister.monthly * 100)
      }
      const known = new Set(entries.flatMap((each) => facetValues(each)[name]))
      const requested = lister.filters[name]?.filter((value) => known.has(value)) ?? []
      const own = facetValues(entry)[name]
      return requested.length === 0 || requested.some((value) => own.includes(value))
    }
    const under = (names: readonly FilterName[]) =>
      inCategory.filter((entry) => names.every((name) => fits(entry, name)))
    const isGone = (entry: CatalogueEntry) => Number(entry.offers[0]?.stock.length === 0)
    const figure = (entry: CatalogueEntry) =>
      ({
        price: amount(entry),
        monthly: monthlyOf(amount(entry)) || 1e9,
        weight: entry.grams ?? 1e9,
      })[lister.sort as string] ?? entry.position
    const all = under(filterNames).toSorted(
      (a, b) => isGone(a) - isGone(b) || figure(a) - figure(b) || a.position - b.position,
    )
    const skip = (lister.page - 1) * 240
    const counts = valueFilters.map((name) => {
      const others = under(filterNames.filter((other) => other !== name))
      const values = new Set(inCategory.flatMap((entry) => facetValues(entry)[name]))
      const count = (value: string) =>
        others.filter((entry) => facetValues(entry)[name].includes(value)).length
      return [name, new Map([...values].map((value) => [value, count(value)]))] as const
    })
    const ends = under(filterNames.filter((name) => name !== 'price')).map(amount)
    return {
      total: all.length,
      ids: all.slice(skip, skip + lister.show).map(({ id }) => id),
      counts: Object.fromEntries(counts),
      prices: ends.length ? { least: Math.min(...ends), most: Math.max(...ends) } : null,
    }
  }

  test('gives the same results as checking every product', () => {
    fc.assert(
      fc.property(bikes, listers, (stock, requested) => {
        const entries = stock.map(({ pence, pieces, isListed, ...stated }, i) =>
          anEntry({
            ...stated,
            id: i + 1,
            position: i,
            categoryIds: isListed ? [7] : [8],
            offers: [anOffer({ pence, pieces })],
          }),
        )
        const { price, monthly, sort, page, ...filters } = requested
        const lister: Lister = { ...wholeList, filters, price, monthly, sort, page }
        const { total, ids, counts, prices } = list(entries, lister)
        const asMaps = valueFilters.map(
          (name) =>
            [name, new Map(counts[name].map(({ value, count }) => [value, count]))] as const,
        )
        const expected = bruteForce(entries, lister)
        expect({ total, ids, prices }).toEqual({
          total: expected.total,
          ids: expected.ids,
          prices: expected.prices,
        })
        expect(Object.fromEntries(asMaps)).toEqual(expected.counts)
      }),
    )
  })
})
