import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkoutBrowsers, hiddenFields } from '../../../tests/checkout/checkout-browser.ts'
import { member } from '../../../tests/helpers/account-shop.ts'
import { bike, cartShop, helmet, lastBell, lastBells } from '../../../tests/helpers/cart-shop.ts'
import { release } from '../../../tests/helpers/order-shop.ts'
import { ownPage } from '../../../tests/helpers/shop.ts'
import { putOnSale } from '../../../tests/helpers/bell-stock.ts'

const shop = await cartShop({ PAYMENTS: 'test-with-faults' })
const { database } = shop
const { db } = database

const { browser, buyer, orderCount } = checkoutBrowsers(shop, database)

test('the checkout page is personal and not cacheable', async () => {
  const { jar } = await browser(helmet)
  const response = await shop.get('/checkout/', { cookies: Object.fromEntries(jar) })
  expect(response.headers.get('cache-control')).toBe('no-store')
  const html = await response.text()
  expect(html).toContain('Crest')
  // The link to withdraw has to be on every page (§ 356a BGB).
  expect(html).toContain('href="/withdrawal/" class="label')
})

test('the checkout says which price has changed and that a coupon is gone, whoever looked at the cart before', async () => {
  const { jar, open } = await browser(helmet)
  const cookies = () => Object.fromEntries(jar)
  await shop.post('/nuxt/api/cart/apply-coupon', { couponCode: 'TEN' }, { cookies: cookies() })
  await db.execute(sql`
    update carts set lines = jsonb_set(lines, '{0,lastSeenPrice,amount}', '100')
    where id = ${jar.get('cart_id')}`)
  await db.execute(sql`update coupons set is_active = false where code = 'TEN'`)
  const start = await shop.post('/nuxt/api/checkout/start', {}, { cookies: cookies() })
  expect(await start.json()).toMatchObject({ checkoutUrl: '/checkout/' })
  const page = await open()
  expect(page).toContain('The price of Crest helmet has changed. The new price is shown.')
  expect(page).toContain('Your discount code no longer applies')
  expect(await open()).not.toContain('has changed.')
  await db.execute(sql`update coupons set is_active = true where code = 'TEN'`)
})

test('a buyer who collects does not read about a driver', async () => {
  const { open } = await browser(bike)
  const hints = [
    ...(await open()).matchAll(/class="([^"]*)">([^<]*(?:driver|only call)[^<]*)</g),
  ].map(([, look = '', text]) => [look.includes('checked]/order:hidden'), text])
  expect(hints).toEqual([
    [true, 'So the driver can call if they cannot find you.'],
    [false, 'We will only call about your order.'],
  ])
})

test('a parcel needs no telephone number', async () => {
  const { open, send, fill } = await browser(helmet)
  expect(await open()).not.toContain('the driver can call')
  const { 'address.telephone': _, ...form } = await fill()
  expect((await send(form)).status).toBe(303)
})

test('the carrier of a bike needs a telephone number, a collected bike does not', async () => {
  const { send, fill } = await browser(bike)
  const before = await orderCount()
  const form = await fill({ 'address.telephone': ' ', store: 'leeds' })
  const refused = await send(form)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Enter a phone number for the driver.')
  expect(await orderCount()).toBe(before)
  expect((await send({ ...form, delivery: 'store' })).status).toBe(303)
})

test('the bike is shown large, and again with its way to the buyer once it is ordered', async () => {
  const { open, send, fill } = await browser(bike)
  const picture = /<img src="(\/img\/w_960,[^"]+\/bike\/[^"]+)"/
  const [, shown] = picture.exec(await open()) ?? []
  expect(shown).toBeDefined()
  await send(await fill())
  const confirmation = await open('/checkout/confirmation/')
  expect(picture.exec(confirmation)?.[1]).toBe(shown)
  expect(confirmation).toMatch(/In the workshop<.*?>until \w+\s\d+\s\w+</)
  expect(confirmation).toMatch(/Delivered<\/span><span[^>]*>between [^<]+ and [^<]+</)
})

test('the checkout says when the order is dispatched and how long delivery takes then', async () => {
  const { open } = await browser(helmet)
  const page = (await open()).replaceAll('<!-- -->', '')
  expect(page).toMatch(
    /Your order will be dispatched on [^.<]+\.<\/span><span>Delivered between [^<]+ and [^<]+</,
  )
  expect(page).toContain('Your statutory rights are not affected.')
})

test('a buyer of anything but a bike does not read that it is set up in the store', async () => {
  const { open } = await browser(helmet)
  expect(await open()).not.toContain('Ready to ride, set up for you')
})

