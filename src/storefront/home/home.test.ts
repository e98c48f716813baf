import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { islandKey } from '#/navigation/islands/island-key.ts'
import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import type { HomeData } from './home.page.server.ts'
import { demoDatabase } from '../../../tests/helpers/demo-database.ts'
import { testShop } from '../../../tests/helpers/shop.ts'

const database = await demoDatabase()
const shop = await testShop({}, database)

async function homeDataIn(country: string, language = 'en'): Promise<HomeData> {
  const cookies = { location_country: country, i18n_redirected: language }
  const answer = await shop.get('/_payload.json', { cookies })
  return ((await answer.json()) as { data: HomeData }).data
}

type HeroPrice = NonNullable<HomeData['hero']>['price']

const cardsAt = async (path: string, country: string) => {
  const answer = await shop.get(`${path}_payload.json`, { cookies: { location_country: country } })
  return ((await answer.json()) as { data: { listing: { cards: unknown[] } } }).data.listing.cards
}

test.each([
  ['gb', ['/bikes/road/', '/bikes/gravel/', '/bikes/e-bikes/', '/accessories/']],
  ['de', ['/bikes/road/', '/bikes/gravel/', '/bikes/e-bikes/', '/accessories/']],
  ['us', ['/bikes/road/', '/bikes/gravel/', '/accessories/']],
  ['jp', ['/bikes/road/', '/bikes/gravel/', '/accessories/']],
])('in %s the home page shows the ranges that are sold there', async (country, urls) => {
  const { ranges } = await homeDataIn(country)
  expect(ranges.map(({ to }) => to)).toEqual(urls)
  const assets = ranges.map(({ pictures }) => pictures.map(({ asset }) => asset.split('/')[0]))
  expect(assets.slice(0, -1).flat()).toEqual(urls.slice(0, -1).map(() => 'bike'))
  expect(assets.at(-1)).toEqual(['accessory', 'accessory', 'accessory'])
})

test.each(['gb', 'us'])(
  'in %s the home page shows three new bikes of three families',
  async (country) => {
    const { latest, reductions } = await homeDataIn(country)
    const slugs = latest?.cards.map(({ slug }) => slug) ?? []
    expect(new Set(slugs.map((slug) => slug.split('-')[0])).size).toBe(3)
    expect(slugs).toHaveLength(3)
    expect(reductions?.cards).toHaveLength(3)
    expect(reductions?.cards.filter(({ slug }) => slugs.includes(slug))).toEqual([])
    expect(reductions?.to).toBe('/sale/')
    expect(latest?.to).toBe('/bikes/?sort=newest')
  },
)

test('in the United Kingdom bikes have a monthly price and the page the representative example', async () => {
  const { latest, reductions, finance } = await homeDataIn('gb')
  const ids = [...(latest?.cards ?? []), ...(reductions?.cards ?? [])].map(({ id }) => id)
  expect(Object.keys(finance?.monthly ?? {}).toSorted()).toEqual(ids.map(String).toSorted())
  const page = await (await shop.get('/', { cookies: { location_country: 'gb' } })).text()
  expect(page).toContain('id="representative-example"')
  expect(page).toContain('a month')
  expect(await homeDataIn('de')).not.toHaveProperty('finance')
})

test.each(['gb', 'de', 'us', 'ch'])(
  'in %s the bike on top has the price of its own page, a weight and a day',
  async (country) => {
    const { hero } = await homeDataIn(country)
    const [path = '', query = ''] = hero?.to.split('?') ?? []
    const cookies = { location_country: country }
    const answer = await shop.get(`${path}_payload.json?${query}`, { cookies })
    const { data } = (await answer.json()) as { data: { name: string; price: HeroPrice } }
    expect(hero?.name).toBe(data.name)
    expect(hero?.price.price).toEqual(data.price.price)
    expect(hero?.dispatch).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(hero?.grams).toBeGreaterThan(5_000)
  },
)

test('the price on top says its tax and links the delivery costs', async () => {
  const german = { cookies: { location_country: 'de', i18n_redirected: 'de' } }
  const page = await (await shop.get('/', german)).text()
  const hero = page.slice(page.indexOf('<h1'), page.indexOf('id="ranges"'))
  expect(hero).toMatch(/19\s%\sMwSt\./)
  expect(hero).toContain('href="/delivery/"')
  expect(hero).toContain('>Zu diesem Rad</a>')
})

test('every list of prices on the page links the delivery costs', async () => {
  const page = await homeIn('gb')
  for (const section of ['new', 'offers']) {
    const from = page.indexOf(`aria-labelledby="${section}"`)
    expect(page.slice(from, page.indexOf('</section>', from))).toContain('href="/delivery/"')
  }
})

test('shows accessory categories in the visitor’s language, each with something to sell', async () => {
  const { kinds } = await homeDataIn('us', 'de')
  expect(kinds?.to).toBe('/accessories/')
  const list = kinds?.list ?? []
  expect(list.map(({ name }) => name)).toEqual([
    'Helme',
    'Brillen',
    'Licht',
    'Schlösser',
    'Radcomputer',
    'Bekleidung',
    'Taschen',
    'Flaschen',
  ])
  const sold = await Promise.all(list.map(({ to }) => cardsAt(to, 'us')))
  expect(sold.filter((cards) => cards.length === 0)).toEqual([])
})

