import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WireCart } from '#/cart/lines/cart.contract.ts'
import { mergeGuestCart } from '#/cart/merge/merge-carts.server.ts'
import { addItems } from '#/cart/lines/cart.server.ts'
import { openCustomerCart } from '#/cart/merge/own-cart.server.ts'
import { setPrice } from '../../../tests/catalogue/set-price.ts'
import { openDatabase } from '#/db/client.server.ts'
import {
  cartDatabase,
  contents,
  helmet,
  lastBell,
  lastBells,
  otherHelmet,
  shopper,
} from '../../../tests/helpers/cart-shop.ts'
import { testContextOf } from '../../../tests/helpers/context.ts'
import { anItem } from '../../../tests/helpers/order-shop.ts'
import { testShop, type TestShop } from '../../../tests/helpers/shop.ts'

const database = await cartDatabase()
/** Stands for two processes: each has its own pool, cache and server, on one database. */
const shops = [await testShop({}, database), await testShop({}, database)] as const

const cookieIn = (response: Response) =>
  /cart_id=([\da-f]{32})/.exec(response.headers.getSetCookie().join())?.[1] ?? ''
const inCart = (id: string) => ({ cookies: { cart_id: id } })

async function add(shop: TestShop, sku: string, id?: string, headers = {}) {
  const body = { cartItems: [{ sku, quantity: 1 }] }
  return shop.post('/nuxt/api/cart/add-item', body, { ...(id && inCart(id)), headers })
}
async function fetchCart(shop: TestShop, id: string): Promise<WireCart> {
  const response = await shop.get('/nuxt/api/cart/fetch-cart', inCart(id))
  return ((await response.json()) as { cart: WireCart }).cart
}

test('neither loses nor doubles any of twenty concurrent adds', async () => {
  const id = cookieIn(await add(shops[0], helmet))
  const skus = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? helmet : otherHelmet))
  const answers = await Promise.all(
    skus.map((sku, index) => add(shops[index % 2 === 0 ? 0 : 1], sku, id)),
  )
  expect(answers.map(({ status }) => status)).toEqual(skus.map(() => 200))
  const cart = await fetchCart(shops[1], id)
  expect(contents(cart)).toEqual({ [helmet]: 11, [otherHelmet]: 10 })
  expect(cart.version).toBe(21)
})

test('never adds more than the stock level by parallel calls', async () => {
  const id = cookieIn(await add(shops[0], helmet))
  await Promise.all(
    Array.from({ length: 10 }, (_, index) => add(shops[index % 2 === 0 ? 0 : 1], lastBell, id)),
  )
  expect(contents(await fetchCart(shops[0], id))).toEqual({ [helmet]: 1, [lastBell]: lastBells })
})

test('adds once for concurrent copies of a request and answers all alike', async () => {
  const id = cookieIn(await add(shops[0], otherHelmet))
  const key = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => add(shops[index % 2 === 0 ? 0 : 1], helmet, id, key)),
  )
  const [first, ...others] = await Promise.all(answers.map((answer) => answer.json()))
  expect(others).toEqual(others.map(() => first))
  expect(contents(await fetchCart(shops[1], id))).toEqual({ [otherHelmet]: 1, [helmet]: 1 })
})

test('reloads a price cached during an idempotent request when it changes', async () => {
  const shop = await testShop({}, database)
  const key = { 'idempotency-key': randomUUID() }
  const id = cookieIn(await add(shop, helmet, undefined, key))
  await setPrice(database.db, { sku: 'HLM-CREST', country: null, price: 70_00 }, new Date())
  await expect
    .poll(async () => (await fetchCart(shop, id)).prices.subtotal_including_tax.value)
    .toBe(70)
  await setPrice(database.db, { sku: 'HLM-CREST', country: null, price: 89_00 }, new Date())
})

