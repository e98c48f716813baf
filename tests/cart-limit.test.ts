import { expect, test } from 'vitest'
import { helmet, stockCartShop } from './cart-shop.ts'
import { testDatabase } from './database.ts'
import { testShop } from './shop.ts'

const database = await testDatabase()
await stockCartShop(database.db)

test('one address may change carts only so often, and may look at them as often as it likes', async () => {
  const shop = await testShop({ CART_WRITES_PER_MINUTE: '3' }, database)
  const add = () =>
    shop.post('/nuxt/api/cart/add-item', { cartItems: [{ sku: helmet, quantity: 1 }] })
  const answers = await Promise.all(Array.from({ length: 8 }, add))
  const refused = answers.filter(({ status }) => status === 429)
  // a minute may end in the middle of it
  expect(refused.length).toBeGreaterThanOrEqual(2)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  for (let reads = 0; reads < 5; reads += 1)
    expect((await shop.get('/nuxt/api/cart/fetch-cart')).status).toBe(200)
})
