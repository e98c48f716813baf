import { expect, test } from 'vitest'
import { stockOf } from '#/catalogue/stock/stock.server.ts'
import { cartDatabase, helmet } from '../helpers/cart-shop.ts'
import { testCtx } from '../helpers/context.ts'
import { buyer, hiddenFields } from '../checkout/checkout-browser.ts'
import { ownPage, storeCookies, type TestShop, testShop } from '../helpers/shop.ts'
import { putOnSale } from '../helpers/bell-stock.ts'

const database = await cartDatabase()
const { db } = database
/** Two shops with connections and caches of their own, as on two machines. */
const [one, other] = await Promise.all([testShop({}, database), testShop({}, database)])

const typed = {
  ...buyer,
  form: 'order',
  delivery: 'store',
  store: 'leeds',
  'address.postcode': 'LS1 4AP',
}

/** A buyer with a helmet, who has read the checkout's page. */
async function buyerAt(shop: TestShop) {
  const jar = new Map([
    ['location_country', 'gb'],
    ['chosen_store', 'leeds'],
  ])
  const cartItems = [{ sku: helmet, quantity: 1 }]
  const chosen = { cookies: Object.fromEntries(jar) }
  const added = await shop.post('/nuxt/api/cart/add-item', { cartItems }, chosen)
  storeCookies(jar, added)
  expect(await added.json()).toMatchObject({ addProductsToCart: { user_errors: [] } })
  const cookies = Object.fromEntries(jar)
  const read = async () => hiddenFields(await (await shop.get('/checkout/', { cookies })).text())
  const send = (shown: Record<string, string>) =>
    shop.send('POST', '/checkout/', {
      cookies,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...ownPage },
      body: new URLSearchParams({ ...shown, ...typed }).toString(),
    })
  return { read, send, shown: await read() }
}

const setPieces = (pieces: Record<string, number>) =>
  putOnSale(
    db,
    Object.entries(pieces).map(([place, quantity]) => ({ sku: helmet, place, quantity })),
  )

const pieces = async () => {
  const [stock] = await stockOf(testCtx(db), [helmet])
  return Object.fromEntries(stock?.places.map(({ place, quantity }) => [place, quantity]) ?? [])
}

test('of eight buyers in two shops, one gets the last piece of a store and the others a sentence', async () => {
  await setPieces({ halifax: 20, leeds: 1 })
  const buyers = await Promise.all([one, other, one, other, one, other, one, other].map(buyerAt))
  const answers = await Promise.all(buyers.map(({ send, shown }) => send(shown)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 303)).toHaveLength(1)
  expect(statuses.filter((status) => status === 422)).toHaveLength(7)
  expect(await pieces()).toEqual({ halifax: 20, leeds: 0 })

  const losers = buyers.filter((_, index) => statuses[index] === 422)
  const refused = answers[statuses.indexOf(422)]
  const page = (await refused?.text()) ?? ''
  expect(page).toMatch(/would now be ready from \w{3}\s\d+\s\w{3}, not from \w{3}\s\d+\s\w{3} as/)
  for (const value of ['ada@example.com', '1 Mill Lane', 'LS1 4AP']) expect(page).toContain(value)

  // The later day suits one of them: the piece comes from the warehouse.
  const [loser] = losers
  const again = (await loser?.read()) ?? {}
  expect(String(again['shownDates.leeds']) > String(loser?.shown['shownDates.leeds'])).toBe(true)
  expect((await loser?.send(again))?.status).toBe(303)
  expect(await pieces()).toEqual({ halifax: 19, leeds: 0 })
})
