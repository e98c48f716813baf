import { expect, test } from 'vitest'
import { importPriceRules } from '#/pricing/pricing.server.ts'
import priceRules from '../../../demo/pricing/price-rules.json' with { type: 'json' }
import { setStock } from '#/catalogue/stock/set-stock.server.ts'
import { stockOf } from '#/catalogue/stock/stock.server.ts'
import { runOrderCommand } from '#/orders/order/order-command.server.ts'
import { signatureOf } from '#/platform/api/provider-signature.server.ts'
import { bike, helmet, lastBell, paint, stockCartShop } from '../../../tests/helpers/cart-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { testShop } from '../../../tests/helpers/shop.ts'

const secret = 'a secret that only the two of us know'
const database = await testDatabase()
const { db } = database
await stockCartShop(db)
await importPriceRules(db, priceRules)
const metricsToken = 'a-token-for-the-collector'
const settings = { CHECKOUT_SECRET: secret, METRICS_TOKEN: metricsToken }
const shops = [await testShop(settings, database), await testShop(settings, database)] as const
const [shop] = shops

type Item = { sku: string; quantity: number; ref?: string; associated_ref?: string }

async function cartWith(cartItems: Item[], call = 'add-item') {
  const response = await shop.post(`/nuxt/api/cart/${call}`, { cartItems })
  return /cart_id=([\da-f]{32})/.exec(response.headers.getSetCookie().join())?.[1] ?? ''
}

type Sent = { at?: typeof shop; timestamp?: string; signature?: string }

function notify(path: string, message: unknown, { at = shop, timestamp, signature }: Sent = {}) {
  const body = JSON.stringify(message)
  const time = timestamp ?? String(Math.floor(Date.now() / 1000))
  return at.send('POST', `/nuxt/api/checkout/${path}`, {
    headers: {
      'content-type': 'application/json',
      'x-timestamp': time,
      'x-signature': signature ?? signatureOf(secret, time, body),
    },
    body,
  })
}

const confirmation = (cartId: string, number: string, more: object = {}) => ({
  retailerCartId: cartId,
  eShopWorldOrderNumber: number,
  deliveryCountryIso: 'DE',
  checkoutTotal: { shopper: { currency: 'EUR', amount: '97.00' } },
  contactDetails: [
    {
      contactDetailsType: 'IsDelivery',
      firstName: 'Lise',
      lastName: 'Meitner',
      email: 'Lise@Example.com',
      address1: 'Thielallee 63',
      city: 'Berlin',
      postalCode: '14195',
      country: 'DE',
      telephone: '+49 30 1234567',
    },
  ],
  deliveryOption: { deliveryOption: 'EXP1' },
  ...more,
})

const orderCount = async (number: string) => {
  const { rows } = await database.pool.query<{ count: string }>(
    'select count(*) from orders where provider_number = $1',
    [number],
  )
  return Number(rows[0]?.count)
}

test('mails are in the language of the handover, whatever the site’s language', async () => {
  const languageOf = async (number: string) => {
    const { rows } = await database.pool.query<{ locale: string }>(
      'select locale from orders where provider_number = $1',
      [number],
    )
    return rows[0]?.locale
  }
  const handed = await cartWith([{ sku: helmet, quantity: 1 }])
  await shop.post(
    '/nuxt/api/checkout/start',
    {},
    { cookies: { cart_id: handed, location_country: 'de', i18n_redirected: 'de' } },
  )
  await notify('overseas-confirm', confirmation(handed, 'ESW-DE'))
  expect(await languageOf('ESW-DE')).toBe('de')
  const unhanded = await cartWith([{ sku: helmet, quantity: 1 }])
  await notify('overseas-confirm', confirmation(unhanded, 'ESW-EN'))
  expect(await languageOf('ESW-EN')).toBe('en')
})

test('an order confirmed three times, in two processes, is one order', async () => {
  await setStock(db, [{ sku: lastBell, place: 'halifax', quantity: 3 }])
  const id = await cartWith([{ sku: lastBell, quantity: 1 }])
  const message = confirmation(id, 'ESW-1')
  const answers = await Promise.all(
    [shops[0], shops[1], shops[0]].map((at) => notify('overseas-confirm', message, { at })),
  )
  const responses = (await Promise.all(answers.map((answer) => answer.json()))) as {
    OrderNumber: string
    EShopWorldOrderNumber: string
    ResponseCode: string
    ResponseText: string
  }[]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(responses.map(({ ResponseText }) => ResponseText).toSorted()).toEqual([
    'Order already exists',
    'Order already exists',
    'Order created',
  ])
  expect(new Set(responses.map(({ OrderNumber }) => OrderNumber)).size).toBe(1)
  expect(responses[0]?.EShopWorldOrderNumber).toBe('ESW-1')
  expect(await orderCount('ESW-1')).toBe(1)
  expect((await stockOf(testCtx(db), [lastBell]))[0]?.quantity).toBe(2)
})

