import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { demoStores } from '../../tests/helpers/cart-shop.ts'
import { demoDatabase } from '../../tests/helpers/demo-database.ts'
import { testShop } from '../../tests/helpers/shop.ts'
import { testCtx } from '../../tests/helpers/context.ts'
import { openingOf } from './page/store-view.server.ts'
import type { StoresData } from './page/stores.page.server.ts'
import { importStores } from './stores.server.ts'
import { readStores } from './stores.store.server.ts'

const file = demoStores()
const database = await demoDatabase()
const shop = await testShop({}, database)
const german = { cookies: { i18n_redirected: 'de' } }
const page = async (path: string, options = {}) => (await shop.get(path, options)).text()

test('every store is on the list and has a page in both languages', async () => {
  const [list, liste] = await Promise.all([page('/stores/'), page('/stores/', german)])
  expect(file.length).toBeGreaterThan(6)
  for (const { code } of file) {
    expect(list).toContain(`href="/stores/${code}/"`)
    expect(liste).toContain(`href="/stores/${code}/"`)
    expect((await shop.get(`/stores/${code}/`)).status).toBe(200)
  }
  expect(list).toContain('<h1 class="display text-5xl">Our stores</h1>')
  expect(liste).toContain('Unsere Läden')
  expect(await page('/stores/munich/', german)).toContain('80469 München')
})

test('a page with opening hours expires at midnight where the store is', async () => {
  const [munich] = await readStores(database.db)
  if (!munich) throw new Error('The demo shop has stores.')
  const midnightIn = (timeZone: string) => {
    const ctx = testCtx(database.db, { now: new Date('2026-07-06T20:30:00Z') })
    openingOf(ctx, { ...munich.hours, timeZone })
    return [...ctx.expiries].map((expiry) => expiry.toISOString())
  }
  expect(midnightIn('Europe/Berlin')).toContain('2026-07-06T22:00:00.000Z')
  expect(midnightIn('Europe/London')).toContain('2026-07-06T23:00:00.000Z')
})

test('the visitor’s own country comes first', async () => {
  const countriesFor = async (country: string) => {
    const cookies = { location_country: country }
    const answer = await shop.get('/stores/_payload.json', { cookies })
    const { data } = (await answer.json()) as { data: StoresData }
    return data.countries.map(({ code }) => code)
  }
  expect(await countriesFor('gb')).toEqual(['gb', 'de'])
  expect(await countriesFor('de')).toEqual(['de', 'gb'])
})

test('the panel for help names up to three stores of the visitor’s country, their own first', async () => {
  type Answer = { stores: { name: string; phone: string; opening: { periods: object[] } }[] }
  const contactsOf = async (cookies: Record<string, string>) => {
    const answer = await shop.get('/nuxt/api/store-contacts', { cookies })
    return ((await answer.json()) as Answer).stores
  }
  const british = await contactsOf({ location_country: 'gb' })
  expect(british).toHaveLength(3)
  for (const { phone, opening } of british) {
    expect(phone).toMatch(/^\+44 /)
    expect(opening.periods.length).toBeGreaterThan(0)
  }
  const last = file.findLast(({ code }) => code === 'leeds')
  const [own] = await contactsOf({ location_country: 'gb', chosen_store: last?.code ?? '' })
  expect(own?.phone).toBe(last?.phone)
  expect(await contactsOf({ location_country: 'jp' })).toEqual([])
})

test('search engines get the store with its hours, and find it in the sitemap', async () => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(
    await page('/stores/leeds/'),
  )?.[1]
  const graph = (JSON.parse(json ?? '{}') as { '@graph': Record<string, unknown>[] })['@graph']
  const store = graph.find((entity) => entity['@type'] === 'BikeStore')
  expect(store).toMatchObject({
    telephone: '+44 113 496 0140',
    address: { postalCode: 'LS0 2AA', addressCountry: 'GB' },
    geo: { latitude: 53.796 },
  })
  expect(store?.['openingHoursSpecification']).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'Thursday',
    opens: '10:00',
    closes: '20:00',
  })
  expect(await page('/sitemaps/pages.xml')).toContain('/stores/leeds/</loc>')
})

test('a stored text without the other language is a fault, not an empty line', async () => {
  const undone = new Error('undone')
  const read = database.db.transaction(async (tx) => {
    expect(await readStores(tx)).toHaveLength(file.length)
    await tx.execute(sql`update stores set lead = lead - 'de' where code = 'leeds'`)
    await expect(readStores(tx)).rejects.toThrow('a JSON column')
    throw undone
  })
  await expect(read).rejects.toBe(undone)
})

test('a store that does not exist is not found', async () => {
  expect((await shop.get('/stores/atlantis/')).status).toBe(404)
})

test('a new telephone number is on the page at once', async () => {
  expect(await page('/stores/leeds/')).toContain('+44 113 496 0140')
  const phone = '+44 113 496 0999'
  await importStores(
    database.db,
    file.map((store) => (store.code === 'leeds' ? { ...store, phone } : store)),
  )
  await vi.waitFor(async () => expect(await page('/stores/leeds/')).toContain(phone), 5_000)
})

test.each([
  ['a place that is not a store', { code: 'halifax' }, '"halifax" is not a store'],
  ['the path of the collection screen', { code: 'collection-screen' }, 'collection screen'],
  ['hours that end before they begin', { monday: ['18:00-10:00'] }, 'end after it begins'],
  ['hours that overlap', { monday: ['10:00-14:00', '13:00-18:00'] }, 'not overlap'],
  ['hours in words', { monday: ['all day'] }, 'such as 10:00-18:00'],
  ['an unknown time zone', { timeZone: 'Europe/Leeds' }, 'must be a time zone'],
])(
  'a file with %s is refused whole',
  async (_name, { code, ...hours }: Partial<Record<string, unknown>>, reason) => {
    const [first, ...rest] = file
    const wrong = {
      ...first,
      ...(code !== undefined && { code }),
      hours: { ...first?.hours, ...hours },
    }
    await expect(importStores(database.db, [...rest, wrong])).rejects.toThrow(reason)
    expect((await shop.get('/stores/leeds/')).status).toBe(200)
  },
)
