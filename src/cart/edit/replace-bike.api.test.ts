import { expect, test } from 'vitest'
import {
  bike,
  cartDatabase,
  contents,
  helmet,
  paint,
  shopper,
  wheels,
} from '../../../tests/helpers/cart-shop.ts'
import { reader } from '../../../tests/helpers/account-shop.ts'
import { testShop } from '../../../tests/helpers/shop.ts'
import { findCountry } from '#/country/country.ts'
import type { WireCart, WireItem } from '#/cart/lines/cart.contract.ts'
import { shownLines } from '#/cart/browser/shown-lines.client.ts'

const database = await cartDatabase()
const { db } = database
/** Stands for two processes: each has its own pool, cache and server, on one database. */
const shops = [await testShop({}, database), await testShop({}, database)] as const

type Shopper = ReturnType<typeof shopper>
type Updated = { cart: WireCart | null; user_errors: { code: string; message: string }[] }

const bikeWith = (options: string[] = [], colour?: string) => [
  { sku: bike, quantity: 1, ref: 'bike', selected_options: options },
  ...(colour === undefined ? [] : [{ sku: colour, quantity: 1, associated_ref: 'bike' }]),
]

async function update(person: Pick<Shopper, 'call'>, uid: string, cartItems: object[]) {
  const { status, answer } = await person.call('update-bike', { cart_item_uid: uid, cartItems })
  const updated = answer['updateBikeInCart'] as Updated | null
  return { status, errors: answer.errors, ...(updated ?? { cart: null, user_errors: [] }) }
}

/** A shopper with a helmet, a bike and another helmet in their cart. */
async function buyer(options?: Parameters<typeof shopper>[1], items = bikeWith()) {
  const person = shopper(db, options)
  await person.add(helmet)
  const { answer } = await person.call('add-bike', { cartItems: items })
  return { ...person, uid: answer['bikeUid'] as string }
}

const bikeIn = (cart: WireCart | null | undefined): WireItem | undefined =>
  cart?.items.find(({ product }) => product.sku === bike)

test('a changed bike costs what it costs when it is added so, and keeps its place and number', async () => {
  const person = await buyer()
  await person.call('update-cart', { cartItems: [{ cart_item_uid: person.uid, quantity: 2 }] })
  const added = await buyer(undefined, bikeWith([wheels], paint))
  const two = { cartItems: [{ cart_item_uid: added.uid, quantity: 2 }] }
  await added.call('update-cart', two)
  const { cart, user_errors: problems } = await update(
    person,
    person.uid,
    bikeWith([wheels], paint),
  )
  expect(problems).toEqual([])
  const [expected, changed] = [await added.cart(), cart]
  expect(changed?.prices).toEqual(expected.prices)
  expect(shownLines(changed!).map(({ sku, quantity, total }) => [sku, quantity, total])).toEqual(
    shownLines(expected).map(({ sku, quantity, total }) => [sku, quantity, total]),
  )
  expect(bikeIn(changed)?.uid).toBe(person.uid)
  expect(changed?.notices).toEqual([])
})

test('the link of a line opens the configurator with that very build', async () => {
  const person = await buyer(undefined, bikeWith([wheels], paint))
  const edit = bikeIn(await person.cart())?.edit_url ?? ''
  expect(edit).toMatch(/^\/moor-ti-rival\/build-v2\/\?/)
  const query = new URL(edit, 'http://shop').searchParams
  expect(Object.fromEntries(query)).toEqual({
    colour: 'raw',
    size: 'M',
    wheelset: 'WHL-C40',
    frameColour: paint,
    'cart-line': person.uid,
  })
  const items = (await person.cart()).items.filter(({ product }) => product.sku !== bike)
  expect(items.map(({ edit_url: url }) => url)).toEqual(items.map(() => null))
})

test('nobody changes the bike of another cart, or learns anything about it', async () => {
  const owner = await buyer()
  const stranger = await buyer()
  const missing = await update(stranger, 'f'.repeat(16), bikeWith([wheels]))
  const foreign = await update(stranger, owner.uid, bikeWith([wheels]))
  expect(foreign.user_errors.map(({ code }) => code)).toEqual(['COULD_NOT_FIND_CART_ITEM'])
  expect(missing.user_errors.map(({ code }) => code)).toEqual(['COULD_NOT_FIND_CART_ITEM'])
  expect(bikeIn(await owner.cart())?.bundle_options).toEqual([])
  expect(bikeIn(await stranger.cart())?.bundle_options).toEqual([])
})

