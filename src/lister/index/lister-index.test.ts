import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultCountry } from '#/country/country.ts'
import { homeRule } from '#/pricing/price-rule.ts'
import { listProducts } from './list-products.ts'
import { wholeList } from '#/lister/listing/lister.ts'
import { createListerIndex, type ListerIndex, withNewOffers } from './lister-index.ts'
import { anEntry, anOffer } from './sample-entries.ts'
import { createMarketCatalogue } from './market-catalogue.ts'

const now = new Date('2026-11-16T09:00:00Z')
const sizes = ['S', 'M', 'L'].map((code) => ({ code, name: code }))
const offers = fc.tuple(
  ...sizes.map(({ code }) =>
    fc
      .record({ pence: fc.integer({ min: 1, max: 5 }), pieces: fc.integer({ min: 0, max: 1 }) })
      .map((stated) => anOffer({ ...stated, sku: code, size: code })),
  ),
)
const products = fc.array(offers, { minLength: 1, maxLength: 80 })

function everythingListed(index: ListerIndex) {
  const book = { ruleFor: () => homeRule }
  const catalogue = createMarketCatalogue(index, {
    priors: new Map(),
    book,
    country: defaultCountry,
    now,
  })
  const within = index.positionsIn({ id: 7, rule: null }, now)
  const requests = [{}, { sort: 'price' as const }, { filters: { by_size: ['M'] } }]
  return requests.map((lister) => {
    const listed = listProducts(catalogue, { within, lister: { ...wholeList, ...lister } })
    const counts = Object.values(listed.counts).flat()
    return { ...listed, counts: counts.toSorted((a, b) => (a.value < b.value ? -1 : 1)) }
  })
}

test('an updated index lists the same as a rebuilt one', () => {
  const changes = fc.array(fc.tuple(fc.nat({ max: 79 }), offers), { maxLength: 4 })
  fc.assert(
    fc.property(products, changes, (stock, later) => {
      const before = stock.map((own, i) => anEntry({ id: i + 1, position: i, sizes, offers: own }))
      const after = [...before]
      for (const [at, own] of later) if (after[at]) after[at] = { ...after[at], offers: own }
      const changed = after.filter((entry, i) => entry !== before[i])
      expect(everythingListed(withNewOffers(createListerIndex(before), changed))).toEqual(
        everythingListed(createListerIndex(after)),
      )
    }),
  )
})