test('an order redirects to its confirmation and clears the cart', async () => {
  const { jar, open, send, fill } = await browser(helmet)
  const response = await send(await fill())
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/checkout/confirmation/')
  expect(jar.has('cart_id')).toBe(false)
  expect(await open('/checkout/confirmation/')).toContain('LS1 4AP')
})

test('nobody else sees the confirmation, not even with the order number', async () => {
  const { open, send, fill } = await browser(helmet)
  await send(await fill())
  const [, number = ''] =
    /([\dA-Z]{4}-[\dA-Z]{4})</.exec(await open('/checkout/confirmation/')) ?? []
  const cookies = { order_attempt: number }
  const page = await (await shop.get(`/checkout/confirmation/?order=${number}`, { cookies })).text()
  expect(page).not.toContain('Mill Lane')
})

test('the same form sent again gives the same order, even if the response was lost', async () => {
  const { jar, send, fill } = await browser(helmet)
  const form = await fill()
  const cart = jar.get('cart_id') ?? ''
  const before = await orderCount()
  await send(form)
  jar.set('cart_id', cart)
  expect((await send(form)).status).toBe(303)
  jar.delete('cart_id')
  expect((await send(form)).status).toBe(303)
  expect(await orderCount()).toBe(before + 1)
})

test('the same form sent again without any proof says that the order is placed, and orders nothing', async () => {
  const { jar, send, fill, open } = await browser(helmet)
  const form = await fill()
  await send(form)
  const before = await orderCount()
  jar.clear()
  const answer = await send(form)
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('This order has already been placed.')
  expect(await open('/checkout/confirmation/')).not.toContain('Mill Lane')
  expect(await orderCount()).toBe(before)
})

test('a customer who has lost the cookie of the cart and the answer is led to the order', async () => {
  const ada = await member(shop)
  await ada.call('cart/add-item', { cartItems: [{ sku: helmet, quantity: 1 }] })
  ada.jar.delete('cart_id')
  const page = await (await ada.open('/checkout/')).text()
  const form = { ...buyer, ...hiddenFields(page) }
  const session = new Map(ada.jar)
  expect((await ada.send('/checkout/', form)).status).toBe(303)
  const before = await orderCount()
  ada.jar.clear()
  for (const [name, value] of session) ada.jar.set(name, value)
  const again = await ada.send('/checkout/', form)
  expect([again.status, again.headers.get('location')]).toEqual([303, '/checkout/confirmation/'])
  expect(await orderCount()).toBe(before)
})

test('an attempt id shows a stranger nothing, and they keep their own cart', async () => {
  const ada = await browser(helmet)
  const form = await ada.fill()
  await ada.send(form)
  const eve = await browser(helmet)
  eve.jar.set('order_attempt', form['attempt'] ?? '')
  expect(await eve.open('/checkout/confirmation/')).not.toContain('Mill Lane')
  const cart = eve.jar.get('cart_id')
  const before = await orderCount()
  const answer = await eve.send({ ...(await eve.fill()), attempt: form['attempt'] ?? '' })
  expect(answer.status).toBe(422)
  expect(await orderCount()).toBe(before)
  expect(eve.jar.get('cart_id')).toBe(cart)
  expect(await eve.open('/checkout/confirmation/')).not.toContain('Mill Lane')
})

test('a confirmation works for an hour and only on the site of its order', async () => {
  const { jar, open, send, fill } = await browser(helmet)
  await send(await fill())
  const cookies = Object.fromEntries(jar)
  const headers = { host: 'de.localhost' }
  const elsewhere = await shop.get('/checkout/confirmation/', { cookies, headers })
  expect(await elsewhere.text()).not.toContain('Mill Lane')
  expect(await open('/checkout/confirmation/')).toContain('Mill Lane')
  await db.execute(sql`update order_links set expires_at = expires_at - interval '61 minutes'`)
  expect(await open('/checkout/confirmation/')).not.toContain('Mill Lane')
})

test('reports a changed total before anything is ordered', async () => {
  const { send, fill } = await browser(helmet)
  const form = await fill({ shownTotal: '100 GBP' })
  const before = await orderCount()
  const response = await send(form)
  expect(response.status).toBe(422)
  expect(await response.text()).toMatch(/The total has changed from £1\.00 to £\d/)
  expect(await orderCount()).toBe(before)
})

