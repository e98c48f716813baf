import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { isDatabaseAway } from '#/db/away.server.ts'
import { openDatabase } from '#/db/client.server.ts'
import { cartDatabase, helmet } from '../helpers/cart-shop.ts'
import { databaseLink } from '../helpers/database-link.ts'
import { testShop } from '../helpers/shop.ts'

const database = await cartDatabase()

const item = { cartItems: [{ sku: helmet, quantity: 1 }] }
const login = { email: 'nobody@riders.example', password: 'gravel before breakfast' }

describe('a database that accepts queries and does not respond', () => {
  test.each(['hangs', 'has gone'])('that %s is reported as a temporary problem', async (how) => {
    const link = await databaseLink(database.url)
    const shop = await testShop({}, { ...database, url: link.url })
    expect((await shop.post('/nuxt/api/cart/add-item', item)).status).toBe(200)
    await shop.get('/')

    if (how === 'hangs') link.hang()
    else await link.cut()
    const answers = await Promise.all([
      shop.post('/nuxt/api/cart/add-item', item),
      shop.post('/nuxt/api/cart/add-item', item, {
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),
      shop.post('/nuxt/api/auth/login', login),
      shop.get('/nuxt/api/cart/fetch-cart', { cookies: { cart_id: crypto.randomUUID() } }),
      shop.get('/accessories/helmets/?sort=price'),
      shop.get('/sitemap.xml'),
      shop.get('/sitemaps/bikes.xml'),
      shop.get('/feeds/products.xml'),
      shop.get('/img/w_480/bike/moorti-rival/raw.svg'),
    ])
    expect(answers.map(({ status }) => status)).not.toContain(500)
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(4)
    expect(refused.map(({ headers }) => Number(headers.get('retry-after')) > 0)).not.toContain(
      false,
    )
    expect((await shop.get('/')).status).toBe(200)
    await expect.poll(async () => (await shop.get('/readyz')).status).toBe(503)

    if (how === 'hangs') link.resume()
    else await link.mend()
    await expect.poll(async () => (await shop.get('/readyz')).status).toBe(200)
    await expect
      .poll(async () => (await shop.post('/nuxt/api/cart/add-item', item)).status)
      .toBe(200)
  })

  test.each(['hangs', 'has gone'])('that %s does not keep the shop from stopping', async (how) => {
    const link = await databaseLink(database.url)
    const shop = await testShop({ JOBS: 'true' }, { ...database, url: link.url })
    await shop.post('/nuxt/api/cart/add-item', item)
    if (how === 'hangs') link.hang()
    else await link.cut()
    const asking = shop.post('/nuxt/api/cart/add-item', item)
    await shop.stop()
    expect((await asking).status).toBe(503)
  })

  test('does not block a transaction, nor those waiting for its connection', async () => {
    const link = await databaseLink(database.url)
    const watched = openDatabase({ url: link.url, connections: 1, onError: () => {} })
    await watched.watch(() => {})
    const held = watched.db.transaction(async (transaction) => {
      link.hang()
      await transaction.execute('select 1')
    })
    const waiting = watched.pool.query('select 1')
    const failed = await Promise.all([held, waiting].map((each) => each.catch(isDatabaseAway)))
    expect(failed).toEqual([true, true])
    await expect(watched.pool.query('select 1')).rejects.toThrow('does not answer')
    link.resume()
    await expect.poll(() => watched.isAnswering()).toBe(true)
    expect((await watched.pool.query('select 1')).rowCount).toBe(1)
    await watched.close()
  })

  test('leaves no connection in the pool that still waits for an abandoned query', async () => {
    const link = await databaseLink(database.url)
    const unwatched = openDatabase({
      url: `${link.url}?query_timeout=200`,
      connections: 1,
      onError: () => {},
    })
    const held = unwatched.db.transaction(async (transaction) => {
      link.hang()
      await transaction.execute('select 1')
    })
    await expect(held).rejects.toThrow('Failed query')
    expect(unwatched.pool.totalCount).toBe(0)
    link.resume()
    await unwatched.close()
  })

  test('costs no connection, however many transactions begin meanwhile', async () => {
    const link = await databaseLink(database.url)
    const watched = openDatabase({ url: link.url, connections: 2, onError: () => {} })
    await watched.watch(() => {})
    await watched.pool.query('select 1')
    link.hang()
    const begin = () => watched.db.transaction((transaction) => transaction.execute('select 1'))
    const begun = await Promise.all(
      [begin(), begin(), begin()].map((each) => each.catch(isDatabaseAway)),
    )
    expect(begun).toEqual([true, true, true])
    link.resume()
    await expect.poll(() => watched.isAnswering()).toBe(true)
    expect((await begin()).rowCount).toBe(1)
    expect(watched.pool.totalCount - watched.pool.idleCount).toBe(0)
    await watched.close()
  })

  test('is distinguished from a busy one: a query that waits for a lock is left alone', async () => {
    const watched = openDatabase({ url: database.url, onError: () => {} })
    await watched.watch(() => {})
    await watched.pool.query('select pg_sleep(1.5)')
    expect(watched.isAnswering()).toBe(true)
    await watched.close()
  })

  test('is distinguished from a busy process', async () => {
    const watched = openDatabase({ url: database.url, onError: () => {} })
    await watched.watch(() => {})
    for (let times = 0; times < 3; times += 1) {
      const until = performance.now() + 900
      while (performance.now() < until);
      await sleep(50)
    }
    // An overloaded machine may miss one heartbeat, but not all later ones.
    await expect.poll(() => watched.isAnswering()).toBe(true)
    await watched.close()
  })
})
