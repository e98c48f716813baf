import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  bike,
  contents,
  helmet,
  lastBell,
  lastBells,
  otherHelmet,
  paint,
  shopper,
  stockCartShop,
  wheels,
} from '../../tests/cart-shop.ts'
import { testDatabase } from '../../tests/database.ts'
import { findCountry } from '#/country/country.ts'
import type { WireCart } from './cart.contract.ts'
import { forgetIdleCarts } from './cart.store.server.ts'

const { db } = await testDatabase()
await stockCartShop(db)

const paintedBike = [
  { sku: bike, quantity: 1, ref: 'a', selected_options: [wheels] },
  { sku: paint, quantity: 1, associated_ref: 'a' },
]
type Added = {
  cart: WireCart | null
  user_errors: { code: string; message: string; path: number[] }[]
}

test('a visitor without a cart is told so in the words the specification knows', async () => {
  const { status, answer } = await shopper(db).call('fetch-cart')
  expect(status).toBe(200)
  expect(answer).toEqual({
    cart: null,
    errors: [{ code: 'CART_NOT_FOUND', message: 'Could not find a cart with ID "undefined"' }],
    error: null,
  })
})

test('a cart that does not exist is named, and its cookie goes', async () => {
  const guest = shopper(db)
  const id = 'f'.repeat(32)
  guest.jar.set('cart_id', id)
  const { answer } = await guest.call('fetch-cart')
  expect(answer.errors?.[0]?.message).toBe(`Could not find a cart with ID "${id}"`)
  expect(guest.jar.has('cart_id')).toBe(false)
})

