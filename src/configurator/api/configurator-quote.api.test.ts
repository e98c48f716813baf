import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Build, buildShop, type Quote } from '../../../tests/helpers/build-shop.ts'

const shop = await buildShop()

const sku = 'MOORTI-RIVAL-M-RAW'
const uid = (section: number, part: string) => btoa(`bundle/${section}/${part}/1`)
const wheels = uid(7, 'WHL-C40')
const [fog, ink, gloss] = [uid(58, 'BBCOLOUR-FOG'), uid(58, 'BBCOLOUR-INK'), uid(57, 'PNT-GLOSS')]

const problemsIn = ({ problems }: Quote) =>
  problems.map(({ section_id, code, message }) => [
    section_id,
    code,
    message.replaceAll('\u00A0', ' '),
  ])

/** The total and dispatch date of a build in a new cart; the paint is a separate item. */
async function inCart(build: Build, country: string) {
  const { cart, user_errors } = await shop.add(build, { country })
  expect(user_errors).toEqual([])
  const lines = cart?.items ?? []
  const sumOf = (name: 'row_total_including_tax' | 'original_row_total') =>
    Math.round(lines.reduce((sum, { prices }) => sum + prices[name].value, 0) * 100) / 100
  return {
    now: sumOf('row_total_including_tax'),
    before: sumOf('original_row_total'),
    currency: lines[0]?.prices.row_total.currency,
    day: cart?.dispatch_date,
  }
}

const accepted: [string, Build, string][] = [
  ['a bike as shown', { sku }, 'gb'],
  ['a bike that has to be built first', { sku: 'MOORTI-RIVAL-S-MOSS' }, 'gb'],
  ['better wheels', { sku, options: [wheels] }, 'gb'],
  ['the last wheels in stock', { sku, options: [uid(7, 'WHL-LAST')] }, 'gb'],
  ['a stem in a size', { sku, options: [uid(12, 'STM-TI-90')] }, 'gb'],
  ['the bike’s own stem in another size', { sku, options: [uid(12, 'STM-90')] }, 'gb'],
  ['paint that is in stock', { sku, options: [ink] }, 'gb'],
  [
    'paint, film for it, and wheels',
    { sku, options: [gloss, fog, uid(63, 'FLM-GLOSS'), wheels] },
    'gb',
  ],
  [
    'a rack with its bag, in Germany',
    { sku, options: [uid(39, 'RCK-HIGH'), uid(37, 'BAG-HIGH')] },
    'de',
  ],
  ['a painted bike in America', { sku, options: [fog, wheels] }, 'us'],
  ['a reduced bike', { slug: 'moor-ti-force', sku: 'MOORTI-FORCE-M-RAW', options: [wheels] }, 'gb'],
  ['a reduced bike in Germany', { slug: 'moor-ti-force', sku: 'MOORTI-FORCE-M-RAW' }, 'de'],
]

test.each(accepted)('%s: the quote equals what the cart charges', async (_name, build, country) => {
  const { weight_grams: _, ...quote } = await shop.quote(build, { country })
  const { now, before, currency, day } = await inCart(build, country)
  expect(quote).toEqual({
    valid: true,
    total: { value: before, currency },
    special: now < before ? { value: now, currency } : null,
    dispatch_date: day,
    problems: [],
    error: null,
  })
})

test('gives the weight of the build in its size', async () => {
  const weight = async (build: Build) => (await shop.quote(build)).weight_grams
  expect(await weight({ sku })).toBe(9600)
  expect(await weight({ sku: 'MOORTI-RIVAL-S-MOSS' })).toBe(9600 - 155)
  expect(await weight({ sku, options: [wheels] })).toBe(9600 - 1780 + 1450)
  expect(await weight({ sku, options: [uid(7, 'WHL-NONE')] })).toBeNull()
})

