import { expect, test } from 'vitest'
import { shownLines } from '#/cart/browser/shown-lines.client.ts'
import {
  bike,
  cartDatabase,
  contents,
  helmet,
  paint,
  paintedBike,
  paintedWith,
  shopper,
  wheels,
} from '../../../tests/helpers/cart-shop.ts'

const { db } = await cartDatabase()

test('adds a bike and its paint as two associated items', async () => {
  const { answer, cart, bikeUid } = await shopper(db).addItems(paintedBike)
  const [frame, colour] = cart?.items ?? []
  expect(bikeUid).toBe(frame?.uid)
  expect(answer['reviewUrl']).toBe('/moor-ti-rival/review/')
  expect(frame?.product.__typename).toBe('BundleProduct')
  expect(frame?.associated_uid).toBe(colour?.uid)
  expect(colour?.associated_uid).toBe(frame?.uid)
  expect(frame?.bundle_options?.[0]?.values[0]?.sku).toBe('WHL-C40')
  // A painted bike does not list its standard colour.
  expect(frame?.configurable_options).toEqual([{ label: 'Size', value: 'M' }])
})

test('gives the amount that each part adds to the bike’s price', async () => {
  const guest = shopper(db)
  const priceOf = async (selected_options: string[]) => {
    const { cart } = await guest.addItems([{ sku: bike, quantity: 1, selected_options }])
    return cart?.items.at(-1)
  }
  const plain = await priceOf([])
  const built = await priceOf([wheels])
  const added = built?.bundle_options?.[0]?.values[0]?.priceV2
  const unit = (item: typeof plain) => item?.prices.price_including_tax.value ?? NaN
  expect(added).toEqual({ value: unit(built) - unit(plain), currency: 'GBP' })
  expect(added?.value).not.toBe(0)
})

const matt = btoa('bundle/57/PNT-MATT/1')
const up = btoa('bundle/60/PNT-ANGLE-90/1')

test('shows a custom bike with its paint and wheels, and a standard one without', async () => {
  const guest = shopper(db)
  await guest.addItems(paintedWith([matt, wheels]))
  const { cart } = await guest.add(bike)
  const urls = cart.items.map(({ product }) => product.image?.url.replace(/\?.*/, ''))
  expect(urls).toEqual([
    `/img/w_320,b_stone100/bike/moor-ti-rival/raw~PNT-MATT~${paint}~WHL-C40.svg`,
    `/img/w_320,b_stone100/component/${paint}.svg`,
    '/img/w_320,b_stone100/bike/moor-ti-rival/raw.svg',
  ])
  expect(cart.items[0]?.product.image?.alt).toBe('Moor Ti Rival XPLR in Fog')
})

test('the name of a paint says what it fades to, so the fade is not listed as an option as well', async () => {
  const fade = btoa('bundle/59/PNT-FADE-INK/1')
  const { cart } = await shopper(db).addItems(paintedWith([fade, up, wheels]))
  const [line, ...others] = cart ? shownLines(cart) : []
  expect(others).toEqual([])
  expect(line?.paint).toBe('Fog to Ink')
  expect(line?.parts).toHaveLength(2)
  expect(line?.parts.join()).not.toContain('Ink')
})

test.each([
  ['a finish without a colour', [{ sku: bike, quantity: 1, selected_options: [matt] }]],
  ['a direction without a fade', paintedWith([up])],
])('refuses %s', async (_what, cartItems) => {
  const { user_errors, bikeUid } = await shopper(db).addItems(cartItems)
  expect(user_errors.map(({ code, path }) => [code, path])).toEqual([['NOT_SALABLE', [0]]])
  expect(bikeUid).toBeNull()
})

test('charges the difference to the replaced part', async () => {
  const plain = shopper(db)
  const { cart: asShown } = await plain.add(bike)
  const built = shopper(db)
  await built.addItems(paintedBike)
  const cart = await built.cart()
  const before = asShown.items[0]?.prices.price_including_tax.value ?? 0
  expect(cart.items[0]?.prices.price_including_tax.value).toBe(before + 1149 - 399)
  expect(cart.items[1]?.prices.price_including_tax.value).toBe(250)
  expect(cart.prices.subtotal_including_tax.value).toBe(before + 1149 - 399 + 250)
})

test('changes nothing for a bike with unknown paint', async () => {
  const guest = shopper(db)
  const before = (await guest.add(helmet)).cart.version
  const { user_errors, bikeUid } = await guest.addItems(paintedWith([], 'BBCOLOUR-NONE'))
  expect(user_errors).toHaveLength(1)
  expect(user_errors[0]?.path).toEqual([1])
  expect(bikeUid).toBeNull()
  const cart = await guest.cart()
  expect(contents(cart)).toEqual({ [helmet]: 1 })
  expect(cart.version).toBe(before)
})

test('keeps two builds of one bike on two lines', async () => {
  const guest = shopper(db)
  await guest.addItems(paintedBike)
  await guest.addItems([{ sku: bike, quantity: 1 }])
  await guest.addItems(paintedBike)
  const cart = await guest.cart()
  expect(cart.items.map(({ product, quantity }) => [product.sku, quantity])).toEqual([
    [bike, 2],
    [paint, 2],
    [bike, 1],
  ])
})

test('refuses to change paint alone, and changes and removes it with its bike', async () => {
  const guest = shopper(db)
  await guest.addItems(paintedBike)
  const [frame, colour] = (await guest.cart()).items
  const change = { cartItems: [{ cart_item_uid: colour?.uid, quantity: 2 }] }
  const { answer } = await guest.call('update-cart', change)
  expect((answer['updateCartItems'] as { errors: unknown[] }).errors).toEqual([
    expect.objectContaining({
      message:
        'Custom paint belongs to its bike and cannot be changed on its own. Edit the build instead.',
    }),
  ])
  await guest.call('update-cart', { cartItems: [{ cart_item_uid: frame?.uid, quantity: 3 }] })
  expect(contents(await guest.cart())).toEqual({ [bike]: 3, [paint]: 3 })
  await guest.call('remove-item', { cartItemId: frame?.uid })
  expect((await guest.cart()).items).toEqual([])
})