test('the first item opens a cart, whose cookie lives seven days', async () => {
  const guest = shopper(db)
  const { headers } = await guest.call('add-item', { cartItems: [{ sku: helmet, quantity: 2 }] })
  const [cookie = '', hint = ''] = headers.getSetCookie()
  expect(cookie).toMatch(/^cart_id=[\da-f]{32}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(hint).toMatch(/^cart_hint=2; /)
  expect(contents(await guest.cart())).toEqual({ [helmet]: 2 })
})

test('every call that finds the cart gives its cookie seven more days', async () => {
  const guest = shopper(db)
  await guest.add(helmet)
  const { headers } = await guest.call('fetch-cart')
  expect(headers.getSetCookie()[0]).toContain('Max-Age=604800')
})

test('the same item added again is one line', async () => {
  const guest = shopper(db)
  await guest.add(helmet)
  const { cart } = await guest.add(helmet.toLowerCase(), 2)
  expect(cart.items).toHaveLength(1)
  expect(cart.items[0]?.quantity).toBe(3)
  expect(cart.version).toBe(2)
})

test('of several items the good ones are saved, the bad one says why', async () => {
  const guest = shopper(db)
  const { answer } = await guest.call('add-item', {
    cartItems: [
      { sku: helmet, quantity: 1 },
      { sku: 'NOTHING', quantity: 1 },
    ],
  })
  const added = answer['addProductsToCart'] as Added
  expect(contents(added.cart)).toEqual({ [helmet]: 1 })
  expect(added.user_errors).toEqual([
    {
      code: 'PRODUCT_NOT_FOUND',
      message: 'Could not find a product with SKU "NOTHING"',
      path: [1],
    },
  ])
})

test.each([
  [helmet, 0, 'INVALID_PARAMETER_VALUE', 'The product quantity should be greater than 0'],
  [helmet, 1.5, 'INVALID_PARAMETER_VALUE', 'You cannot use decimal quantity for this product.'],
  [
    helmet,
    100,
    'INVALID_PARAMETER_VALUE',
    'The requested qty exceeds the maximum qty allowed in shopping cart',
  ],
  [
    bike,
    11,
    'INVALID_PARAMETER_VALUE',
    'The requested qty exceeds the maximum qty allowed in shopping cart',
  ],
  [lastBell, lastBells + 1, 'INSUFFICIENT_STOCK', 'Not enough items for sale'],
  ['WHL-C40', 1, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU "WHL-C40"'],
  [paint, 1, 'REQUIRED_PARAMETER_MISSING', 'Paint can only be ordered together with its bike.'],
])('%s × %d cannot be added', async (sku, quantity, code, message) => {
  const { cart, user_errors } = await shopper(db).add(sku, quantity)
  expect(cart).toBeNull()
  expect(user_errors).toEqual([{ code, message, path: [0] }])
})

test('an empty list of items is a mistake in a field', async () => {
  const { status, answer } = await shopper(db).call('add-item', { cartItems: [] })
  expect(status).toBe(422)
  expect(answer['error']).toMatchObject({ code: 'INVALID_INPUT' })
})

test('what is sold out cannot be added twice over', async () => {
  const guest = shopper(db)
  await guest.add(lastBell, lastBells)
  const { cart, user_errors } = await guest.add(lastBell)
  expect(user_errors[0]?.message).toBe('Not enough items for sale')
  expect(contents(cart)).toEqual({ [lastBell]: lastBells })
})

test('errors are told in the visitor’s language', async () => {
  const guest = shopper(db, { visitor: { locale: 'de' } })
  const { user_errors } = await guest.add(lastBell, 50)
  expect(user_errors[0]?.message).toBe('So viele haben wir nicht auf Lager.')
})

test('a bike comes with its paint, as two items that belong together', async () => {
  const guest = shopper(db)
  const { answer } = await guest.call('add-bike', { cartItems: paintedBike })
  const { cart } = answer['addProductsToCart'] as Added
  const [frame, colour] = cart?.items ?? []
  expect(answer['bikeUid']).toBe(frame?.uid)
  expect(answer['reviewUrl']).toBe('/moor-ti-rival/review/')
  expect(frame?.product.__typename).toBe('BundleProduct')
  expect(frame?.associated_uid).toBe(colour?.uid)
  expect(colour?.associated_uid).toBe(frame?.uid)
  expect(frame?.bundle_options?.[0]?.values[0]?.sku).toBe('WHL-C40')
  // painted, it has no colour besides
  expect(frame?.configurable_options).toEqual([{ label: 'Size', value: 'M' }])
})

const matt = btoa('bundle/57/PNT-MATT/1')
const up = btoa('bundle/60/PNT-ANGLE-90/1')

test('a bike painted to wish is shown in its paint, and as sold once more', async () => {
  const guest = shopper(db)
  const cartItems = [
    { sku: bike, quantity: 1, ref: 'a', selected_options: [matt, wheels] },
    { sku: paint, quantity: 1, associated_ref: 'a' },
  ]
  await guest.call('add-bike', { cartItems })
  const { cart } = await guest.add(bike)
  const urls = cart.items.map(({ product }) => product.image?.url.replace(/\?.*/, ''))
  expect(urls).toEqual([
    `/img/w_320,b_stone100/bike/moor-ti-rival/raw~PNT-MATT~${paint}.svg`,
    `/img/w_320,b_stone100/component/${paint}.svg`,
    '/img/w_320,b_stone100/bike/moor-ti-rival/raw.svg',
  ])
  expect(cart.items[0]?.product.image?.alt).toBe('Moor Ti Rival XPLR in Fog')
})

test.each([
  ['a finish without a colour', [{ sku: bike, quantity: 1, selected_options: [matt] }]],
  [
    'a direction without a fade',
    [
      { sku: bike, quantity: 1, ref: 'a', selected_options: [up] },
      { sku: paint, quantity: 1, associated_ref: 'a' },
    ],
  ],
])('%s is no paint, and nothing is added', async (_what, cartItems) => {
  const { answer } = await shopper(db).call('add-bike', { cartItems })
  const { user_errors } = answer['addProductsToCart'] as Added
  expect(user_errors.map(({ code, path }) => [code, path])).toEqual([['NOT_SALABLE', [0]]])
  expect(answer['bikeUid']).toBeNull()
})

test('a part costs what it costs more than the one it replaces', async () => {
  const plain = shopper(db)
  const { cart: asShown } = await plain.add(bike)
  const built = shopper(db)
  await built.call('add-bike', { cartItems: paintedBike })
  const cart = await built.cart()
  const before = asShown.items[0]?.prices.price_including_tax.value ?? 0
  expect(cart.items[0]?.prices.price_including_tax.value).toBe(before + 1149 - 399)
  expect(cart.items[1]?.prices.price_including_tax.value).toBe(250)
  expect(cart.prices.subtotal_including_tax.value).toBe(before + 1149 - 399 + 250)
})

test('a bike with paint that does not exist changes nothing at all', async () => {
  const guest = shopper(db)
  const before = (await guest.add(helmet)).cart.version
  const cartItems = [
    { sku: bike, quantity: 1, ref: 'a' },
    { sku: 'BBCOLOUR-NONE', quantity: 1, associated_ref: 'a' },
  ]
  const { answer } = await guest.call('add-bike', { cartItems })
  const { user_errors } = answer['addProductsToCart'] as Added
  expect(user_errors).toHaveLength(1)
  expect(user_errors[0]?.path).toEqual([1])
  expect(answer['bikeUid']).toBeNull()
  const cart = await guest.cart()
  expect(contents(cart)).toEqual({ [helmet]: 1 })
  expect(cart.version).toBe(before)
})

test('two builds of one bike stay two lines', async () => {
  const guest = shopper(db)
  await guest.call('add-bike', { cartItems: paintedBike })
  await guest.call('add-bike', { cartItems: [{ sku: bike, quantity: 1 }] })
  await guest.call('add-bike', { cartItems: paintedBike })
  const cart = await guest.cart()
  expect(cart.items.map(({ product, quantity }) => [product.sku, quantity])).toEqual([
    [bike, 2],
    [paint, 2],
    [bike, 1],
  ])
})

test('paint is not changed by itself, and goes with its bike', async () => {
  const guest = shopper(db)
  await guest.call('add-bike', { cartItems: paintedBike })
  const [frame, colour] = (await guest.cart()).items
  const change = { cartItems: [{ cart_item_uid: colour?.uid, quantity: 2 }] }
  const { answer } = await guest.call('update-cart', change)
  expect((answer['updateCartItems'] as { errors: unknown[] }).errors).toEqual([
    expect.objectContaining({ message: 'Child items may not be updated.' }),
  ])
  await guest.call('update-cart', { cartItems: [{ cart_item_uid: frame?.uid, quantity: 3 }] })
  expect(contents(await guest.cart())).toEqual({ [bike]: 3, [paint]: 3 })
  await guest.call('remove-item', { cartItemId: frame?.uid })
  expect((await guest.cart()).items).toEqual([])
})

test('the last line set to nothing leaves an empty cart that is still there', async () => {
  const guest = shopper(db)
  const { cart } = await guest.add(helmet)
  const { answer } = await guest.call('update-cart', {
    cartItems: [{ cart_item_uid: cart.items[0]?.uid, quantity: 0 }],
  })
  expect(answer.errors).toEqual([{ code: 'CART_EMPTY', message: 'Your cart is empty' }])
  expect((await guest.cart()).id).toBe(cart.id)
})

test('an update with one impossible wish changes nothing', async () => {
  const guest = shopper(db)
  await guest.add(helmet)
  const { cart } = await guest.add(lastBell)
  const [first, second] = cart.items
  const { answer } = await guest.call('update-cart', {
    cartItems: [
      { cart_item_uid: first?.uid, quantity: 5 },
      { cart_item_uid: second?.uid, quantity: 9 },
    ],
  })
  expect((answer['updateCartItems'] as { errors: unknown[] }).errors).toEqual([
    { code: 'INSUFFICIENT_STOCK', message: 'The requested qty. is not available', path: [1] },
  ])
  expect(contents(await guest.cart())).toEqual({ [helmet]: 1, [lastBell]: 1 })
})

test('removing what is not there says so and shows the cart', async () => {
  const guest = shopper(db)
  await guest.add(helmet)
  const { answer } = await guest.call('remove-item', { cartItemId: 'nothing' })
  expect(answer.errors?.[0]).toEqual({
    code: 'ITEM_NOT_IN_CART',
    message: "The cart doesn't contain the item",
  })
  expect(answer['removeItemFromCart']).toMatchObject({ cart: { total_quantity: 1 } })
})

test('a cleared cart keeps its id', async () => {
  const guest = shopper(db)
  const { cart } = await guest.add(helmet)
  await guest.call('clear-cart', {})
  expect(await guest.cart()).toMatchObject({ id: cart.id, items: [], applied_coupons: null })
})

test('clearing the cart by following a link is refused', async () => {
  const guest = shopper(db)
  await guest.add(helmet)
  const strange = { 'x-storefront': '', 'sec-fetch-mode': 'navigate' }
  expect((await guest.call('clear-cart', undefined, strange)).status).toBe(403)
  expect(contents(await guest.cart())).toEqual({ [helmet]: 1 })
})

test('the same request sent twice adds once, and another under its key is refused', async () => {
  const guest = shopper(db)
  await guest.add(otherHelmet)
  const key = { 'idempotency-key': randomUUID() }
  const first = await guest.add(helmet, 1, key)
  const second = await guest.add(helmet, 1, key)
  expect(second.cart).toEqual(first.cart)
  expect(contents(await guest.cart())).toEqual({ [otherHelmet]: 1, [helmet]: 1 })
  const other = await guest.call('add-item', { cartItems: [{ sku: helmet, quantity: 2 }] }, key)
  expect(other.status).toBe(422)
})

test('a guest cart is forbidden to a customer until it is merged, and closed after', async () => {
  const visitor = shopper(db)
  const { cart } = await visitor.add(helmet)
  visitor.logIn(101)
  const { answer } = await visitor.call('fetch-cart')
  expect(answer.errors).toEqual([
    {
      code: 'CART_FORBIDDEN',
      message: `The current user cannot perform operations on cart "${cart.id}"`,
    },
  ])
  const own = await visitor.call('create-auth', {})
  const { id } = own.answer['customerCart'] as { id: string }
  const merged = await visitor.call('merge-cart', { guestCartId: cart.id, authCartId: id })
  expect(merged.answer['mergeCarts']).toEqual({ id })
  expect(contents(await visitor.cart())).toEqual({ [helmet]: 1 })
  const stranger = shopper(db)
  stranger.jar.set('cart_id', cart.id)
  expect((await stranger.call('fetch-cart')).answer.errors?.[0]?.message).toBe(
    "The cart isn't active.",
  )
})

test('a cart of one shop is not one of the other', async () => {
  const guest = shopper(db)
  await guest.add(helmet)
  const { sites } = await import('#/platform/sites.ts')
  const abroad = shopper(db, { visitor: { site: sites[1]! } })
  abroad.jar.set('cart_id', guest.jar.get('cart_id') ?? '')
  expect((await abroad.call('fetch-cart')).answer.errors?.[0]?.message).toBe(
    "Can't assign cart to store in different website.",
  )
})

test('merging twice adds up once, and builds stay apart', async () => {
  const guest = shopper(db)
  await guest.call('add-bike', { cartItems: paintedBike })
  const { cart } = await guest.add(helmet, 2)
  const customer = shopper(db, { customerId: 102 })
  await customer.call('add-bike', { cartItems: [{ sku: bike, quantity: 1 }] })
  const { cart: own } = await customer.add(helmet, 1)
  const ids = { guestCartId: cart.id, authCartId: own.id }
  const first = await customer.call('merge-cart', ids)
  const second = await customer.call('merge-cart', ids)
  expect(second.answer['mergeCarts']).toEqual(first.answer['mergeCarts'])
  expect(
    (await customer.cart()).items.map(({ product, quantity }) => [product.sku, quantity]),
  ).toEqual([
    [bike, 1],
    [helmet, 3],
    [bike, 1],
    [paint, 1],
  ])
})

test('a merge takes no more than there is, and says so', async () => {
  const guest = shopper(db)
  const { cart } = await guest.add(lastBell, 2)
  const customer = shopper(db, { customerId: 103 })
  const { cart: own } = await customer.add(lastBell, 2)
  const { answer } = await customer.call('merge-cart', { guestCartId: cart.id, authCartId: own.id })
  expect(answer['notices']).toEqual([expect.objectContaining({ code: 'QTY_CAPPED' })])
  expect(contents(await customer.cart())).toEqual({ [lastBell]: 3 })
})

test('nobody merges into or out of a stranger’s cart', async () => {
  const victim = shopper(db, { customerId: 104 })
  const { cart: theirs } = await victim.add(helmet)
  const thief = shopper(db, { customerId: 105 })
  const { cart: own } = await thief.add(lastBell)
  const ids = [
    { guestCartId: theirs.id, authCartId: own.id },
    { guestCartId: own.id, authCartId: theirs.id },
  ]
  for (const each of ids) {
    const { answer } = await thief.call('merge-cart', each)
    expect(answer.errors?.[0]?.code).toBe('CART_FORBIDDEN')
    thief.jar.set('cart_id', own.id)
  }
  expect(contents(await victim.cart())).toEqual({ [helmet]: 1 })
})

test('a guest has nothing to merge', async () => {
  const ids = { guestCartId: 'a'.repeat(32), authCartId: 'b'.repeat(32) }
  expect((await shopper(db).call('merge-cart', ids)).status).toBe(204)
  expect((await shopper(db).call('create-auth', {})).status).toBe(204)
  const customer = shopper(db, { customerId: 106 })
  const same = { guestCartId: ids.guestCartId, authCartId: ids.guestCartId }
  expect((await customer.call('merge-cart', same)).status).toBe(204)
})

test('a customer has one cart, whichever device asks', async () => {
  const [phone, desktop] = [shopper(db, { customerId: 107 }), shopper(db, { customerId: 107 })]
  await phone.add(helmet)
  await desktop.add(lastBell)
  expect(contents(await phone.cart())).toEqual({ [helmet]: 1, [lastBell]: 1 })
})

test('a guest who asks for a cart again gets the same', async () => {
  const guest = shopper(db)
  const first = await guest.call('create-guest', {})
  const second = await guest.call('create-guest', {})
  expect(second.answer['createEmptyCart']).toBe(first.answer['createEmptyCart'])
})

test('delivery is free from a certain sum, and until then the cart tells how much is missing', async () => {
  const guest = shopper(db)
  const { cart } = await guest.add(helmet)
  expect(cart.prices).toMatchObject({
    default_shipping_rate: { value: 4, currency: 'GBP' },
    until_free_shipping: { value: 11 },
    grand_total: { value: 93 },
    applied_taxes: [{ label: 'Includes 20% VAT', amount: { value: 15.5 } }],
  })
  expect((await guest.add(helmet)).cart.prices).toMatchObject({
    default_shipping_rate: { value: 0 },
    until_free_shipping: null,
    grand_total: { value: 178 },
  })
})

test('another country means another price, delivery and duty, for the same cart', async () => {
  const guest = shopper(db)
  await guest.add(helmet)
  await guest.add(lastBell)
  const abroad = shopper(db, { visitor: { country: findCountry('de') ?? undefined! } })
  abroad.jar.set('cart_id', guest.jar.get('cart_id') ?? '')
  const { prices } = await abroad.cart()
  expect(prices.default_shipping_rate).toEqual({ value: 8, currency: 'GBP' })
  // two kinds of goods, each with its own duty
  expect(prices.import_duty?.value).toBe(7.14)
})

test('a coupon takes off its share to the penny, one at a time', async () => {
  const guest = shopper(db)
  await guest.add(helmet)
  const { answer } = await guest.call('apply-coupon', { couponCode: ' ten ' })
  expect(answer['applyCouponToCart']).toMatchObject({
    cart: {
      applied_coupons: [{ code: 'TEN' }],
      prices: { discounts: [{ amount: { value: 8.9 } }], grand_total: { value: 84.1 } },
    },
  })
  expect((await guest.call('apply-coupon', { couponCode: 'TEN' })).answer.errors).toBeUndefined()
  expect((await guest.call('apply-coupon', { couponCode: 'POST' })).answer).toMatchObject({
    applyCouponToCart: null,
    errors: [
      {
        code: 'COUPON_ALREADY_APPLIED',
        message: 'A coupon is already applied to the cart. Please remove it to apply another',
      },
    ],
  })
  await guest.call('remove-coupon', {})
  expect((await guest.cart()).applied_coupons).toBeNull()
})

test.each(['NONSENSE', 'OVER', 'FIVER'])(
  'the code %s gets the one answer for all bad codes',
  async (couponCode) => {
    const guest = shopper(db)
    await guest.add(lastBell)
    const { answer } = await guest.call('apply-coupon', { couponCode })
    expect(answer.errors).toEqual([
      {
        code: 'COUPON_INVALID',
        message: "The coupon code isn't valid. Verify the code and try again.",
      },
    ])
  },
)

test('an empty cart takes no coupon', async () => {
  const guest = shopper(db)
  await guest.call('create-guest', {})
  const { answer } = await guest.call('apply-coupon', { couponCode: 'TEN' })
  expect(answer.errors?.[0]).toEqual({
    code: 'CART_NO_ITEMS',
    message: 'Cart does not contain products.',
  })
})

test('a coupon counts only what it is for', async () => {
  const guest = shopper(db)
  await guest.add(helmet)
  await guest.add(lastBell)
  await guest.call('apply-coupon', { couponCode: 'HELMETS' })
  // the bell is listed with the helmets in this sample shop, so both count
  expect((await guest.cart()).prices.discounts?.[0]?.amount.value).toBe(54.5)
})

test('free delivery by coupon is shown as a discount on delivery', async () => {
  const guest = shopper(db)
  await guest.add(lastBell)
  await guest.call('apply-coupon', { couponCode: 'POST' })
  expect((await guest.cart()).prices).toMatchObject({
    discounts: [{ applied_to: 'SHIPPING', amount: { value: 4 } }],
    grand_total: { value: 20 },
  })
})

test('a coupon falls off with a notice when its condition no longer holds', async () => {
  const guest = shopper(db)
  const { cart } = await guest.add(helmet, 2)
  await guest.call('apply-coupon', { couponCode: 'FIVER' })
  const { answer } = await guest.call('update-cart', {
    cartItems: [{ cart_item_uid: cart.items[0]?.uid, quantity: 1 }],
  })
  expect(answer['updateCartItems']).toMatchObject({
    cart: { applied_coupons: null, notices: [{ code: 'COUPON_REMOVED' }] },
  })
  expect((await guest.cart()).notices).toEqual([])
})

test('a price that changed since the shopper last saw it is told once', async () => {
  const guest = shopper(db)
  const { cart } = await guest.add(helmet, 2)
  await db.execute(sql`update prices set price = price + 500 where sku like 'HLM-CREST%'`)
  // a shop that has heard of the change
  const later = shopper(db)
  later.jar.set('cart_id', cart.id)
  const first = await later.cart()
  expect(first.notices).toEqual([
    { code: 'PRICE_CHANGED', uid: cart.items[0]?.uid, message: expect.stringContaining('price') },
  ])
  expect(first.prices.subtotal_including_tax.value).toBe(
    cart.prices.subtotal_including_tax.value + 10,
  )
  expect((await later.cart()).notices).toEqual([])
  await db.execute(sql`update prices set price = price - 500 where sku like 'HLM-CREST%'`)
})

test('in another currency nothing is called a changed price', async () => {
  const guest = shopper(db)
  await guest.add(helmet)
  const abroad = shopper(db, { visitor: { country: findCountry('us') ?? undefined! } })
  abroad.jar.set('cart_id', guest.jar.get('cart_id') ?? '')
  expect((await abroad.cart()).notices).toEqual([])
})

test('the eleventh try at a code within ten minutes is refused', async () => {
  const guest = shopper(db, { visitor: { address: '192.0.2.7' } })
  await guest.add(lastBell)
  for (let tries = 0; tries < 10; tries += 1)
    expect((await guest.call('apply-coupon', { couponCode: `GUESS${tries}` })).status).toBe(200)
  const { status, headers } = await guest.call('apply-coupon', { couponCode: 'TEN' })
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a cart that nobody looks at for thirty days is forgotten', async () => {
  const now = new Date('2026-11-16T09:00:00Z')
  const day = 86_400_000
  const [idle, used] = [0, 1].map(() => shopper(db, { now: new Date(now.getTime() - 31 * day) }))
  await idle?.add(helmet)
  await used?.add(helmet)
  const today = shopper(db, { now })
  today.jar.set('cart_id', used?.jar.get('cart_id') ?? '')
  await today.cart()
  await forgetIdleCarts(db, now)
  expect(contents(await today.cart())).toEqual({ [helmet]: 1 })
  expect((await idle?.call('fetch-cart'))?.answer.errors?.[0]?.code).toBe('CART_NOT_FOUND')
})

test('delivery to the visitor’s country is told in his language', async () => {
  const { answer } = await shopper(db, { visitor: { locale: 'de' } }).call('delivery-info')
  expect(answer['globalSet']).toMatchObject({
    handle: 'deliveryInfo',
    body: expect.stringContaining('Ein Paket kostet £4.'),
  })
})
