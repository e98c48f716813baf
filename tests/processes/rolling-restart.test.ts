import { once } from 'node:events'
import { expect, test } from 'vitest'
import { cartDatabase, helmet } from '../helpers/cart-shop.ts'
import { pollingBalancer } from './polling-balancer.ts'
import { closed, halfSent, rawSocket } from './raw-socket.ts'
import { ownPage, testShop } from '../helpers/shop.ts'

const database = await cartDatabase()
const item = JSON.stringify({ cartItems: [{ sku: helmet, quantity: 1 }] })

test('stopping a shop behind a load balancer loses no request', async () => {
  const shops = [await testShop({}, database), await testShop({}, database)] as const
  const balancer = await pollingBalancer(
    shops.map(({ origin }) => origin),
    100,
  )
  const over = new AbortController()
  const statuses: number[] = []
  const shopper = async (index: number) => {
    while (!over.signal.aborted) {
      const answer =
        index % 2 === 0
          ? await fetch(`${balancer.origin}/`)
          : await fetch(`${balancer.origin}/nuxt/api/cart/add-item`, {
              method: 'POST',
              headers: { ...ownPage, 'content-type': 'application/json' },
              body: item,
            })
      await answer.arrayBuffer()
      statuses.push(answer.status)
    }
  }
  const shoppers = Array.from({ length: 8 }, (_, index) => shopper(index))
  await expect.poll(() => balancer.answeredBy(shops[0].origin)).toBeGreaterThan(20)
  await shops[0].stop({ noticeMs: 1_500 })
  const before = balancer.answeredBy(shops[1].origin)
  await expect.poll(() => balancer.answeredBy(shops[1].origin)).toBeGreaterThan(before + 20)
  over.abort()
  await Promise.all(shoppers)
  expect(statuses.length).toBeGreaterThan(60)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
})

test('a late request on an open connection gets a response, and the connection closes', async () => {
  const shop = await testShop({}, database)
  const request = 'GET /livez HTTP/1.1\r\nhost: localhost\r\n\r\n'
  const socket = await rawSocket(shop.origin, request)
  await once(socket, 'data')
  const stopped = shop.stop({ noticeMs: 100 })
  // From here on the shop accepts no connections.
  await expect.poll(() => shop.get('/livez').then(String, String)).toContain('ECONNREFUSED')
  socket.write(request)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 .*connection: close/is)
  await closed(socket)
  await stopped
})

test('an unfinished request does not keep the shop open', async () => {
  const shop = await testShop({}, database)
  const socket = await rawSocket(
    shop.origin,
    halfSent('/nuxt/api/cart/add-item', 'application/json'),
  )
  await Promise.all([closed(socket), shop.stop({ noticeMs: 100 })])
  expect(socket.destroyed).toBe(true)
})