test('without a cart there is nothing to change, and no cart is opened', async () => {
  const person = shopper(db)
  const { errors } = await update(person, 'a'.repeat(16), bikeWith())
  expect(errors?.[0]?.code).toBe('CART_NOT_FOUND')
  expect(person.jar.has('cart_id')).toBe(false)
})

test('a bike that was removed meanwhile does not come back by being changed', async () => {
  const person = await buyer()
  await person.call('remove-item', { cartItemId: person.uid })
  const { user_errors: problems } = await update(person, person.uid, bikeWith([wheels]))
  expect(problems.map(({ code }) => code)).toEqual(['COULD_NOT_FIND_CART_ITEM'])
  expect(contents(await person.cart())).toEqual({ [helmet]: 1 })
})

test('the paint of a bike is not a line that becomes a bike', async () => {
  const person = await buyer(undefined, bikeWith([], paint))
  const colour = bikeIn(await person.cart())?.associated_uid ?? ''
  const { user_errors: problems } = await update(person, colour, bikeWith())
  expect(problems.map(({ code }) => code)).toEqual(['INVALID_PARAMETER_VALUE'])
  expect((await person.cart()).items.map(({ product }) => product.sku)).toContain(paint)
})

test('a painted bike that is changed to a stock colour loses its paint and the price of it', async () => {
  const person = await buyer(undefined, bikeWith([], paint))
  const plain = await buyer()
  const { cart } = await update(person, person.uid, bikeWith())
  expect(cart?.items.map(({ product }) => product.sku)).toEqual([helmet, bike])
  expect(cart?.prices).toEqual((await plain.cart()).prices)
})

test('a quantity in the call, however odd, changes no number and no price', async () => {
  const person = await buyer()
  const items = [{ sku: bike, quantity: 9, selected_options: [wheels] }]
  const { cart } = await update(person, person.uid, items)
  expect(bikeIn(cart)?.quantity).toBe(1)
  for (const quantity of [0, -3, 0.5]) {
    const odd = await update(person, person.uid, [{ sku: bike, quantity }])
    expect(odd.user_errors).toHaveLength(1)
  }
  expect(bikeIn(await person.cart())?.bundle_options).toHaveLength(1)
})

test('a part that does not fit, or does not exist, changes nothing', async () => {
  const person = await buyer()
  const before = await person.cart()
  for (const option of ['bundle/7/NOTHING/1', 'bundle/14/WHL-C40/1', 'bundle/7/WHL-C40/-2']) {
    const refused = await update(person, person.uid, bikeWith([btoa(option)]))
    expect(refused.user_errors).toHaveLength(1)
  }
  expect(await person.cart()).toEqual(before)
})

test('a helmet beside the bike, or in its place, is refused', async () => {
  const person = await buyer()
  const both = [...bikeWith(), { sku: helmet, quantity: 1 }]
  for (const items of [both, [{ sku: helmet, quantity: 1 }]])
    expect((await update(person, person.uid, items)).user_errors).toHaveLength(1)
  expect(contents(await person.cart())).toEqual({ [helmet]: 1, [bike]: 1 })
})

test('a coupon stays on the cart, and its discount follows the new price', async () => {
  const person = await buyer()
  await person.call('apply-coupon', { couponCode: 'TEN' })
  const { cart } = await update(person, person.uid, bikeWith([wheels]))
  expect(cart?.applied_coupons).toEqual([{ code: 'TEN' }])
  const { subtotal_including_tax: subtotal, discounts } = cart!.prices
  expect(discounts?.[0]?.amount.value).toBeCloseTo((subtotal.value ?? 0) / 10, 2)
})

test('a shopper who has moved to another country pays in its currency, without a false notice', async () => {
  const person = await buyer()
  const germany = findCountry('de')!
  const abroad = shopper(db, { visitor: { country: germany } })
  abroad.jar.set('cart_id', person.jar.get('cart_id') ?? '')
  const { cart } = await update(abroad, person.uid, bikeWith([wheels]))
  const added = await buyer({ visitor: { country: germany } }, bikeWith([wheels]))
  expect(cart?.prices).toEqual((await added.cart()).prices)
  expect(cart?.notices).toEqual([])
})

