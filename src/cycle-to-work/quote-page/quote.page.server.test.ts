import { expect, test } from 'vitest'
import { paymentSettings } from '#/platform/config/settings.ts'
import { cartShop, lastBell } from '../../../tests/helpers/cart-shop.ts'
import { ownPage, storeCookies } from '../../../tests/helpers/shop.ts'
import { buyer, hiddenFields } from '../../../tests/checkout/checkout-browser.ts'
import { quotePath } from './quote-paths.ts'
import { putOnSale } from '../../../tests/helpers/bell-stock.ts'

const shop = await cartShop()
const { pieces } = paymentSettings.unpaid.perOrder
await putOnSale(shop.database.db, [{ sku: lastBell, place: 'halifax', quantity: 500 }])

/** The page with this number of bells in the cart, and the answer to its form. */
async function quoteOf(quantity: number, language: 'en' | 'de') {
  const jar = new Map([
    ['location_country', 'gb'],
    ['i18n_redirected', language],
  ])
  const added = await shop.post('/nuxt/api/cart/add-item', {
    cartItems: [{ sku: lastBell, quantity }],
  })
  storeCookies(jar, added)
  const page = await (await shop.get(quotePath, { cookies: Object.fromEntries(jar) })).text()
  const form = { ...buyer, ...hiddenFields(page), employer: 'Mill Ltd', provider: 'Cyclescheme' }
  const answer = await shop.send('POST', quotePath, {
    cookies: Object.fromEntries(jar),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...ownPage },
    body: new URLSearchParams(form).toString(),
  })
  return { page, answer }
}

test.each([
  ['en', `you can order up to ${pieces} items, worth up to £40,000`],
  ['de', `Möglich sind bis zu ${pieces} Artikel im Wert von höchstens £40,000`],
] as const)('in %s the page and its form refuse more than the limit', async (language, text) => {
  const over = await quoteOf(pieces + 1, language)
  expect(over.page).toContain(text)
  expect(over.answer.status).toBe(422)
  expect((await over.answer.text()).split(text)).toHaveLength(2)
  const most = await quoteOf(pieces, language)
  expect(most.page).not.toContain(text)
  expect(most.answer.status).toBe(303)
})
