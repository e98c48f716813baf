import { expect, test } from 'vitest'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import { defaultCountry, findCountry } from '#/country/country.ts'
import { isPageAnswer } from '#/navigation/payload/payload-answer.ts'
import {
  bike,
  cartShop,
  helmet,
  paint,
  paintedBike,
  paintedWith,
  shopper,
  wheels,
} from '../../tests/helpers/cart-shop.ts'
import { testShop } from '../../tests/helpers/shop.ts'
import { cartChangeEvents, cartPieces, cartShown } from './cart-events.client.ts'
import { aboutItems, chosenFrom, type ItemList, type ShopEvent } from './events.ts'
import { newsOf } from './page-events.client.ts'

const shop = await cartShop({ DATA_LAYER: 'on' })
const { database } = shop
const { db } = database

const countries = ['gb', 'de', 'jp', 'hu'] as const

/** The events that a page in a country sends to the data layer. */
async function newsAt(path: string, country: string, before: readonly ItemList[] = []) {
  const url = `${path.split('?')[0]}_payload.json?${path.split('?')[1] ?? ''}`
  const answer: unknown = await (
    await shop.get(url, { cookies: { location_country: country } })
  ).json()
  if (!isPageAnswer(answer)) throw new Error(`${path} is no page`)
  return { answer, news: newsOf(answer, before) }
}

