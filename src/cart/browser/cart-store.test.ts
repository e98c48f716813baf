import { expect, test } from 'vitest'
import type { CallCart, CartAnswer, CartCall } from './cart-calls.client.ts'
import { createCartStore } from './cart-store.client.ts'
import { aWireCart as aCart } from '../../../tests/cart/wire-cart.ts'
import type { WireCart } from '#/cart/lines/cart.contract.ts'

const answered = (cart: WireCart | null, code?: string): CartAnswer => ({
  cart,
  errors: code ? [{ code, message: `said ${code}` }] : [],
  problems: [],
})

/** A server that answers when the test lets it. */
function scriptedShop(inTurn?: Parameters<typeof createCartStore>[0]['inTurn']) {
  const calls: {
    call: CartCall
    body: unknown
    key: string | undefined
    answer: (answer: CartAnswer | null) => void
  }[] = []
  const send: CallCart = (call, body, key) =>
    new Promise((answer) => {
      calls.push({ call, body, key, answer })
    })
  let receive: (cart: WireCart | null) => void = () => {}
  const notified: (WireCart | null)[] = []
  const tabs = {
    publish: (cart: WireCart | null) => void notified.push(cart),
    subscribe: (listener: typeof receive) => {
      receive = listener
    },
  }
  const store = createCartStore({ send, tabs, hint: () => 0, inTurn })
  const next = async () => {
    await settled()
    const call = calls.shift()
    if (!call) throw new Error('The page asked for nothing.')
    return call
  }
  return { store, calls, next, notified, fromOtherTab: (cart: WireCart | null) => receive(cart) }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('drops a response older than the cart shown', async () => {
  const { store, fromOtherTab } = scriptedShop()
  fromOtherTab(aCart(5))
  fromOtherTab(aCart(4))
  expect(store.state().cart?.version).toBe(5)
})

test('sends only the first and the last of many quick changes', async () => {
  const { store, next, calls } = scriptedShop()
  for (const quantity of [2, 3, 4, 5]) store.setQuantity('line', quantity)
  const first = await next()
  expect(first.body).toEqual({ cartItems: [{ cart_item_uid: 'line', quantity: 5 }] })
  store.setQuantity('line', 6)
  store.setQuantity('line', 7)
  first.answer(answered(aCart(1, 5)))
  const second = await next()
  expect(second.body).toEqual({ cartItems: [{ cart_item_uid: 'line', quantity: 7 }] })
  expect(store.state().pendingQuantities.get('line')).toBe(7)
  second.answer(answered(aCart(2, 7)))
  await settled()
  expect(store.state()).toMatchObject({ count: 7, pendingQuantities: new Map() })
  expect(calls).toEqual([])
})

test('resends a lost add with the same key', async () => {
  const { store, next } = scriptedShop()
  const added = store.add('add-item', [{ sku: 'A', quantity: 1 }])
  const lost = await next()
  lost.answer(null)
  const retry = await next()
  expect(retry.key).toBe(lost.key)
  expect(retry.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  retry.answer(answered(aCart(1)))
  expect(await added).toEqual({ bikeUid: null })
})

test('of two tabs without a cart, the second adds once the first has one', async () => {
  let queue: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<CartAnswer | null>) => {
    const next = queue.then(work)
    queue = next
    return next
  }
  const [one, other] = [scriptedShop(inTurn), scriptedShop(inTurn)]
  void one.store.add('add-item', [{ sku: 'A', quantity: 1 }])
  const first = await one.next()
  void other.store.add('add-item', [{ sku: 'B', quantity: 1 }])
  await settled()
  expect(other.calls).toEqual([])
  first.answer(answered(aCart(1)))
  await settled()
  expect(other.calls).toHaveLength(1)
})

test('waits for an add that is still under way, and shows no problem', async () => {
  const { store, next } = scriptedShop()
  const added = store.add('add-item', [{ sku: 'A', quantity: 1 }])
  const slow = await next()
  slow.answer(null)
  for (let tries = 0; tries < 2; tries += 1) {
    const retry = await next()
    expect(retry.key).toBe(slow.key)
    retry.answer(answered(null, 'IDEMPOTENCY_IN_FLIGHT'))
  }
  const last = await next()
  last.answer(answered(aCart(1)))
  expect(await added).toEqual({ bikeUid: null })
  expect(store.state()).toMatchObject({ error: null, count: 1 })
})

test('says once what several lines of the same name have in common', async () => {
  const { store, fromOtherTab } = scriptedShop()
  const notice = { code: 'PRICE_CHANGED', message: 'The price of Keld has changed.' }
  fromOtherTab({ ...aCart(1), notices: [notice, notice] })
  expect(store.state().notices).toEqual([notice.message])
})

test('returns the line of an added bike only', async () => {
  const { store, next } = scriptedShop()
  const added = store.add('add-bike', [{ sku: 'B', quantity: 1 }])
  ;(await next()).answer({ ...answered(aCart(1)), bikeUid: 'b1' })
  expect(await added).toEqual({ bikeUid: 'b1' })
  const refused = store.add('add-bike', [{ sku: 'B', quantity: 99 }])
  ;(await next()).answer({
    ...answered(aCart(1)),
    problems: [{ code: 'X', message: 'no', path: [0] }],
  })
  expect(await refused).toBeNull()
})

test('opens a new cart when adding to one that is gone', async () => {
  const { store, next } = scriptedShop()
  const added = store.add('add-item', [{ sku: 'A', quantity: 1 }])
  const refused = await next()
  refused.answer(answered(null, 'CART_NOT_ACTIVE'))
  const retry = await next()
  expect(retry.key).not.toBe(refused.key)
  retry.answer(answered(aCart(1)))
  expect(await added).toEqual({ bikeUid: null })
  expect(store.state().error).toBeNull()
})

test.each(['CART_NOT_FOUND', 'CART_NOT_ACTIVE'])(
  'empties the cart without an error on %s',
  async (code) => {
    const { store, next, fromOtherTab, notified } = scriptedShop()
    fromOtherTab(aCart(3))
    const refreshed = store.refresh()
    ;(await next()).answer(answered(null, code))
    await refreshed
    expect(store.state()).toMatchObject({ cart: null, count: 0, error: null })
    expect(notified).toEqual([null])
  },
)

test('replaces a cart that belongs to somebody else', async () => {
  const { store, next } = scriptedShop()
  const refreshed = store.refresh()
  ;(await next()).answer(answered(null, 'CART_FORBIDDEN'))
  const opened = await next()
  expect(opened.call).toBe('create-guest')
  opened.answer(answered(null))
  await refreshed
  expect(store.state().error).toBeNull()
})

test('shows any other error message', async () => {
  const { store, next } = scriptedShop()
  const tried = store.applyCoupon('X')
  ;(await next()).answer(answered(null, 'COUPON_INVALID'))
  expect(await tried).toBe(false)
  expect(store.state().couponError).toBe('said COUPON_INVALID')
})

test('notifies other tabs of every change', async () => {
  const { store, next, notified } = scriptedShop()
  const added = store.add('add-item', [{ sku: 'A', quantity: 1 }])
  ;(await next()).answer(answered(aCart(1)))
  await added
  expect(notified).toEqual([aCart(1)])
})
