import { expect, test } from 'vitest'
import { stockOf } from '#/catalogue/stock/stock.server.ts'
import { signatureOf } from '#/platform/api/provider-signature.server.ts'
import {
  charged,
  confirmation,
  providerShop,
  secret,
  shopMails,
} from '../../../tests/checkout/provider-shop.ts'
import { bike, helmet, lastBell, paint } from '../../../tests/helpers/cart-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { testShop } from '../../../tests/helpers/shop.ts'
import { putOnSale } from '../../../tests/helpers/bell-stock.ts'

const { database, db, shops, shop, cartWith, notify, orderCount, honestTotal } =
  await providerShop()

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
  await putOnSale(db, [{ sku: lastBell, place: 'halifax', quantity: 3 }])
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

test('refuses an unknown cart, an unknown country and an impossible total, and writes to the shop', async () => {
  const id = await cartWith([{ sku: helmet, quantity: 2 }])
  const wrong = [
    confirmation('0'.repeat(32), 'ESW-6'),
    confirmation(id, 'ESW-8', { deliveryCountryIso: 'XX' }),
    confirmation(id, 'ESW-12', charged(1e308)),
    confirmation(id, 'ESW-13', charged(21_474_836.48)),
  ]
  for (const message of wrong) {
    const response = await notify('overseas-confirm', message)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ OrderNumber: null, ResponseCode: '400' })
  }
  const mails = await shopMails(db)
  expect(mails.get('ESW-6')).toContain('unknown cart')
  expect(mails.get('ESW-6')).toContain('97 EUR\nLise Meitner <Lise@Example.com>')
  expect(['ESW-8', 'ESW-12', 'ESW-13'].filter((number) => mails.has(number))).toHaveLength(3)
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
  await putOnSale(db, [{ sku: lastBell, place: 'halifax', quantity: 1 }])
  const id = await cartWith([{ sku: lastBell, quantity: 1 }])
  const probe = { retailerCartId: id, eShopWorldOrderNumber: 'ESW-11' }
  const checkInventory = async (message: object) =>
    (await notify('overseas-inventory', message)).json()
  expect(await checkInventory(probe)).toEqual({ ...probe, inventoryAvailable: true, error: null })
  await putOnSale(db, [{ sku: lastBell, place: 'halifax', quantity: 0 }])
  expect(await checkInventory(probe)).toEqual({ ...probe, inventoryAvailable: false, error: null })
  const unknown = { ...probe, retailerCartId: 'f'.repeat(32) }
  expect(await checkInventory(unknown)).toMatchObject({ inventoryAvailable: false })
})
