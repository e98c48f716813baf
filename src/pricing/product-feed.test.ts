import { expect, test } from 'vitest'
import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { anEntry, anOffer } from '#/lister/index/sample-entries.ts'
import { money } from '#/money/money.ts'
import { sites, type Site } from '#/platform/config/sites.ts'
import { childText, parseXml } from '../../tests/helpers/xml.ts'
import { feedFoot, feedHead, feedItemXml, feedPrice, type FeedItem } from './product-feed.ts'

const [uk, de] = sites as [Site, Site]
const saddle: Partial<CatalogueEntry> = { kind: 'accessory', filterCategory: 'saddles' }

const anItem = (stated: Partial<FeedItem> = {}): FeedItem => ({
  entry: anEntry(),
  offer: anOffer(),
  quote: { price: money(249_999, 'GBP'), was: null, savingPercent: null },
  image: '/pictures/bike.webp',
  isInStock: true,
  dispatchDay: null,
  ...stated,
})

/** The fields of an item by name, as parsed from the feed. */
const fields = (item: FeedItem, site = uk) =>
  Object.fromEntries(
    parseXml(feedItemXml(site, item).trimEnd()).children.map(({ name, text }) => [name, text]),
  )
const fieldsOf = (entry: Partial<CatalogueEntry>) => fields(anItem({ entry: anEntry(entry) }))

test('lists a bike with every field of a shopping advert', () => {
  const entry = anEntry({
    summary: { en: 'Fast & light.', de: 'Schnell & leicht.' },
    breadcrumbs: [
      { id: 1, path: '/bikes', level: 0, name: { en: 'Bikes', de: 'Fahrräder' } },
      { id: 7, path: '/bikes/gravel', level: 1, name: { en: 'Gravel', de: 'Schotter' } },
    ],
  })
  expect(fields(anItem({ entry, offer: anOffer({ gtin: '5060000000017' }) }))).toEqual({
    'g:id': 'BIKE-M',
    'g:item_group_id': 'BIKE',
    title: 'Keld SL, Moss, M',
    description: 'Fast & light.',
    link: 'https://www.caldercycles.example/bike/?colour=moss',
    'g:image_link': 'https://www.caldercycles.example/pictures/bike.webp',
    'g:brand': 'Calder',
    'g:gtin': '5060000000017',
    'g:mpn': 'BIKE-M',
    'g:condition': 'new',
    'g:availability': 'in_stock',
    'g:price': '2499.99 GBP',
    'g:google_product_category': 'Sporting Goods > Outdoor Recreation > Cycling > Bicycles',
    'g:product_type': 'Bikes > Gravel',
    'g:color': 'Moss',
    'g:size': 'M',
    'g:shipping_weight': '8.50 kg',
  })
})

test('writes the German feed in German, with links to the German shop', () => {
  const entry = anEntry({ name: { en: 'Saddle', de: 'Sattel' }, summary: { en: 'x', de: 'Weich' } })
  expect(fields(anItem({ entry }), de)).toMatchObject({
    title: 'Sattel, Moos, M',
    description: 'Weich',
    link: 'https://de.caldercycles.example/bike/?colour=moss',
    'g:color': 'Moos',
  })
})

test('leaves out unknown fields', () => {
  const bare = fields(
    anItem({
      entry: anEntry({ ...saddle, grams: null, colours: [], sizes: [] }),
      offer: anOffer({ size: null, colour: null }),
    }),
  )
  expect(bare).toMatchObject({
    title: 'Keld SL',
    link: 'https://www.caldercycles.example/bike/',
  })
  const unknown = ['g:gtin', 'g:color', 'g:size', 'g:shipping_weight', 'g:sale_price']
  expect(unknown.filter((name) => name in bare)).toEqual([])
})

test('uses the weight of the size', () => {
  expect(fields(anItem({ offer: anOffer({ grams: 8_765 }) }))['g:shipping_weight']).toBe('8.77 kg')
})

test('uses the names of sizes and colours that the shop shows', () => {
  const [moss] = anEntry().colours
  const entry = anEntry({
    colours: [{ ...moss!, code: 'ink', name: { en: 'Ink', de: 'Tinte' } }, moss!],
    sizes: [
      { code: 'S', name: 'Small' },
      { code: 'M', name: 'Medium' },
    ],
  })
  expect(fields(anItem({ entry }))).toMatchObject({ 'g:color': 'Moss', 'g:size': 'Medium' })
})