test('gives a reduction beside the price before it', async () => {
  const build = { slug: 'moor-ti-force', sku: 'MOORTI-FORCE-M-RAW', options: [fog] }
  expect(await shop.quote(build)).toMatchObject({
    total: { value: 4299 + 250 },
    special: { value: 3899 + 250 },
  })
})

const notOffered = (part: string) =>
  `“${part}” is not offered for this bike. Choose a part that the configurator shows for it.`
const isSecond = (part: string) =>
  `Two parts are chosen for one place on the bike; “${part}” is the second. Choose one of them.`
const unreadable = (option: string) =>
  `We could not read the choice “${option}”. Reload the page and choose again.`
const threePairs = btoa('bundle/7/WHL-A25/3')
const wrongCranks = '180 mm cranks do not fit this bike; the nearest that do are 172.5 mm long.'
const needsColour =
  'Custom paint needs a frame colour. Choose one, or remove the other paint options.'
const notApproved =
  'These lights are not approved for the roads of your country. Please choose others.'
const notDelivered =
  'We cannot deliver this to your country. Change the delivery country or choose another item.'

const refused: [string, Build, [number | null, string, string][], string?][] = [
  [
    'a misfit with the frame',
    { sku, options: [uid(38, 'MUD-BOLT')] },
    [[38, 'NOT_SALABLE', 'This frame has no mounts for mudguards.']],
  ],
  [
    'cranks that the frame is not built with',
    { sku, options: [uid(67, 'CRK-40-180')] },
    [[67, 'NOT_SALABLE', wrongCranks]],
  ],
  [
    'two parts that exclude each other',
    { sku, options: [uid(38, 'MUD'), uid(39, 'RCK-LOW')] },
    [[38, 'NOT_SALABLE', 'The MUD and The RCK-LOW cannot be fitted together.']],
  ],
  [
    'a bag without its rack',
    { sku, options: [uid(37, 'BAG-HIGH')] },
    [[37, 'NOT_SALABLE', 'The BAG-HIGH works only with The RCK-HIGH.']],
  ],
  [
    'two misfits at once',
    { sku, options: [uid(38, 'MUD-BOLT'), uid(63, 'FLM-GLOSS')] },
    [
      [38, 'NOT_SALABLE', 'This frame has no mounts for mudguards.'],
      [63, 'NOT_SALABLE', 'The FLM-GLOSS is not made for a bare frame.'],
    ],
  ],
  [
    'an option that does not exist',
    { sku, options: [uid(7, 'WHL-NONE'), wheels] },
    [[7, 'NOT_SALABLE', notOffered('WHL-NONE')]],
  ],
  [
    'an option under the id of another section',
    { sku, options: [uid(12, 'WHL-C40')] },
    [[12, 'NOT_SALABLE', notOffered('WHL-C40')]],
  ],
  [
    'two pairs of wheels',
    { sku, options: [wheels, uid(7, 'WHL-A25')] },
    [[7, 'NOT_SALABLE', isSecond('WHL-A25')]],
  ],
  [
    'three pairs of the same wheels by one option',
    { sku, options: [threePairs] },
    [[null, 'INVALID_PARAMETER_VALUE', unreadable(threePairs)]],
  ],
  [
    'something that is no option',
    { sku, options: ['wheels'] },
    [[null, 'INVALID_PARAMETER_VALUE', unreadable('wheels')]],
  ],
  ['a finish without a colour', { sku, options: [gloss] }, [[-1, 'NOT_SALABLE', needsColour]]],
  [
    'a colour that does not exist',
    { sku, options: [uid(58, 'BBCOLOUR-NONE')] },
    [[58, 'PRODUCT_NOT_FOUND', 'We cannot find the item “BBCOLOUR-NONE”.']],
  ],
  [
    'wheels that are sold out',
    { sku, options: [uid(7, 'WHL-GONE')] },
    [[7, 'NOT_SALABLE', 'This product is out of stock. Please choose another size or colour.']],
  ],
  [
    'lights that the country does not approve',
    { sku, options: [uid(42, 'LGT-DIM')] },
    [[42, 'NOT_SALABLE', notApproved]],
    'de',
  ],
  [
    'a bike that is not sold to the country',
    { slug: 'moor-ti-force', sku: 'MOORTI-FORCE-M-RAW' },
    [[1, 'NOT_SALABLE', notDelivered]],
    'us',
  ],
]