test('a bike that one tab removes stays removed, whatever another tab changes at the same time', async () => {
  const outcomes = new Set<string>()
  for (let round = 0; round < 6; round += 1) {
    const person = await buyer()
    const inCart = { cookies: { cart_id: person.jar.get('cart_id') ?? '' } }
    const body = { cart_item_uid: person.uid, cartItems: bikeWith([wheels], paint) }
    const [changed, removed] = await Promise.all([
      shops[0].post('/nuxt/api/cart/update-bike', body, inCart),
      shops[1].post('/nuxt/api/cart/remove-item', { cartItemId: person.uid }, inCart),
    ])
    expect([changed.status, removed.status]).toEqual([200, 200])
    const skus = (await person.cart()).items.map(({ product }) => product.sku)
    outcomes.add(skus.join())
  }
  expect([...outcomes]).toEqual([helmet])
})

test('the same change from two tabs at once makes one line', async () => {
  const person = await buyer()
  const inCart = { cookies: { cart_id: person.jar.get('cart_id') ?? '' } }
  const body = { cart_item_uid: person.uid, cartItems: bikeWith([wheels], paint) }
  await Promise.all(
    [...shops, ...shops].map((shop) => shop.post('/nuxt/api/cart/update-bike', body, inCart)),
  )
  expect(contents(await person.cart())).toEqual({ [helmet]: 1, [bike]: 1, [paint]: 1 })
})

test('without scripts the form of the configurator changes the line and shows its review', async () => {
  const person = reader(shops[0])
  const { answer } = await person.call('cart/add-bike', { cartItems: bikeWith() })
  const { bikeUid } = answer as { bikeUid: string }
  const form = { bike, options: wheels, paint, line: bikeUid }
  const sent = await person.send('/moor-ti-rival/review/', form)
  expect(sent.headers.get('location')).toBe(`/moor-ti-rival/review/?bike=${bikeUid}`)
  const { answer: fetched } = await person.call('cart/fetch-cart')
  expect(contents((fetched as { cart: WireCart }).cart)).toEqual({ [bike]: 1, [paint]: 1 })
})

test('without scripts whoever comes from the checkout returns there, and nowhere else', async () => {
  const person = reader(shops[0])
  const { answer } = await person.call('cart/add-bike', { cartItems: bikeWith() })
  const { bikeUid: line } = answer as { bikeUid: string }
  const form = { bike, options: wheels, paint: '', line }
  const sentWith = async (to: string) =>
    (await person.send('/moor-ti-rival/review/', { ...form, return: to })).headers.get('location')
  expect(await sentWith('checkout')).toBe('/checkout/')
  expect(await sentWith('//evil.example')).toBe(`/moor-ti-rival/review/?bike=${line}`)
})

test('without scripts a bike that is gone from the cart can be added anew', async () => {
  const person = reader(shops[0])
  const form = { bike, options: wheels, paint: '', line: 'f'.repeat(16) }
  const sent = await person.send('/moor-ti-rival/review/', form)
  const to = sent.headers.get('location') ?? ''
  expect(to).toBe('/moor-ti-rival/build-v2/?colour=raw&size=M&wheelset=WHL-C40&cart-line=gone')
  const page = await (await person.open(to)).text()
  expect(page).toContain('This bike is no longer in your cart')
  expect(page).toContain('Add to cart')
  expect(page).not.toContain('Update your cart')
})

test('the configurator of a line has a button that updates the cart', async () => {
  const page = await shops[0].get('/moor-ti-rival/build-v2/?size=M&cart-line=aa11')
  const html = await page.text()
  expect(html).toContain('Update your cart')
  expect(html).toContain('name="line" value="aa11"')
  expect(html).not.toContain('name="return"')
  const query = 'size=M&cart-line=aa11&cart-return=checkout'
  const atCheckout = await (await shops[0].get(`/moor-ti-rival/build-v2/?${query}`)).text()
  expect(atCheckout).toContain('name="return" value="checkout"')
})