const ordersAs = async (number: string) => {
  const { rows } = await database.pool.query<Record<string, unknown>>(
    `select o.number, total, email, state, agreed -> 'totals' as totals, (select count(*) from invoices i where i.order_id = o.id)::int as invoices
     from orders o where provider_number = $1`,
    [number],
  )
  return rows
}

/** The total that the shop charges for a helmet sent to Germany. */
async function honestTotal() {
  const id = await cartWith([{ sku: helmet, quantity: 1 }])
  const cookies = { cart_id: id, location_country: 'de' }
  const answer = await shop.get('/nuxt/api/cart/fetch-cart', { cookies })
  const { cart } = (await answer.json()) as {
    cart: { prices: { grand_total: { value: number; currency: string } } }
  }
  return cart.prices.grand_total
}

const charged = (amount: number) => ({ checkoutTotal: { shopper: { currency: 'EUR', amount } } })

test('an order paid with the cart’s total is paid', async () => {
  const { value } = await honestTotal()
  const id = await cartWith([{ sku: helmet, quantity: 1 }])
  await notify('overseas-confirm', confirmation(id, 'ESW-2', charged(value)))
  expect(await ordersAs('ESW-2')).toMatchObject([
    {
      total: Math.round(value * 100),
      email: 'lise@example.com',
      state: 'processing',
      invoices: 1,
    },
  ])
})

test.each([
  ['a penny', 'ESW-H1', () => 0.01],
  ['nothing', 'ESW-H2', () => 0],
  ['a cent less', 'ESW-H3', (value: number) => value - 0.01],
  ['a cent more', 'ESW-H4', (value: number) => value + 0.01],
])('an order paid with %s is held and not sent', async (_, number, sum) => {
  const { value } = await honestTotal()
  const id = await cartWith([{ sku: helmet, quantity: 1 }])
  const message = confirmation(id, number, charged(Number(sum(value).toFixed(2))))
  expect((await notify('overseas-confirm', message)).status).toBe(200)
  const [order] = await ordersAs(number)
  expect(order).toMatchObject({ state: 'held', invoices: 0 })
  // The order states the tax in the amount paid, not in the expected total.
  const total = order?.['total'] as number
  expect(order?.['totals']).toMatchObject({
    total: { amount: total, currency: 'EUR' },
    taxPercent: 19,
    tax: { amount: Math.round((total * 19) / 119), currency: 'EUR' },
    shipping: { currency: 'EUR' },
  })
  const lines: string[] = []
  const command = (...args: string[]) =>
    runOrderCommand({ db, args, print: (line) => lines.push(line) })
  await command('list', '--held')
  const listed = lines.find((line) => line.startsWith(String(order?.['number'])))
  expect(listed, 'in euros, as in Germany').toMatch(/\d,\d\d\s€/)
  await expect(command('ship', String(order?.['number']))).rejects.toThrow(/no "ship" from there/)
  const headers = { authorization: `Bearer ${metricsToken}` }
  expect(await (await shop.get('/metrics', { headers })).text()).toMatch(/^orders_held [1-9]/m)
  await command('show', String(order?.['number']))
  expect(lines.join()).toContain('The provider charged')
})

test('a held order continues when it is accepted and is refunded when it is cancelled', async () => {
  const placed = await Promise.all(
    ['ESW-A1', 'ESW-A2'].map(async (number) => {
      const id = await cartWith([{ sku: helmet, quantity: 1 }])
      await notify('overseas-confirm', confirmation(id, number, charged(9.99)))
      return String((await ordersAs(number))[0]?.['number'])
    }),
  )
  const lines: string[] = []
  for (const args of [
    ['accept', placed[0] ?? ''],
    ['cancel', placed[1] ?? ''],
  ])
    await runOrderCommand({ db, args, print: (line) => lines.push(line) })
  expect(await ordersAs('ESW-A1')).toMatchObject([{ state: 'processing', invoices: 1 }])
  expect(await ordersAs('ESW-A2')).toMatchObject([{ state: 'cancelled' }])
  expect(lines.join()).toMatch(/9,99\s€\s+to be sent by hand/)
})