test.each(refused)(
  '%s: the quote names the section, and the cart refuses it',
  async (_name, build, problems, country = 'gb') => {
    const quote = await shop.quote(build, { country })
    expect(problemsIn(quote)).toEqual(problems)
    expect(quote).toMatchObject({ valid: false, total: null, special: null, dispatch_date: null })
    const { user_errors } = await shop.add(build, { country })
    expect(user_errors.map(({ code }) => code)).toEqual([problems[0]?.[1]])
  },
)

test('gives the same message in German', async () => {
  const options = [uid(38, 'MUD'), uid(39, 'RCK-LOW')]
  const [[, , message] = []] = problemsIn(await shop.quote({ sku, options }, { locale: 'de' }))
  expect(message).toBe('Das Teil MUD und Das Teil RCK-LOW lassen sich nicht zusammen montieren.')
})

test('refuses two colours', async () => {
  expect(problemsIn(await shop.quote({ sku, options: [fog, ink] }))).toEqual([
    [58, 'NOT_SALABLE', 'Choose only one option for each part of the paint.'],
  ])
})

test('quotes a bike only under its own slug', async () => {
  expect(problemsIn(await shop.quote({ slug: 'moor-ti-force', sku }))).toEqual([
    [1, 'PRODUCT_NOT_FOUND', `We cannot find the item “${sku}”.`],
  ])
})

test('quote and cart agree on every option of the configurator', async () => {
  const { sections, bike } = await shop.data('moor-ti-rival')
  const price = bike.variants.find((variant) => variant.sku === sku)?.price.value ?? 0
  const options = sections.flatMap((section) => section.options)
  expect(options.length).toBeGreaterThan(20)
  for (const option of options) {
    const build = { sku, options: [option.uid] }
    const quote = await shop.quote(build)
    const { user_errors } = await shop.add(build)
    const isTaken = user_errors.length === 0
    const total = isTaken ? price + option.price_delta.value : undefined
    expect([option.sku, quote.valid, quote.total?.value]).toEqual([option.sku, isTaken, total])
  }
})

test('a quote stores nothing', async () => {
  const cartCount = async () =>
    (await shop.database.db.execute(sql`select count(*) from carts`)).rows[0]
  const before = await cartCount()
  const body = { slug: 'moor-ti-rival', sku, selected_options: [wheels] }
  const response = await shop.post('/nuxt/api/configurator/quote', body)
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie()).toEqual([])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await cartCount()).toEqual(before)
})

test.each([
  ['an unknown bike', { slug: 'no-such-bike', sku }, 404],
  ['an ex-demo bike', { slug: 'moor-ti-force-ex-demo', sku: 'MOORTI-FORCEEXDEMO-M-RAW' }, 404],
  ['no bike at all', { sku }, 422],
  ['no size', { slug: 'moor-ti-rival' }, 422],
  ['an invalid slug', { slug: '../etc', sku }, 422],
  [
    'more options than there are sections',
    { slug: 'moor-ti-rival', sku, selected_options: Array(61).fill(wheels) },
    422,
  ],
])('does not quote %s', async (_name, body, status) => {
  expect((await shop.post('/nuxt/api/configurator/quote', body)).status).toBe(status)
})

test('refuses requests from other sites', async () => {
  const body = JSON.stringify({ slug: 'moor-ti-rival', sku })
  const headers = { 'sec-fetch-site': 'cross-site' }
  const response = await shop.send('POST', '/nuxt/api/configurator/quote', { body, headers })
  expect(response.status).toBe(403)
})
