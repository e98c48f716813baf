import { expect, test } from 'vitest'
import { buildShop, type Configurator } from '../../../tests/helpers/build-shop.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'

const shop = await buildShop()
const rival = await shop.data('moor-ti-rival')

const uid = (section: number, sku: string) => btoa(`bundle/${section}/${sku}/1`)
const sectionIn = ({ sections }: Configurator, key: string) =>
  sections.find((section) => section.key === key)
const optionOf = (sku: string, { sections }: Configurator = rival) =>
  sections.flatMap(({ options }) => options).find((option) => option.sku === sku)

test('lists every size, variant and colour of the bike', () => {
  expect(rival.bike).toMatchObject({
    sku: 'MOORTI-RIVAL',
    slug: 'moor-ti-rival',
    url: '/moor-ti-rival/build-v2/',
    sizes: [
      { size: 'S', rider_height: [163, 172] },
      { size: 'M', rider_height: [170, 179] },
    ],
  })
  expect(rival.bike.variants.map(({ sku }) => sku)).toEqual([
    'MOORTI-RIVAL-S-RAW',
    'MOORTI-RIVAL-S-MOSS',
    'MOORTI-RIVAL-M-RAW',
    'MOORTI-RIVAL-M-MOSS',
  ])
  expect(rival.bike.variants[2]).toMatchObject({
    price: { value: 3499, currency: 'GBP' },
    special_price: null,
    in_stock: true,
    dispatch_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  expect(rival).toMatchObject({ version: 'v2', initialLimit: 4, layers: [], error: null })
  expect(rival.colours).toEqual([
    { code: 'raw', label: 'Raw titanium', swatch: '#b8b4ac' },
    { code: 'moss', label: 'Moss', swatch: '#4d5b3c' },
  ])
})

test('gives both prices of a reduced bike', async () => {
  const { bike } = await shop.data('moor-ti-force')
  expect(bike.variants[0]).toMatchObject({
    price: { value: 4299 },
    special_price: { value: 3899 },
  })
})

test('gives the section ids of the catalogue, with a group before the paint sections', () => {
  expect(rival.sections.map(({ section_id }) => section_id)).toEqual([
    1, 1, -1, 57, 58, 59, 60, 61, 62, 7, 12, 37, 38, 39, 42, 63,
  ])
  expect(rival.sections.map(({ position }) => position)).toEqual(
    rival.sections.map((_, index) => index + 1),
  )
  expect(rival.sections[2]).toEqual({
    section_id: -1,
    key: 'customColor',
    label: 'Custom paint',
    position: 3,
    required: false,
    options: [],
  })
})

test('spells section keys as the API documents them', () => {
  const ids = Object.fromEntries(rival.sections.map(({ key, section_id }) => [key, section_id]))
  expect(ids).toMatchObject({
    frame: 1,
    size: 1,
    wheelset: 7,
    stem: 12,
    paintFinish: 57,
    frameColor: 58,
    gradientColor: 59,
    gradientAngle: 60,
    downTubeLogoColor: 61,
    topTubeForkLogoColor: 62,
    customColor: -1,
  })
  expect(Object.keys(ids).filter((key) => key.includes('Colour'))).toEqual([])
})

test('offers frame and size as SKUs of the bike', () => {
  const brief = (key: string) =>
    sectionIn(rival, key)?.options.map(({ sku, label, is_default }) => [sku, label, is_default])
  expect(brief('frame')).toEqual([['MOORTI-RIVAL-S-RAW', rival.bike.name, true]])
  expect(brief('size')).toEqual([
    ['MOORTI-RIVAL-S-RAW', 'S', true],
    ['MOORTI-RIVAL-M-RAW', 'M', false],
  ])
  expect(sectionIn(rival, 'size')?.options[0]).toMatchObject({
    price: { value: 3499, currency: 'GBP' },
    price_delta: { value: 0, currency: 'GBP' },
    image: { url: expect.stringMatching(/^\/img\/.*bike\/moor-ti-rival\/raw\.svg/) },
  })
})

test('offers a part in each of its sizes, and marks the bike’s own parts as defaults', () => {
  const stems = sectionIn(rival, 'stem')
  expect(stems?.required).toBe(true)
  expect(stems?.options.map((option) => [option.sku, option.label, option.is_default])).toEqual([
    ['STM-80', 'The STM, 80 mm', true],
    ['STM-90', 'The STM, 90 mm', false],
    ['STM-TI-90', 'The STM-TI, 90 mm', false],
  ])
  expect(rival.defaults).toEqual([uid(7, 'WHL-A25'), uid(12, 'STM-80')])
  expect(sectionIn(rival, 'mudguards')?.required).toBe(false)
})

test('gives the price difference to the replaced part', () => {
  expect(optionOf('WHL-C40')).toMatchObject({
    uid: uid(7, 'WHL-C40'),
    price: { value: 1149, currency: 'GBP' },
    price_delta: { value: 750, currency: 'GBP' },
    image: { url: expect.stringMatching(/^\/img\/.*component\/WHL-C40\.svg/), alt: 'C40' },
    in_stock: true,
    lead_time_days: 0,
  })
  expect(optionOf('WHL-A25')?.price_delta.value).toBe(0)
  expect(optionOf('MUD')?.price_delta.value).toBe(45)
})

test('marks sold-out options, and gives lead times of options to order', () => {
  expect(optionOf('WHL-GONE')).toMatchObject({ in_stock: false, lead_time_days: null })
  expect(optionOf('STM-TI-90')).toMatchObject({ in_stock: false, lead_time_days: 10 })
})

test('names exclusions on both parts, and required parts', () => {
  expect(optionOf('MUD')?.excludes).toEqual([uid(39, 'RCK-LOW')])
  expect(optionOf('RCK-LOW')?.excludes).toEqual([uid(38, 'MUD')])
  expect(optionOf('BAG-HIGH')?.requires).toEqual([uid(39, 'RCK-HIGH')])
})

test('answers in German with euro prices for Germany', async () => {
  const answer = await shop.data('moor-ti-rival', { locale: 'de', country: 'de' })
  expect(sectionIn(answer, 'customColor')?.label).toBe('Wunschlackierung')
  expect(optionOf('MUD', answer)).toMatchObject({
    label: 'Das Teil MUD',
    price: { currency: 'EUR' },
    price_delta: { currency: 'EUR' },
  })
  expect(answer.colours[0]?.label).toBe('Titan roh')
  expect(answer.bike.variants[0]?.price).toEqual({ value: 3999, currency: 'EUR' })
})

test('leaves out a part that is not sold in the country', async () => {
  const answer = await shop.data('moor-ti-rival', { country: 'us' })
  expect(optionOf('RCK-HIGH')).toBeDefined()
  expect(optionOf('RCK-HIGH', answer)).toBeUndefined()
  expect(optionOf('RCK-LOW', answer)?.price.currency).toBe('USD')
})

test.each(['gb', 'de', 'us'])('offers the same as the page in %s', async (country) => {
  const cookies = { location_country: country }
  const answer = await shop.get('/moor-ti-rival/build-v2/_payload.json', { cookies })
  const { data } = (await answer.json()) as { data: { bike: OfferedBike } }
  const onPage = data.bike.sections.flatMap(({ id, parts }) =>
    parts.flatMap(({ offers }) => offers.map(({ sku, price }) => [uid(id, sku), price])),
  )
  const api = await shop.data('moor-ti-rival', { country })
  const options = api.sections
    .filter(({ section_id }) => section_id !== 1)
    .flatMap((section) => section.options)
  expect(options.length).toBeGreaterThan(5)
  expect(options.map((option) => [option.uid, Math.round(option.price.value * 100)])).toEqual(
    onPage,
  )
  expect(api.bike.variants.map(({ sku }) => sku)).toEqual(data.bike.offers.map(({ sku }) => sku))
})

test.each([
  ['nothing', 'no-such-bike', 'gb'],
  ['a model, which has no configuration of its own', 'moor-ti', 'gb'],
  ['a helmet', 'crest-helmet', 'gb'],
  ['an ex-demo bike', 'moor-ti-force-ex-demo', 'gb'],
  ['a bike that is not sold to the country', 'moor-ti-force', 'us'],
])('returns 404 for %s', async (_name, slug, country) => {
  const path = `/nuxt/api/configurator/data?slug=${slug}`
  const answer = await shop.get(path, shop.cookiesOf({ country }))
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ error: { code: 'PRODUCT_NOT_FOUND' } })
})

test.each(['', '?slug=', '?slug=Moor%20Ti!', `?slug=${'a'.repeat(81)}`, '?slug=a/b'])(
  'refuses an invalid slug: %s',
  async (query) => {
    const answer = await shop.get(`/nuxt/api/configurator/data${query}`)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ error: { fields: { slug: [expect.any(String)] } } })
  },
)

test('allows shared caching only for URLs that name language and country', async () => {
  const path = '/nuxt/api/configurator/data?slug=moor-ti-rival'
  const cacheOf = async (url: string) => (await shop.get(url)).headers.get('cache-control')
  expect(await cacheOf(path)).toBe('no-store')
  expect(await cacheOf(`${path}&locale=de&country=at`)).toMatch(/^public.*s-maxage=60/)
})
