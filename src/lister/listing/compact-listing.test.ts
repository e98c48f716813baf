import { expect, test } from 'vitest'
import type { Card } from '#/lister/cards/card.ts'
import { wholeList } from './lister.ts'
import { compactListing, wholeListing } from './compact-listing.ts'
import type { Listing } from './listing.ts'

const moss = { colour: 'moss', name: 'Moss', swatch: ['#3f6b46'] }
const slate = { colour: 'slate', name: 'Slate', swatch: ['#30363c', '#111111'] }

const aCard = (stated: Partial<Card> = {}): Card => ({
  id: 1,
  sku: 'FELL',
  slug: 'fell',
  name: 'Fell',
  subtitle: null,
  keyFacts: [],
  kind: 'bike',
  version: 'a1',
  pictures: [moss, slate],
  shown: 0,
  price: { amount: 219_901, currency: 'GBP' },
  was: null,
  isFrom: false,
  unit: null,
  badges: [],
  left: null,
  stock: null,
  dispatch: null,
  ...stated,
})

const aListing = (...cards: Card[]): Listing => ({
  lister: wholeList,
  total: cards.length,
  cards,
  facets: [],
  priceEnds: null,
  currency: 'GBP',
  usualDispatch: null,
  productKinds: 'bikes',
  relaxableFilters: [],
  isUnavailableInCountry: false,
  alternatives: [],
})

const pounds = (amount: number) => ({ amount, currency: 'GBP' }) as const
const credit = {
  price: pounds(219_901),
  depositPercent: 0,
  deposit: pounds(0),
  loan: pounds(219_901),
  months: 48,
  instalment: pounds(5_811),
  lastInstalment: pounds(5_811),
  payable: pounds(278_928),
  apr: 12.9,
  yearlyRate: 12.19,
}

const sent = (listing: Listing): unknown => JSON.parse(JSON.stringify(compactListing(listing)))

test('a listing is the same after it was sent', () => {
  const unusual = aCard({
    id: 2,
    subtitle: 'Electronic',
    pictures: [slate, { colour: null, name: '', swatch: [] }],
    shown: 1,
    was: { amount: 239_903, currency: 'GBP' },
    isFrom: true,
    badges: ['new', 'electric'],
    left: 0,
    dispatch: '2026-11-20',
  })
  const listing = aListing(aCard(), unusual)
  expect(wholeListing(sent(listing) as ReturnType<typeof compactListing>)).toEqual(listing)
})

test('the same colour in another shade of its name stays its own', () => {
  const other = { ...moss, name: 'Moss green' }
  const listing = aListing(aCard(), aCard({ id: 2, pictures: [other] }))
  expect(wholeListing(compactListing(listing))).toEqual(listing)
})

test('filters and monthly prices are the same after they were sent', () => {
  const sample = aListing(aCard())
  const listing: Listing = {
    ...sample,
    facets: [{ name: 'material', values: [{ value: 'steel-725', label: '725 steel', count: 8 }] }],
    finance: {
      example: { credit, notice: 'Terms apply.' },
      monthly: { 1: { amount: 5_811, currency: 'GBP' } },
    },
  }
  expect(wholeListing(compactListing(listing))).toEqual(listing)
})

test('a colour of several cards is sent once, and of a card only what differs from the one before', () => {
  const { colours, cards } = compactListing(
    aListing(aCard(), aCard({ id: 2, slug: 'tarn', left: 3 })),
  )
  expect(colours).toEqual([
    ['moss', 'Moss', '#3f6b46'],
    ['slate', 'Slate', '#30363c', '#111111'],
  ])
  expect(cards[1]).toEqual({ id: 2, slug: 'tarn', left: 3 })
})

test('a slug that follows from the name is not sent, and any other is the same after it was', () => {
  const listing = aListing(
    aCard({ id: 1, name: 'Wold SL 105 Di2', slug: 'wold-sl-105-di2' }),
    aCard({ id: 2, name: 'Keld AL, generalüberholt', slug: 'keld-al-refurbished' }),
    aCard({ id: 3, name: 'Keld\u00A0Ti', slug: 'keld-ti' }),
  )
  const { cards } = compactListing(listing)
  expect(cards.map(({ slug }) => slug)).toEqual([null, 'keld-al-refurbished', null])
  expect(wholeListing(compactListing(listing))).toEqual(listing)
})

test('an empty listing stays empty', () => {
  expect(wholeListing(compactListing(aListing()))).toEqual(aListing())
})