test('a forged, missing or old signature changes nothing', async () => {
  const id = await cartWith([{ sku: helmet, quantity: 1 }])
  const message = confirmation(id, 'ESW-3')
  const old = String(Math.floor(Date.now() / 1000) - 301)
  const forged = signatureOf('another secret, of somebody else', old, JSON.stringify(message))
  const answers = [
    await notify('overseas-confirm', message, { signature: forged }),
    await notify('overseas-confirm', message, { signature: '' }),
    await notify('overseas-confirm', message, { signature: 'no hex at all' }),
    await notify('overseas-confirm', message, { timestamp: old }),
    await notify('overseas-confirm', message, { timestamp: 'yesterday' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  expect(await orderCount('ESW-3')).toBe(0)
})

test('an order whose payer lives in an unknown country is refused, not billed to Britain', async () => {
  const id = await cartWith([{ sku: helmet, quantity: 1 }])
  const [delivery] = confirmation(id, 'ESW-B').contactDetails
  const paidFrom = (country: string) => ({
    contactDetails: [delivery, { ...delivery, contactDetailsType: 'IsPayment', country }],
  })
  const { value } = await honestTotal()
  const send = async (country: string) => {
    const more = { ...charged(value), ...paidFrom(country) }
    return (await notify('overseas-confirm', confirmation(id, 'ESW-B', more))).json()
  }
  expect(await send('ZZ')).toMatchObject({ ResponseText: 'Order refused: unknown billing country' })
  expect(await orderCount('ESW-B')).toBe(0)
  expect(await send('FR')).toMatchObject({ ResponseText: 'Order created' })
})

test('a signature is valid for one body only', async () => {
  const id = await cartWith([{ sku: helmet, quantity: 1 }])
  const time = String(Math.floor(Date.now() / 1000))
  const signature = signatureOf(secret, time, JSON.stringify(confirmation(id, 'ESW-4')))
  const response = await notify('overseas-confirm', confirmation(id, 'ESW-5'), {
    timestamp: time,
    signature,
  })
  expect(response.status).toBe(401)
})

test('a shop without a secret refuses provider calls and says why', async () => {
  const closed = await testShop({}, database)
  const response = await notify('overseas-inventory', {}, { at: closed })
  expect(response.status).toBe(503)
  expect(((await response.json()) as { error: { message: string } }).error.message).toContain(
    'CHECKOUT_SECRET',
  )
})

test('refuses an unknown cart, a wrong currency, an impossible total and other items', async () => {
  const id = await cartWith([{ sku: helmet, quantity: 2 }])
  const wrong = [
    confirmation('0'.repeat(32), 'ESW-6'),
    confirmation(id, 'ESW-7', { checkoutTotal: { shopper: { currency: 'JPY', amount: 1 } } }),
    confirmation(id, 'ESW-8', { deliveryCountryIso: 'XX' }),
    confirmation(id, 'ESW-12', charged(1e308)),
    confirmation(id, 'ESW-13', charged(21_474_836.48)),
    confirmation(id, 'ESW-9', { lineItems: [{ quantity: 1, product: { productCode: helmet } }] }),
  ]
  for (const message of wrong) {
    const response = await notify('overseas-confirm', message)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ OrderNumber: null, ResponseCode: '400' })
  }
})

test('a bike and its paint are confirmed as two items', async () => {
  const id = await cartWith(
    [
      { sku: bike, quantity: 1, ref: 'b' },
      { sku: paint, quantity: 1, associated_ref: 'b' },
    ],
    'add-bike',
  )
  const lineItems = [bike, paint].map((productCode) => ({ quantity: 1, product: { productCode } }))
  const response = await notify('overseas-confirm', confirmation(id, 'ESW-10', { lineItems }))
  expect(response.status).toBe(200)
})

test('tells the provider whether everything is still in stock', async () => {
  await setStock(db, [{ sku: lastBell, place: 'halifax', quantity: 1 }])
  const id = await cartWith([{ sku: lastBell, quantity: 1 }])
  const probe = { retailerCartId: id, eShopWorldOrderNumber: 'ESW-11' }
  const checkInventory = async (message: object) =>
    (await notify('overseas-inventory', message)).json()
  expect(await checkInventory(probe)).toEqual({ ...probe, inventoryAvailable: true, error: null })
  await setStock(db, [{ sku: lastBell, place: 'halifax', quantity: 0 }])
  expect(await checkInventory(probe)).toEqual({ ...probe, inventoryAvailable: false, error: null })
  const unknown = { ...probe, retailerCartId: 'f'.repeat(32) }
  expect(await checkInventory(unknown)).toMatchObject({ inventoryAvailable: false })
})

test('items that sold out meanwhile are refused, so the provider must refund', async () => {
  await setStock(db, [{ sku: lastBell, place: 'halifax', quantity: 1 }])
  const ids = await Promise.all([1, 2].map(() => cartWith([{ sku: lastBell, quantity: 1 }])))
  const answers = await Promise.all(
    ids.map((id, index) => notify('overseas-confirm', confirmation(id, `ESW-2${index}`))),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
})
