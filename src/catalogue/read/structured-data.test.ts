import { expect, test } from 'vitest'
import { money } from '#/money/money.ts'
import { siteOfHost } from '#/platform/config/sites.ts'
import {
  breadcrumbJsonLd,
  organisationJsonLd,
  plainAmount,
  productJsonLd,
  type StructuredOffer,
  type StructuredProduct,
} from './structured-data.ts'

const { site } = siteOfHost('de.caldercycles.example')

const anOffer = (fields: Partial<StructuredOffer> = {}): StructuredOffer => ({
  sku: 'FELL-M',
  price: money(249_900, 'EUR'),
  availability: { isInStock: true, leadTimeDays: null },
  ...fields,
})
const aBike = (fields: Partial<StructuredProduct> = {}): StructuredProduct => ({
  path: '/fell-105',
  name: 'Fell 105',
  description: 'Ein Rad.',
  sku: 'FELL',
  brand: 'Calder',
  images: ['/img/w_1200/bike/fell-105/moss.svg?v=1'],
  condition: 'new',
  country: 'de',
  offers: [anOffer()],
  ...fields,
})
const offersOf = (fields: Partial<StructuredProduct>) => productJsonLd(site, aBike(fields)).offers

test('the offer has the price and URL of the country’s site', () => {
  expect(offersOf({})).toMatchObject({
    '@type': 'Offer',
    url: 'https://de.caldercycles.example/fell-105/',
    price: '2499.00',
    priceCurrency: 'EUR',
    areaServed: 'DE',
    availability: 'https://schema.org/InStock',
  })
})

test('sizes at different prices become an aggregate offer', () => {
  const offers = [anOffer(), anOffer({ price: money(259_900, 'EUR') })]
  expect(offersOf({ offers })).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '2499.00',
    highPrice: '2599.00',
    offerCount: 2,
  })
})

test.each([
  [{ isInStock: false, leadTimeDays: 15 }, 'BackOrder'],
  [{ isInStock: false, leadTimeDays: null }, 'OutOfStock'],
])('%o becomes %s', (availability, word) => {
  expect(offersOf({ offers: [anOffer({ availability })] })).toMatchObject({
    availability: `https://schema.org/${word}`,
  })
})

test('an ex-demo bike has the used condition', () => {
  expect(productJsonLd(site, aBike({ condition: 'ex-demo' })).itemCondition).toBe(
    'https://schema.org/UsedCondition',
  )
})

test('a product without offers has no offer in its data', () => {
  expect(productJsonLd(site, aBike({ offers: [] }))).not.toHaveProperty('offers')
})

test('formats yen without decimals', () => {
  expect(plainAmount(money(398_000, 'JPY'))).toBe('398000')
})

test('breadcrumbs count from one and have absolute URLs', () => {
  const crumbs = [
    { name: 'Fahrräder', path: '/bikes' },
    { name: 'Gravel', path: '/bikes/gravel' },
  ]
  expect(breadcrumbJsonLd(site, crumbs).itemListElement).toMatchObject([
    { position: 1, item: 'https://de.caldercycles.example/bikes/' },
    { position: 2, item: 'https://de.caldercycles.example/bikes/gravel/' },
  ])
})

test('the seller of an offer is the shop itself', () => {
  const { '@id': id } = organisationJsonLd(site)
  expect(offersOf({})).toMatchObject({ seller: { '@id': id } })
})