test('cuts a title at Google’s limit', () => {
  const name = { en: 'x'.repeat(149), de: '' }
  expect(fieldsOf({ name })['title']).toBe(`${name.en},`)
})

test.each([
  { isInStock: true, dispatchDay: '2026-11-19', says: 'in_stock', from: undefined },
  { isInStock: false, dispatchDay: '2026-12-03', says: 'backorder', from: '2026-12-03' },
  { isInStock: false, dispatchDay: null, says: 'out_of_stock', from: undefined },
])(
  'reports $says for in stock $isInStock and dispatch on $dispatchDay',
  ({ says, from, ...item }) => {
    const listed = fields(anItem(item))
    expect([listed['g:availability'], listed['g:availability_date']]).toEqual([says, from])
  },
)

test.each([
  ['new', 'new'],
  ['refurbished', 'refurbished'],
  ['ex-demo', 'used'],
] as const)('lists a bike that is %s as %s', (condition, listed) => {
  expect(fieldsOf({ condition })['g:condition']).toBe(listed)
})

test('lists a reduced product with its previous and current price', () => {
  const quote = {
    price: money(199_950, 'EUR'),
    was: money(249_999, 'EUR'),
    savingPercent: 20,
  }
  expect(fields(anItem({ quote }))).toMatchObject({
    'g:price': '2499.99 EUR',
    'g:sale_price': '1999.50 EUR',
  })
})

test('an advert states the contents of what is sold by volume, and nothing of other products', () => {
  const sizes = [{ code: 'M', name: '250 ml', contents: '250 ml' }]
  expect(fieldsOf({ ...saddle, sizes })).toMatchObject({
    'g:unit_pricing_measure': '250 ml',
    'g:unit_pricing_base_measure': '1 l',
  })
  expect(fieldsOf(saddle)).not.toHaveProperty('g:unit_pricing_measure')
})

test('writes yen without decimals', () => {
  expect(feedPrice(money(129_800, 'JPY'))).toBe('129800 JPY')
})

const cycling = 'Sporting Goods > Outdoor Recreation > Cycling'
test.each([
  ...['jerseys', 'bib-shorts', 'jackets', 'base-layers', 'gloves', 'socks', 'caps', 'shoes'].map(
    (category) => ({ category, path: 'Cycling Apparel & Accessories', isClothing: true }),
  ),
  ...['tyres', 'tubes', 'pedals', 'saddles', 'bar-tape'].map((category) => ({
    category,
    path: 'Bicycle Parts',
    isClothing: false,
  })),
  { category: 'locks', path: 'Bicycle Accessories', isClothing: false },
  { category: null, path: 'Bicycle Accessories', isClothing: false },
])('maps $category to $path', ({ category, path, isClothing }) => {
  const listed = fieldsOf({ kind: 'accessory', filterCategory: category })
  expect(listed['g:google_product_category']).toBe(`${cycling} > ${path}`)
  expect([listed['g:age_group'], listed['g:gender']]).toEqual(
    isClothing ? ['adult', 'unisex'] : [undefined, undefined],
  )
})

test('lists a gift card as one', () => {
  expect(fieldsOf({ kind: 'accessory', filterCategory: 'gift-cards' })).toMatchObject({
    'g:google_product_category':
      'Arts & Entertainment > Party & Celebration > Gift Giving > Gift Cards & Certificates',
  })
})

test('writes one well-formed document with a channel header', () => {
  const xml = feedHead(uk) + feedItemXml(uk, anItem()) + feedItemXml(uk, anItem()) + feedFoot
  const rss = parseXml(xml.trimEnd())
  expect(rss.attributes).toEqual({ version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0' })
  const [channel] = rss.children
  expect(channel?.children.map(({ name }) => name)).toEqual([
    'title',
    'link',
    'description',
    'item',
    'item',
  ])
  expect(channel && childText(channel, 'title')).toBe(uk.name)
  expect(channel && childText(channel, 'link')).toBe(uk.url)
  expect(channel && childText(channel, 'description')).toBe(uk.description.en)
})

test('begins with an XML declaration and writes one item per line', () => {
  expect(feedHead(uk)).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/)
  expect(feedItemXml(uk, anItem())).toMatch(/^<item>.*<\/item>\n$/)
})
