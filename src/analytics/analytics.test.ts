import { expect, test } from 'vitest'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import { defaultCountry, findCountry } from '#/country/country.ts'
import { isPageAnswer } from '#/navigation/payload/payload-answer.ts'
import {
  bike,
  helmet,
  paint,
  shopper,
  stockCartShop,
  wheels,
} from '../../tests/helpers/cart-shop.ts'
import { testDatabase } from '../../tests/helpers/database.ts'
import { testShop } from '../../tests/helpers/shop.ts'
import { cartChangeEvents, cartPieces, cartShown } from './cart-events.client.ts'
import { aboutItems, type ItemList } from './events.ts'
import { newsOf } from './page-events.client.ts'

const database = await testDatabase()
const { db } = database
await stockCartShop(db)
const shop = await testShop({ DATA_LAYER: 'on' }, database)

const countries = ['gb', 'de', 'jp', 'hu'] as const

/** The events that a page in a country sends to the data layer. */
async function newsAt(path: string, country: string, before: ItemList | null = null) {
  const url = `${path.split('?')[0]}_payload.json?${path.split('?')[1] ?? ''}`
  const answer: unknown = await (
    await shop.get(url, { cookies: { location_country: country } })
  ).json()
  if (!isPageAnswer(answer)) throw new Error(`${path} is no page`)
  return { answer, news: newsOf(answer, before) }
}

test.each(countries)('in %s the cart shown has the value that the cart has', async (code) => {
  const guest = shopper(db, { visitor: { country: findCountry(code) ?? defaultCountry } })
  await guest.call('add-bike', {
    cartItems: [
      { sku: bike, quantity: 1, ref: 'a', selected_options: [wheels] },
      { sku: paint, quantity: 1, associated_ref: 'a' },
    ],
  })
  await guest.add(helmet, 3)
  const cart = await guest.cart()
  const { subtotal_including_tax: subtotal } = cart.prices
  expect(cartShown(cart)).toMatchObject([
    { ecommerce: { currency: subtotal.currency, value: subtotal.value } },
  ])
  // The bike and its paint are one item.
  expect(cart.items).toHaveLength(3)
  expect(cartPieces(cart).map(({ id, quantity }) => [id, quantity])).toEqual([
    [bike, 1],
    [helmet, 3],
  ])
})

test.each(countries)('in %s a coupon is taken off the value', async (code) => {
  const guest = shopper(db, { visitor: { country: findCountry(code) ?? defaultCountry } })
  await guest.add(helmet, 3)
  await guest.call('apply-coupon', { couponCode: 'TEN' })
  const cart = await guest.cart()
  const { subtotal_including_tax: subtotal, discounts } = cart.prices
  const off = discounts?.[0]?.amount.value ?? 0
  expect(off).toBeGreaterThan(0)
  const [event] = cartShown(cart)
  const { value = 0, items = [] } = event?.event === 'view_cart' ? event.ecommerce : {}
  expect(value).toBeCloseTo(subtotal.value - off, 5)
  expect(items[0]?.discount).toBeGreaterThan(0)
})

test('an event has the quantity that changed, not that of the line', async () => {
  const guest = shopper(db)
  const { cart: two } = await guest.add(helmet, 2)
  const { cart: five } = await guest.add(helmet, 3)
  const items = [{ sku: helmet, quantity: 3 }]
  const price = two.items[0]?.prices.price_including_tax.value ?? 0
  expect(cartChangeEvents({ kind: 'added', items, bikeUid: null, cart: five })).toMatchObject([
    { event: 'add_to_cart', ecommerce: { value: price * 3, items: [{ quantity: 3, price }] } },
    { event: 'addToCart' },
  ])
  const uid = five.items[0]?.uid ?? ''
  const less = cartChangeEvents({ kind: 'counted', uid, before: five, after: two })
  expect(less).toMatchObject([
    { event: 'remove_from_cart', ecommerce: { items: [{ quantity: 3 }] } },
    { event: 'removeFromCart' },
  ])
  const more = cartChangeEvents({ kind: 'counted', uid, before: two, after: five })
  expect(more).toMatchObject([{ event: 'add_to_cart' }, { event: 'addToCart' }])
  expect(cartChangeEvents({ kind: 'counted', uid, before: two, after: two })).toEqual([])
})

test('a removed line is reported with the price that it had', async () => {
  const guest = shopper(db)
  const { cart } = await guest.add(helmet, 2)
  const empty: WireCart = { ...cart, items: [] }
  const change = {
    kind: 'counted',
    uid: cart.items[0]?.uid ?? '',
    before: cart,
    after: empty,
  } as const
  expect(cartChangeEvents(change)).toMatchObject([
    {
      event: 'remove_from_cart',
      ecommerce: { value: cart.prices.subtotal_including_tax.value, items: [{ quantity: 2 }] },
    },
    { event: 'removeFromCart' },
  ])
})

test.each(countries)('in %s a list, and the product opened from it', async (code) => {
  const { news } = await newsAt('/accessories/', code)
  const { list } = news
  expect(news.events).toMatchObject([{ event: 'view_item_list' }])
  const { answer, news: product } = await newsAt('/crest-helmet/?size=M', code, list)
  const { price } = answer.data as { price: { price: Parameters<typeof toPiece>[0] } }
  expect(product.events).toMatchObject([
    { event: 'select_item', ecommerce: { items: [{ item_id: 'crest-helmet' }] } },
    { event: 'view_item', ecommerce: toPiece(price.price) },
  ])
})

/** The amounts of one piece at this price. */
function toPiece(price: Parameters<typeof aboutItems>[1][number]['price']) {
  const [event] = aboutItems('view_item', [{ id: helmet, name: '', price, quantity: 1 }])
  const { currency, value } = event?.event === 'view_item' ? event.ecommerce : {}
  return { currency, value, items: [{ item_id: helmet, item_category: 'Helmets' }] }
}

test('a search is reported with its words and the number of results', async () => {
  const { news } = await newsAt('/search/?q=crest', 'gb')
  expect(news.events).toMatchObject([
    { event: 'search', search_term: 'crest' },
    { event: 'view_item_list', ecommerce: { item_list_id: 'search' } },
  ])
})

test('other pages tell nothing', async () => {
  expect((await newsAt('/stores/', 'gb')).news.events).toEqual([])
})

test('pages say nothing of the data layer unless it is set up', async () => {
  const without = await testShop({}, database)
  expect(await (await without.get('/')).text()).not.toContain('dataLayer')
  expect(await (await shop.get('/')).text()).toContain('"dataLayer":"on"')
})