test.each(countries)('in %s the cart shown has the value that the cart has', async (code) => {
  const guest = shopper(db, { visitor: { country: findCountry(code) ?? defaultCountry } })
  await guest.addItems(paintedBike)
  await guest.add(helmet, 3)
  const cart = await guest.cart()
  const { subtotal_including_tax: subtotal } = cart.prices
  expect(cartShown(cart)).toMatchObject([
    { ecommerce: { currency: subtotal.currency, value: subtotal.value } },
  ])
  // The bike and its paint are one item.
  expect(cart.items).toHaveLength(3)
  expect(cartPieces(cart).map(({ sku, quantity }) => [sku, quantity])).toEqual([
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

/** The sums of events, as they are added up in a report. */
const valueOf = (events: readonly ShopEvent[]) =>
  events.reduce((sum, event) => {
    const named = 'ecommerce' in event && 'value' in event.ecommerce ? event.ecommerce.value : 0
    return sum + (event.event === 'remove_from_cart' ? -named : named)
  }, 0)

test.each(countries)(
  'in %s what is added with a coupon has the value in the cart',
  async (code) => {
    const guest = shopper(db, { visitor: { country: findCountry(code) ?? defaultCountry } })
    await guest.add(helmet, 1)
    await guest.call('apply-coupon', { couponCode: 'TEN' })
    const before = await guest.cart()
    const { cart: after } = await guest.add(helmet, 2)
    const [line] = after.items
    const items = [{ sku: helmet, quantity: 2 }]
    const added = cartChangeEvents({ kind: 'added', items, bikeUid: null, cart: after })
    const grown = valueOf(cartShown(after)) - valueOf(cartShown(before))
    expect(line?.prices.discounts?.[0]?.amount.value).toBeGreaterThan(0)
    // A share may be rounded by the smallest coin.
    const coin = after.prices.subtotal_including_tax.currency === 'JPY' ? 1 : 0.01
    expect(Math.abs(valueOf(added) - grown)).toBeLessThanOrEqual(coin + 1e-9)
    const empty: WireCart = { ...after, items: [] }
    const uid = line?.uid ?? ''
    const removed = cartChangeEvents({ kind: 'counted', uid, before: after, after: empty })
    expect(valueOf(removed)).toBeCloseTo(-valueOf(cartShown(after)), 5)
  },
)

/** A shopper with a bike in their cart, and the cart after it was given another build. */
async function edited(cartItems: object[], inCart: object[] = []) {
  const guest = shopper(db)
  for (const items of [[{ sku: bike, quantity: 1, ref: 'a' }], ...inCart.map((each) => [each])])
    await guest.call('add-bike', { cartItems: items })
  const before = await guest.cart()
  const uid = before.items[0]?.uid ?? ''
  await guest.call('update-bike', { cart_item_uid: uid, cartItems })
  const after = await guest.cart()
  return { before, after, events: cartChangeEvents({ kind: 'replaced', uid, before, after }) }
}

test('a bike in the cart that gets another paint leaves as it was and comes as it is', async () => {
  const { before, after, events } = await edited(paintedWith([]))
  const ids = { item_id: 'MOORTI-RIVAL', item_sku: bike }
  const price = (cart: WireCart) => cart.prices.subtotal_including_tax.value
  expect(price(after)).toBeGreaterThan(price(before))
  expect(events).toMatchObject([
    { event: 'remove_from_cart', ecommerce: { value: price(before), items: [ids] } },
    { event: 'removeFromCart', ecommerce: { remove: { products: [{ price: price(before) }] } } },
    { event: 'add_to_cart', ecommerce: { value: price(after), items: [ids] } },
    { event: 'addToCart', ecommerce: { add: { products: [{ price: price(after) }] } } },
  ])
  expect(valueOf(events)).toBeCloseTo(price(after) - price(before), 5)
})

test('a bike that becomes the same as another in the cart adds its own pieces only', async () => {
  const wheeled = { sku: bike, quantity: 1, selected_options: [wheels] }
  const { before, after, events } = await edited([wheeled], [wheeled])
  expect([before.items.length, after.items.length]).toEqual([2, 1])
  expect(events).toMatchObject([
    { event: 'remove_from_cart', ecommerce: { items: [{ quantity: 1 }] } },
    { event: 'removeFromCart' },
    { event: 'add_to_cart', ecommerce: { items: [{ quantity: 1 }] } },
    { event: 'addToCart' },
  ])
})

test('an update that leaves the bike as it was is no change', async () => {
  expect((await edited([{ sku: bike, quantity: 1, ref: 'a' }])).events).toEqual([])
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
  const { news } = await newsAt('/accessories/helmets/', code)
  const { lists } = news
  const itsList = { item_list_id: 'accessories/helmets' }
  expect(news.events).toMatchObject([{ event: 'view_item_list', ecommerce: itsList }])
  const { answer, news: product } = await newsAt('/crest-helmet/?size=M', code, lists)
  const { price } = answer.data as { price: { price: Parameters<typeof toPiece>[0] } }
  expect(product.events).toMatchObject([
    { event: 'select_item', ecommerce: { ...itsList, items: [{ item_id: 'HLM-CREST' }] } },
    { event: 'view_item', ecommerce: toPiece(price.price) },
  ])
})

test('a list has the same id in both languages, and a name in each', async () => {
  const [english, german] = await Promise.all(
    ['en', 'de'].map(async (language) => {
      const cookies = { location_country: 'gb', i18n_redirected: language }
      const page: unknown = await (
        await shop.get('/accessories/helmets/_payload.json', { cookies })
      ).json()
      return isPageAnswer(page) ? newsOf(page, []).events[0] : null
    }),
  )
  const list = { item_list_id: 'accessories/helmets' }
  expect(english).toMatchObject({ ecommerce: { ...list, item_list_name: 'Helmets' } })
  expect(german).toMatchObject({ ecommerce: { ...list, item_list_name: 'Helme' } })
})

/** Every item of these events; the older form names them products. */
const idsIn = (events: readonly ShopEvent[]): Set<string> =>
  new Set(
    events.flatMap((event) => {
      if (!('ecommerce' in event)) return []
      if ('items' in event.ecommerce) return event.ecommerce.items.map(({ item_id: id }) => id)
      const { products } = 'add' in event.ecommerce ? event.ecommerce.add : event.ecommerce.remove
      return products.map(({ id }) => id)
    }),
  )

test('a product has one id from the list to the cart, the one by which the feed groups its variants', async () => {
  const { news: list } = await newsAt('/accessories/helmets/', 'gb')
  const { news: product } = await newsAt('/crest-helmet/?size=M&colour=ink', 'gb', list.lists)
  const { cart } = await shopper(db).add(helmet)
  const items = [{ sku: helmet, quantity: 1 }]
  const added = cartChangeEvents({ kind: 'added', items, bikeUid: null, cart })
  const feed = await (await shop.get('/feeds/products.xml')).text()
  const [, group] = new RegExp(`<g:id>${helmet}</g:id><g:item_group_id>([^<]*)<`).exec(feed) ?? []
  const crest = list.lists.flatMap(({ pieces }) => pieces.filter(({ name }) => /Crest/.test(name)))
  expect(crest.map(({ id }) => id)).toEqual([group])
  expect(idsIn([...product.events, ...added, ...cartShown(cart)])).toEqual(new Set([group]))
  expect([product.events.at(-1), added[0]]).toMatchObject([
    { ecommerce: { items: [{ item_sku: helmet }] } },
    { ecommerce: { items: [{ item_sku: helmet }] } },
  ])
})

test('a model is a list of its bikes, one of which is opened or configured', async () => {
  const { news: bikes } = await newsAt('/bikes/', 'gb')
  const { news: model } = await newsAt('/moor-ti/', 'gb', bikes.lists)
  expect(model.events.map(({ event }) => event)).toContain('view_item_list')
  expect(model.events.at(-1)).toMatchObject({
    ecommerce: { item_list_id: 'moor-ti' },
  })
  expect(model.lists[0]?.pieces.map(({ id }) => id)).toContain('MOORTI-RIVAL')
  for (const path of ['/moor-ti-rival/?size=M', '/moor-ti-rival/build-v2/?size=M']) {
    const { news } = await newsAt(path, 'gb', model.lists)
    expect(news.events).toMatchObject([
      { event: 'select_item', ecommerce: { item_list_id: 'moor-ti' } },
      { event: 'view_item', ecommerce: { items: [{ item_id: 'MOORTI-RIVAL', item_sku: bike }] } },
    ])
    const [selected, viewed] = news.events
    const nameIn = (event: ShopEvent | undefined) =>
      event && 'ecommerce' in event && 'items' in event.ecommerce
        ? event.ecommerce.items[0]?.item_name
        : null
    expect(nameIn(selected)).toBe(nameIn(viewed))
  }
})

test('the configurator shows the bike at the price of the build in its URL', async () => {
  const valueAt = async (query: string) => {
    const { news } = await newsAt(`/moor-ti-rival/build-v2/?size=M${query}`, 'gb')
    return valueOf(news.events)
  }
  const { cart } = await shopper(db).add(bike)
  expect(await valueAt('')).toBe(cart.prices.subtotal_including_tax.value)
  expect(await valueAt(`&frameColour=${paint}`)).toBeGreaterThan(await valueAt(''))
})

/** The amounts of one piece at this price. */
function toPiece(price: Parameters<typeof aboutItems>[1][number]['price']) {
  const [event] = aboutItems('view_item', [{ id: 'HLM-CREST', name: '', price, quantity: 1 }])
  const { currency, value } = event?.event === 'view_item' ? event.ecommerce : {}
  return {
    currency,
    value,
    items: [{ item_id: 'HLM-CREST', item_sku: helmet, item_category: 'Helmets' }],
  }
}

test('a search is reported with its words and the number of results', async () => {
  const { news } = await newsAt('/search/?q=crest', 'gb')
  expect(news.events).toMatchObject([
    { event: 'search', search_term: 'crest' },
    { event: 'view_item_list', ecommerce: { item_list_id: 'search' } },
  ])
})

test('a search that finds nothing is a list of what the shop shows instead', async () => {
  const { news } = await newsAt('/search/?q=xyzzyqua', 'gb')
  expect(news.events).toMatchObject([
    { event: 'search', search_term: 'xyzzyqua', results: 0 },
    { event: 'view_item_list', ecommerce: { item_list_id: 'search/instead' } },
  ])
  const [instead] = news.lists.flatMap(({ pieces }) => pieces)
  expect(chosenFrom(news.lists, instead?.id ?? '')).toMatchObject([
    { event: 'select_item', ecommerce: { item_list_id: 'search/instead' } },
  ])
})

test('other pages tell nothing, nor does the review of a bike that is in the cart already', async () => {
  expect((await newsAt('/stores/', 'gb')).news.events).toEqual([])
  expect((await newsAt('/moor-ti-rival/review/', 'gb')).news.events).toEqual([])
})

test('pages say nothing of the data layer unless it is set up', async () => {
  const without = await testShop({}, database)
  expect(await (await without.get('/')).text()).not.toContain('dataLayer')
  expect(await (await shop.get('/')).text()).toContain('"dataLayer":"on"')
})