const menuIn = async (country: string) => {
  const answer = await shop.get('/nuxt/api/header/main-menu', {
    cookies: { location_country: country },
  })
  type Answer = { mainMenuV2Entries: { id: number; url: string; columns: number | null }[] }
  const { mainMenuV2Entries } = (await answer.json()) as Answer
  // Headings of columns have no URL.
  return mainMenuV2Entries.filter(({ url }) => url !== null)
}

const homeIn = async (country: string) =>
  (await shop.get('/', { cookies: { location_country: country } })).text()

const panelIn = async (country: string, entry: number) => {
  const props = { entry, locale: 'en' }
  const path = `/__nuxt_island/${islandKey('MenuPanel', props)}.json`
  return shop.get(`${path}?props=${encodeURIComponent(JSON.stringify(props))}`, {
    cookies: { location_country: country },
  })
}

test.each(['us', 'jp', 'ca', 'au'])('in %s nothing links to e-bikes', async (country) => {
  const whole = await menuIn('gb')
  const menu = await menuIn(country)
  expect(menu.map(({ url }) => url).filter((url) => url.includes('e-bike'))).toEqual([])
  expect(menu.map(({ url }) => url)).toContain('/accessories/locks/')
  expect(await homeIn(country)).not.toContain('/bikes/e-bikes/')
  const electric = whole.find(({ url }) => url === '/bikes/e-bikes/')
  expect((await panelIn(country, electric?.id ?? 0)).status).toBe(404)
  expect((await panelIn('gb', electric?.id ?? 0)).status).toBe(200)
})

test.each([
  ['gb', 'Wold SL 105 Di2', /£\d,\d{3}/],
  ['de', 'Wold SL 105 Di2', /\d\.\d{3}\s€/],
])('in %s the panel of road bikes shows one with its price', async (country, name, price) => {
  const road = (await menuIn(country)).find(({ url }) => url === '/bikes/road/')
  const { html } = (await (await panelIn(country, road?.id ?? 0)).json()) as { html: string }
  expect(html).toContain(`>${name}</a>`)
  expect(html).toContain('href="/wold-sl-105-di2/')
  expect(html).toMatch(price)
  expect(html).toContain('href="/delivery/"')
})

/** Lets the menu name a road bike that the shop does not have. */
async function loseRoadBike() {
  const road = (await menuIn('gb')).find(({ url }) => url === '/bikes/road/')
  await database.db.execute(
    sql`update menu_entries set picture = 'bike/no-such-bike/ink.svg' where id = ${road?.id}`,
  )
  await purgeTags(database.db, ['menu'])
  return road
}

test('the home page shows another bike when its own is gone', async () => {
  expect((await homeDataIn('gb')).hero?.to).toMatch(/^\/wold-sl-105-di2\//)
  await loseRoadBike()
  await expect
    .poll(async () => (await homeDataIn('gb')).hero?.to)
    .toMatch(/^\/(?!wold-sl-105-di2\/)[\w-]+\//)
})

test('a panel whose bike is no longer sold shows another of its range', async () => {
  const road = await loseRoadBike()
  await expect
    .poll(async () => {
      const { html } = (await (await panelIn('gb', road?.id ?? 0)).json()) as { html: string }
      return html.includes('<article') && !html.includes('wold-sl-105-di2')
    })
    .toBe(true)
})

test('says that prices include VAT only where there is VAT', async () => {
  expect(await homeIn('gb')).toContain('All prices include VAT;')
  expect(await homeIn('us')).not.toContain('VAT')
})

test('every menu link leads to something that is sold in the country', async () => {
  for (const country of ['gb', 'de', 'us', 'ch']) {
    const urls = new Set((await menuIn(country)).map(({ url }) => url))
    expect(urls.size, country).toBeGreaterThan(10)
    for (const url of urls)
      expect((await cardsAt(url, country)).length, `${url} in ${country}`).toBeGreaterThan(0)
  }
})

test('removes the sale from the menu of every page when the last reduction ends', async () => {
  // This page depends on nothing in the catalogue but the menu.
  const kit = async () => (await shop.get('/-/kit/')).text()
  expect(await kit()).toContain('>Sale</a>')
  await database.db.execute(sql`update prices set special = null`)
  await purgeTags(database.db, ['catalogue', 'categories'])
  await expect.poll(kit).not.toContain('>Sale</a>')
  expect((await menuIn('gb')).map(({ url }) => url)).not.toContain('/sale/')
})

test.each([
  ['gb', 'en', ['Leeds', 'Manchester', 'Bristol', 'London', 'Edinburgh']],
  ['de', 'de', ['Berlin', 'Hamburg', 'München']],
])('in %s the home page names the stores of the country', async (country, language, names) => {
  const { stores } = await homeDataIn(country, language)
  expect(stores.map(({ name }) => name)).toEqual(names)
})

test('a country without a store is shown all of them', async () => {
  expect((await homeDataIn('fr')).stores).toHaveLength(8)
})
