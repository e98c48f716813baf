import { expect, test } from 'vitest'
import { checkoutBrowsers } from '../../../tests/checkout/checkout-browser.ts'
import { cartShop, helmet, lastBell } from '../../../tests/helpers/cart-shop.ts'
import { putOnSale } from '../../../tests/helpers/bell-stock.ts'

const shop = await cartShop({
  CHECKOUT_URL: 'https://pay.example/new',
  OVERSEAS_CHECKOUT_URL: 'https://overseas.example/',
})
const { database } = shop
const { browser } = checkoutBrowsers(shop, database)

test('without scripts the button of a product leads to the cart, and its button to the retailer’s checkout', async () => {
  const ada = await browser(helmet)
  const added = await ada.send({ add: helmet, quantity: '2' })
  expect(added.headers.get('location')).toBe('/checkout/')
  const page = await ada.open()
  expect(page).toMatch(/<h1[^>]*>Your cart</)
  expect(page).toContain('3 items')
  expect(page).toContain('name="leave"')
  expect(page).not.toContain('name="attempt"')
  const left = await ada.send({ leave: '1' })
  expect(left.headers.get('location')).toBe(
    `https://pay.example/new?cart=${ada.jar.get('cart_id')}`,
  )
})

test('abroad the button hands the cart over with its country and currency', async () => {
  const ada = await browser(helmet)
  ada.jar.set('location_country', 'de')
  await ada.open()
  const left = await ada.send({ leave: '1' })
  const { origin, pathname, searchParams } = new URL(left.headers.get('location') ?? '')
  expect(origin + pathname).toBe('https://overseas.example/sync')
  expect([...searchParams.keys()]).toEqual(['token', 'cart', 'currency', 'country'])
  expect([searchParams.get('currency'), searchParams.get('country')]).toEqual(['EUR', 'DE'])
})

test('opening the page hands nothing over', async () => {
  const ada = await browser(helmet)
  const response = await shop.get('/checkout/', { cookies: Object.fromEntries(ada.jar) })
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
})

test('a cart that cannot be ordered says why, and has no button', async () => {
  const ada = await browser(lastBell)
  await putOnSale(database.db, [{ sku: lastBell, place: 'halifax', quantity: 0 }])
  const page = await ada.open()
  expect(page).toContain('role="alert"')
  expect(page).not.toContain('name="leave"')
  expect((await ada.send({ leave: '1' })).status).toBe(422)
})

test('an empty cart says so', async () => {
  const page = await (await shop.get('/checkout/')).text()
  expect(page).toContain('Your cart is empty')
})

test('a refused item is explained beside the cart', async () => {
  const ada = await browser(helmet)
  const refused = await ada.send({ add: 'NO-SUCH-THING', quantity: '1' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toMatch(/NO-SUCH-THING[^]*Your cart|Your cart[^]*NO-SUCH-THING/)
})
