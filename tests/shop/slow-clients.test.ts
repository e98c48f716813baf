import { expect, test } from 'vitest'
import { cartShop, helmet } from '../helpers/cart-shop.ts'
import { closed, halfSent, rawSocket } from '../processes/raw-socket.ts'
import { testShop } from '../helpers/shop.ts'

const shop = await cartShop()

const addHelmet = () =>
  shop.post('/nuxt/api/cart/add-item', { cartItems: [{ sku: helmet, quantity: 1 }] })

test.each([
  ['a call', '/nuxt/api/cart/add-item', 'application/json'],
  ['a form', '/auth/login/', 'application/x-www-form-urlencoded'],
])('350 unfinished bodies of %s do not affect cart, login and checkout', async (_, path, type) => {
  await Promise.all(Array.from({ length: 350 }, () => rawSocket(shop.origin, halfSent(path, type))))
  expect((await addHelmet()).status).toBe(200)
  const credentials = { email: 'nobody@riders.example', password: 'gravel before breakfast' }
  expect((await shop.post('/nuxt/api/auth/login', credentials)).status).toBeLessThan(500)
  expect((await shop.get('/checkout/')).status).toBeLessThan(500)
})

test('a hundred pipelined requests close the connection', async () => {
  const request = 'GET /nuxt/api/location/countries HTTP/1.1\r\nhost: localhost\r\n\r\n'
  const socket = await rawSocket(shop.origin, request.repeat(100))
  await closed(socket)
  expect((await shop.get('/livez')).status).toBe(200)
})

test('a few pipelined requests all get a response', async () => {
  const request = 'GET /livez HTTP/1.1\r\nhost: localhost\r\n\r\n'
  const socket = await rawSocket(shop.origin, request.repeat(8))
  let received = ''
  for await (const chunk of socket) {
    received += String(chunk)
    if (received.split('HTTP/1.1 200').length === 9) break
  }
  expect(received.split('HTTP/1.1 200')).toHaveLength(9)
})

test('connections per network are limited', async () => {
  const small = await testShop({ CONNECTIONS_PER_NETWORK: '3' })
  const held = await Promise.all([1, 2, 3].map(() => rawSocket(small.origin, 'GET / HTTP/1.1\r\n')))
  const tooMany = await rawSocket(small.origin, 'GET /livez HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await closed(tooMany)
  for (const socket of held) socket.destroy()
  await expect.poll(async () => (await small.get('/livez').catch(() => null))?.status).toBe(200)
})

test('a trusted proxy has no connection limit', async () => {
  const behind = await testShop({ CONNECTIONS_PER_NETWORK: '3', TRUSTED_PROXIES: '127.0.0.1' })
  await Promise.all([1, 2, 3, 4, 5].map(() => rawSocket(behind.origin, 'GET / HTTP/1.1\r\n')))
  expect((await behind.get('/livez')).status).toBe(200)
})