test.each([
  ['home', /would now be dispatched on \w{3}\s\d+\s\w{3}, not on \w{3}\s\d+\s\w{3} as/],
  ['store', /would now be ready from \w{3}\s\d+\s\w{3}, not from \w{3}\s\d+\s\w{3} as/],
])('the buyer confirms a later date before anything is ordered: %s', async (delivery, message) => {
  const setHelmets = (quantity: number) =>
    putOnSale(
      db,
      ['halifax', 'leeds'].map((place) => ({ sku: helmet, place, quantity })),
    )
  await setHelmets(1)
  const { send, fill } = await browser(helmet)
  const form = await fill({ delivery, store: 'leeds' })
  await setHelmets(0)
  const before = await orderCount()
  const refused = await send(form)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toMatch(message)
  expect(await orderCount()).toBe(before)
  expect((await send(await fill({ delivery, store: 'leeds' }))).status).toBe(303)
  await setHelmets(9)
})

test('names a sold-out item and keeps the typed values', async () => {
  const { send, fill } = await browser(lastBell)
  const form = await fill()
  await putOnSale(db, [{ sku: lastBell, place: 'halifax', quantity: 0 }])
  const response = await send(form)
  await putOnSale(db, [{ sku: lastBell, place: 'halifax', quantity: lastBells }])
  const page = await response.text()
  expect(response.status).toBe(422)
  expect(page).toContain('Brass bell')
  expect(page).toContain('value="1 Mill Lane"')
})

test('a declined payment returns the cart and the typed values', async () => {
  const { jar, send, fill } = await browser(helmet)
  const response = await send(await fill({ payment: 'declined' }))
  expect(response.status).toBe(422)
  expect(await response.text()).toContain('Your payment was declined.')
  expect(jar.has('cart_id')).toBe(true)
  expect((await send(await fill())).status).toBe(303)
})

test('the browser gets its cart back if the payment is never answered', async () => {
  const { jar, open, send, fill } = await browser(helmet)
  await send(await fill({ payment: 'silent' }))
  expect(await open('/checkout/confirmation/')).toContain('We are waiting for your payment')
  jar.delete('cart_id')
  await release(db, new Date(Date.now() + 3_600_000))
  await open('/checkout/')
  expect(jar.has('cart_id')).toBe(true)
  expect(await open('/checkout/')).toContain('Crest')
}, 15_000)

test('a used-up coupon is removed, and the next attempt succeeds', async () => {
  const first = await browser(helmet)
  const second = await browser(helmet)
  for (const { jar } of [first, second])
    await shop.post(
      '/nuxt/api/cart/apply-coupon',
      { couponCode: 'ONCE' },
      {
        cookies: Object.fromEntries(jar),
        headers: ownPage,
      },
    )
  const late = await second.fill()
  expect((await first.send(await first.fill())).status).toBe(303)
  expect((await second.send(late)).status).toBe(422)
  expect((await second.send(await second.fill())).status).toBe(303)
})

test('the billing address is checked by the rules of its own country', async () => {
  const { send, fill } = await browser(helmet)
  const billing = Object.fromEntries(
    Object.entries(buyer).flatMap(([name, value]) =>
      name.startsWith('address.') ? [[name.replace('address.', 'billing.'), value]] : [],
    ),
  )
  const form = await fill({ ...billing, isBilledElsewhere: 'on', 'billing.country': 'de' })
  expect(await (await send(form)).text()).toContain('Enter a valid postcode, e.g. 10115')
  expect((await send(await fill({ ...form, 'billing.postcode': '10115' }))).status).toBe(303)
})

test('shows a problem of the cart before the form is sent', async () => {
  const { open } = await browser(lastBell)
  await putOnSale(db, [{ sku: lastBell, place: 'halifax', quantity: 0 }])
  const page = await open()
  await putOnSale(db, [{ sku: lastBell, place: 'halifax', quantity: lastBells }])
  expect(page).toContain('There are not enough of “Brass bell” left.')
})

test('a helmet that waits for the bike says its own day and the day of the whole order', async () => {
  const { jar, open } = await browser(bike)
  await shop.post(
    '/nuxt/api/cart/add-item',
    { cartItems: [{ sku: helmet, quantity: 1 }] },
    { cookies: Object.fromEntries(jar) },
  )
  const page = (await open()).replaceAll('<!-- -->', '')
  const [, ready, whole] =
    /Ready on ([^,<]+), dispatched with the rest of your order on ([^<]+)</.exec(page) ?? []
  expect(ready).toBeDefined()
  expect(whole).not.toBe(ready)
  expect(page).toContain(`Your order will be dispatched on ${whole}.`)
})
