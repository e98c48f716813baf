import { expect, test } from 'vitest'
import { seed } from '#/seed.server.ts'
import type { HomeData } from '#/shop/home.page.server.ts'
import { testDatabase } from './database.ts'
import { testShop } from './shop.ts'

const database = await testDatabase()
await seed(database.db, () => {})
const shop = await testShop({}, database)

async function windowIn(country: string, language = 'en'): Promise<HomeData> {
  const cookies = { location_country: country, i18n_redirected: language }
  const answer = await shop.get('/_payload.json', { cookies })
  return ((await answer.json()) as { data: HomeData }).data
}

const cardsAt = async (path: string, country: string) => {
  const answer = await shop.get(`${path}_payload.json`, { cookies: { location_country: country } })
  return ((await answer.json()) as { data: { listing: { cards: unknown[] } } }).data.listing.cards
}

test.each([
  ['gb', ['/bikes/road/', '/bikes/gravel/', '/bikes/e-bikes/', '/accessories/']],
  ['de', ['/bikes/road/', '/bikes/gravel/', '/bikes/e-bikes/', '/accessories/']],
  ['us', ['/bikes/road/', '/bikes/gravel/', '/accessories/']],
  ['jp', ['/bikes/road/', '/bikes/gravel/', '/accessories/']],
])('in %s the window has the ranges that are sold there', async (country, addresses) => {
  const { ranges } = await windowIn(country)
  expect(ranges.map(({ to }) => to)).toEqual(addresses)
  const assets = ranges.map(({ pictures }) => pictures.map(({ asset }) => asset.split('/')[0]))
  expect(assets.slice(0, -1).flat()).toEqual(addresses.slice(0, -1).map(() => 'bike'))
  expect(assets.at(-1)).toEqual(['accessory', 'accessory', 'accessory'])
})

test.each(['gb', 'us'])('in %s three new bikes of three families are shown', async (country) => {
  const { latest, offers } = await windowIn(country)
  const slugs = latest?.cards.map(({ slug }) => slug) ?? []
  expect(new Set(slugs.map((slug) => slug.split('-')[0])).size).toBe(3)
  expect(slugs).toHaveLength(3)
  expect(offers).toHaveLength(3)
  expect(offers.filter(({ slug }) => slugs.includes(slug))).toEqual([])
  expect(latest?.to).toBe('/bikes/?sort=newest')
})

test('accessories are shown by kind, in the visitor’s words, and every kind has something to sell', async () => {
  const { kinds } = await windowIn('us', 'de')
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
