import { expect, test } from 'vitest'
import { checkoutBrowsers, type Form } from '../../../tests/checkout/checkout-browser.ts'
import { cartShop, helmet } from '../../../tests/helpers/cart-shop.ts'
import { testShop } from '../../../tests/helpers/shop.ts'

const shop = await cartShop({ PAYMENTS: 'test-with-faults' })
const { database } = shop
const { browser, orderCount } = checkoutBrowsers(shop, database)

/** A shop with other settings and the same carts, and the number of orders that a form sent there places. */
async function shopWith(settings: Record<string, string>, country = 'gb') {
  const other = await testShop(settings, database)
  const ada = await browser(helmet)
  ada.jar.set('location_country', country)
  const form = await ada.fill()
  const cookies = Object.fromEntries(ada.jar)
  const open = () => other.get('/checkout/', { cookies })
  const send = async (changes: Form = {}) => {
    const before = await orderCount()
    const response = await other.send('POST', '/checkout/', {
      cookies,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      body: new URLSearchParams({ ...form, ...changes }).toString(),
    })
    return { response, ordered: (await orderCount()) - before }
  }
  return { other, cookies, open, send }
}

test('the test payment is not available with an external checkout', async () => {
  const { open, send } = await shopWith({ CHECKOUT_URL: 'https://pay.example/', PAYMENTS: '' })
  expect(await (await open()).text()).not.toContain('name="attempt"')
  const { response, ordered } = await send()
  expect([response.status, ordered]).toEqual([404, 0])
})

test.each([
  ['without any provider', {}, 'gb'],
  ['without any provider, abroad', {}, 'de'],
  [
    'with a provider for home countries only, abroad',
    { CHECKOUT_URL: 'https://pay.example/' },
    'de',
  ],
  [
    'with a provider for other countries only, at home',
    { OVERSEAS_CHECKOUT_URL: 'https://pay.example/' },
    'gb',
  ],
])('%s ordering is closed, and the page names a contact', async (_, settings, country) => {
  const { other, cookies, open, send } = await shopWith({ ...settings, PAYMENTS: '' }, country)
  const page = await (await open()).text()
  expect(page).toContain('Online ordering is unavailable at the moment')
  expect(page).toContain('tel:+441632960010')
  expect(page).not.toContain('name="attempt"')
  const { response, ordered } = await send()
  expect([response.status, ordered]).toEqual([422, 0])
  expect(await response.text()).toContain('Online ordering is unavailable at the moment')
  const started = await other.post('/nuxt/api/checkout/start', {}, { cookies })
  expect(await started.json()).toMatchObject({ checkoutUrl: '/checkout/' })
})

test('the page that says ordering is closed is translated into German', async () => {
  const { other, cookies } = await shopWith({ PAYMENTS: '' }, 'de')
  const page = await other.get('/checkout/', { cookies: { ...cookies, i18n_redirected: 'de' } })
  expect(await page.text()).toContain('Online-Bestellungen sind im Moment nicht möglich')
})

test('a shopper cannot choose a payment that is never answered', async () => {
  const { open, send } = await shopWith({ PAYMENTS: 'test' })
  expect(await (await open()).text()).not.toContain('value="silent"')
  const { response, ordered } = await send({ payment: 'silent' })
  expect([response.status, ordered]).toEqual([422, 0])
})
