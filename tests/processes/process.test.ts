import { expect, test } from 'vitest'
import { migrateDatabase } from '#/db/migrate.server.ts'
import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import { testDatabase } from '../helpers/database.ts'
import { databaseLink } from '../helpers/database-link.ts'
import { testShop } from '../helpers/shop.ts'

const cacheOf = async (shop: { get(path: string): Promise<Response> }) =>
  (await shop.get('/')).headers.get('x-cache')

/** A page is cached after its response was sent, so the next request may come too early. */
async function expectCached(shop: { get(path: string): Promise<Response> }) {
  await expect.poll(() => cacheOf(shop)).toBe('hit')
}

test('a change invalidates the page in every process', async () => {
  const database = await testDatabase()
  const shops = [await testShop({}, database), await testShop({}, database)]
  for (const shop of shops) await expectCached(shop)
  await purgeTags(database.db, ['menu'])
  for (const shop of shops) await expect.poll(() => cacheOf(shop)).not.toBe('hit')
})

test('a rolled-back transaction invalidates nothing', async () => {
  const database = await testDatabase()
  const shop = await testShop({}, database)
  await expectCached(shop)
  const failing = database.db.transaction(async (transaction) => {
    await purgeTags(transaction, ['menu'])
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await cacheOf(shop)).toBe('hit')
})

test('migrations run once, however many processes start together', async () => {
  const { url } = await testDatabase()
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(url, 'migrations')))
  expect(outcomes.map(({ applied }) => applied)).toEqual([0, 0, 0, 0])
})

test('while the database is unavailable pages come from the cache, and no restart is needed afterwards', async () => {
  const database = await testDatabase()
  const link = await databaseLink(database.url)
  const shop = await testShop({}, { ...database, url: link.url })
  await expectCached(shop)
  expect((await shop.get('/readyz')).status).toBe(200)

  await link.cut()
  expect(await cacheOf(shop)).toBe('hit')
  await expect.poll(async () => (await shop.get('/readyz')).status).toBe(503)
  expect((await shop.get('/livez')).status).toBe(200)

  await link.mend()
  await expect.poll(async () => (await shop.get('/readyz')).status).toBe(200)
  await purgeTags(database.db, ['menu'])
  await expect.poll(() => cacheOf(shop)).not.toBe('hit')
})

test('an unreachable database is reported in one sentence, without its password', async () => {
  const wrong = migrateDatabase('postgres://shop:hunter2@127.0.0.1:1/shop', 'migrations')
  await expect(wrong).rejects.toThrow(
    'The database cannot be used: connect ECONNREFUSED 127.0.0.1:1; check DATABASE_URL.',
  )
})

test('open requests are finished when the shop closes, and load balancers are told to stop', async () => {
  const shop = await testShop()
  const paths = ['/', '/compare/', '/no/', '/nuxt/api/location/countries', '/robots.txt']
  const responses = paths.flatMap((path) => [shop.get(path), shop.get(path)])
  await responses[0]
  const stopped = shop.stop({ noticeMs: 300 })
  const ready = await shop.get('/readyz')
  expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close'])
  expect((await shop.get('/')).status).toBe(200)
  const statuses = (await Promise.all(responses)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 404]))
  await stopped
  await expect(shop.get('/')).rejects.toThrow('ECONNREFUSED')
})
