import { expect, test } from 'vitest'
import { setPrice } from '../catalogue/set-price.ts'
import { demoDatabase } from '../helpers/demo-database.ts'
import { testShop } from '../helpers/shop.ts'
import { putOnSale } from '../helpers/bell-stock.ts'

const database = await demoDatabase()
const shop = await testShop({}, database)

const lister = '/nuxt/api/catalog/lister?urlKey=bikes'
const bike = '/nuxt/api/catalog/child-bike?urlKey=wold-al-105'

async function call(path: string, options = {}) {
  const answer = await shop.get(path, options)
  const body = await answer.text()
  return { status: answer.status, cache: answer.headers.get('x-cache'), body, answer }
}

test.each([
  [lister, `${lister.replace('bikes', '/bikes/')}&sort=nonsense&itemsToShow=24&unknown=1`],
  [`${lister}&material=carbon,titanium`, `${lister}&material=titanium,carbon,,carbon`],
  [bike, `${bike}/&urlKey=second`],
  [
    '/nuxt/api/catalog/parent-bike?urlKey=wold-al',
    '/nuxt/api/catalog/parent-bike?x=1&urlKey=wold-al/',
  ],
])('%s is made once for every spelling', async (path, otherSpelling) => {
  const first = await call(path)
  expect([first.status, first.cache]).toEqual([200, 'miss'])
  const second = await call(otherSpelling)
  expect(second).toMatchObject({ cache: 'hit', body: first.body })
})

test('a visitor of another country or language gets another response', async () => {
  const path = `${lister}&sort=price`
  const british = await call(path, { cookies: { location_country: 'gb' } })
  const german = await call(path, { cookies: { location_country: 'de', i18n_redirected: 'de' } })
  const named = await call(`${path}&locale=de&country=de`)
  expect([british.cache, german.cache, named.cache]).toEqual(['miss', 'miss', 'miss'])
  expect(british.body).toContain('"currency":"GBP"')
  expect(german.body).toContain('"currency":"EUR"')
  expect(named.body).toBe(german.body)
})

test('a browser may keep a response only if it asks whether it is still valid', async () => {
  const { answer } = await call(bike)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  const etag = answer.headers.get('etag') ?? ''
  const again = await call(bike, { headers: { 'if-none-match': etag } })
  expect([again.status, again.body]).toEqual([304, ''])
})

test.each([
  ['a value that no product has', `${lister}&material=cheese`],
  ['a page beyond the end', `${lister}&currentPage=99999`],
  ['a colour that the bike does not come in', `${bike}&colour=cheese`],
  ['a very long query', `${lister}&${'x'.repeat(300)}=1`],
])('a request for %s is answered but not stored', async (_, path) => {
  for (const time of ['first', 'second']) {
    const { status, cache } = await call(path)
    expect([time, status, cache === 'hit']).toEqual([time, 200, false])
  }
})

test('a refused request is answered but not stored', async () => {
  const path = '/nuxt/api/catalog/child-bike?urlKey=no-such-bike'
  expect(await call(path)).toMatchObject({ status: 404, cache: 'pass' })
  expect(await call(path)).toMatchObject({ status: 404, cache: 'pass' })
  expect(await call('/nuxt/api/catalog/child-bike')).toMatchObject({ status: 422, cache: null })
})

type BikeAnswer = { bike: { sku: string; sizes: { sku: string; in_stock: boolean }[] } }
const bikeAnswer = async () => JSON.parse((await call(bike)).body) as BikeAnswer

test('a new price is in the next response', async () => {
  const { sku } = (await bikeAnswer()).bike
  expect((await call(lister)).body).toContain(sku)
  await setPrice(database.db, { sku, country: null, price: 123_456 }, new Date())
  await expect.poll(async () => (await call(bike)).body).toContain('1234.56')
  await expect.poll(async () => (await call(lister)).body).toContain('1234.56')
})

test('a size that sells out is in the next response', async () => {
  const sizes = async () => (await bikeAnswer()).bike.sizes
  const { sku } = (await sizes()).find((size) => size.in_stock) ?? { sku: '' }
  const { rows } = await database.db.execute(`select place from stock where sku = '${sku}'`)
  expect(rows.length).toBeGreaterThan(0)
  await putOnSale(
    database.db,
    rows.map(({ place }) => ({ sku, place: String(place), quantity: 0 })),
  )
  const isInStock = async () => (await sizes()).find((size) => size.sku === sku)?.in_stock
  await expect.poll(isInStock).toBe(false)
})