test('merges a guest’s cart once despite concurrent merges and changes', async () => {
  const second = openDatabase({ url: database.url, onError: () => {} })
  const guest = shopper(database.db)
  const { cart } = await guest.add(helmet, 2)
  const ctxs = [testContextOf(database.db, 901), testContextOf(second.db, 901)] as const
  const own = await openCustomerCart(ctxs[0], 901)
  const ids = { guestCartId: cart.id, authCartId: own }
  const item = anItem(otherHelmet)
  const results = await Promise.all([
    mergeGuestCart(ctxs[0], ids),
    mergeGuestCart(ctxs[1], ids),
    addItems(ctxs[0], [item]),
    mergeGuestCart(ctxs[0], ids),
    addItems(ctxs[1], [item]),
  ])
  await second.close()
  expect(results.flatMap((each) => (each && 'id' in each ? [each.id] : []))).toEqual([
    own,
    own,
    own,
  ])
  const customer = shopper(database.db, { customerId: 901 })
  customer.jar.set('cart_id', own)
  expect(contents(await customer.cart())).toEqual({ [helmet]: 2, [otherHelmet]: 2 })
})

test('opens one cart for a customer on ten devices at once', async () => {
  const ids = await Promise.all(
    Array.from({ length: 10 }, () => openCustomerCart(testContextOf(database.db, 902), 902)),
  )
  expect(new Set(ids).size).toBe(1)
})

/** The actions of a shopper, and their effect on a cart that nobody else changes. */
const anAction = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    sku: fc.constantFrom(helmet, otherHelmet, lastBell),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    kind: fc.constant('set' as const),
    sku: fc.constantFrom(helmet, otherHelmet, lastBell),
    quantity: fc.integer({ min: 0, max: 4 }),
  }),
  fc.record({ kind: fc.constant('clear' as const) }),
)
type Action = typeof anAction extends fc.Arbitrary<infer A> ? A : never

function expected(model: Map<string, number>, action: Action) {
  if (action.kind === 'clear') return model.clear()
  const { sku, quantity } = action
  const held = model.get(sku) ?? 0
  if (action.kind === 'add') {
    const isEnough = sku !== lastBell || held + quantity <= lastBells
    if (isEnough) model.set(sku, held + quantity)
  } else if (held > 0) {
    if (quantity === 0) model.delete(sku)
    else if (sku !== lastBell || quantity <= Math.max(held, lastBells)) model.set(sku, quantity)
  }
}

async function act(shop: TestShop, id: string, action: Action) {
  if (action.kind === 'clear') return shop.post('/nuxt/api/cart/clear-cart', {}, inCart(id))
  const { sku, quantity } = action
  if (action.kind === 'add') {
    const body = { cartItems: [{ sku, quantity }] }
    return shop.post('/nuxt/api/cart/add-item', body, inCart(id))
  }
  const cart = await fetchCart(shop, id)
  const uid = cart.items.find((item) => item.product.sku === sku)?.uid
  const body = { cartItems: [{ cart_item_uid: uid ?? 'none', quantity }] }
  return shop.post('/nuxt/api/cart/update-cart', body, inCart(id))
}

test('matches the model after any sequence of actions on either process', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anAction, { maxLength: 12 }), async (actions) => {
      const id = cookieIn(await shops[0].post('/nuxt/api/cart/create-guest', {}))
      const model = new Map<string, number>()
      for (const [index, action] of actions.entries()) {
        await act(shops[index % 2 === 0 ? 0 : 1], id, action)
        expected(model, action)
      }
      const cart = await fetchCart(shops[0], id)
      expect(contents(cart)).toEqual(Object.fromEntries(model))
      const pieces = [...model.values()].reduce((sum, quantity) => sum + quantity, 0)
      expect(cart.total_quantity).toBe(pieces)
    }),
    { numRuns: 15 },
  )
})

test('adds up parallel changes to one cart in any order', async () => {
  const parallel = fc.array(fc.constantFrom(helmet, otherHelmet), { minLength: 2, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(parallel, async (skus) => {
      const id = cookieIn(await shops[0].post('/nuxt/api/cart/create-guest', {}))
      await Promise.all(skus.map((sku, index) => add(shops[index % 2 === 0 ? 0 : 1], sku, id)))
      const cart = await fetchCart(shops[1], id)
      const counted = Map.groupBy(skus, (sku) => sku)
      expect(contents(cart)).toEqual(
        Object.fromEntries([...counted].map(([sku, all]) => [sku, all.length])),
      )
      expect(cart.version).toBe(skus.length)
    }),
    { numRuns: 10 },
  )
})
